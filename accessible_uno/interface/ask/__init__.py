"""Questions to the player: how they are asked and answered, and which there are."""
