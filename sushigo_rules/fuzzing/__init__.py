"""Comparing an implementation with the reference on generated positions, turns and whole games."""
