"""Tournaments: many rounds or matches among bots, on every core, and what came of them."""
