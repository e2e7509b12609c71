"""The same features under other runners: they are ordinary Gherkin, and their verdicts are the same."""
