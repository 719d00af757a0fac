"""Limits of time."""
