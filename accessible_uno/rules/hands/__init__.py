"""Hands that are exchanged or passed on."""
