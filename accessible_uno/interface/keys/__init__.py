"""Keys: their names, and what each of them does."""
