"""UNO at the keyboard, by ear and by finger."""
