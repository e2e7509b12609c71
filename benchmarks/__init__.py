"""How fast the engine plays, and how fast the suite asks."""
