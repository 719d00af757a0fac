"""Cards that the usual deck does not have."""
