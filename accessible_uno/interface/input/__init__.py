"""What the player types and presses, and what it does; behind ``InputLoop``."""
