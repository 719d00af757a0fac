"""Lines and keys of the player, and their effects; ``InputLoop`` leads to all."""
