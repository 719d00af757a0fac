"""What the player types, and what becomes of it."""
