"""The game record: text to actions and back, positions, checks and replays."""
