"""Settings: one schema, from which the file, the commands and the command line are derived."""
