"""The game on a braille display: the table as items, the help of the keys, the yes or no."""
