"""Several cards laid in one turn."""
