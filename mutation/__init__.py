"""How sharp the features are: every small change to the rules must turn one of their cases red."""
