"""Short sounds beside the words."""
