"""The command ``sushigo-rules``: one module per sub-command."""
