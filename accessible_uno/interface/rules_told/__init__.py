"""The rules of a table in words, and the words for presets and options."""
