"""The game record: reads and writes the notation, sets positions up, checks expectations."""
