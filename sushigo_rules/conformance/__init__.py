"""Asking an implementation, the reference or an outside one, what the rules say."""
