"""The output channels: text, speech, short sounds, braille."""
