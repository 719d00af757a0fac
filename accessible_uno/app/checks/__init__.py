"""What the doctor looks for, and what mends it."""
