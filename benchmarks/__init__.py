"""How fast the engine plays."""
