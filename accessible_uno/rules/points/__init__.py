"""What a round earns, and what ends a match."""
