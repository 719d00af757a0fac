"""The output channels: text, speech, braille."""
