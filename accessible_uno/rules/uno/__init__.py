"""Announcing UNO, and forgetting it."""
