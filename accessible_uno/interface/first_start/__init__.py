"""The first start: who plays, how they hear and feel the game, asked once in a few questions."""
