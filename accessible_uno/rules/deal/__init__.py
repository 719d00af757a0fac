"""Who deals, how many cards, and how a round opens."""
