"""The texts, in French and English."""
