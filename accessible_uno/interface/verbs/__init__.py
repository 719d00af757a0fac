"""The table of verbs: what each command is, what it does, and where it may be said."""
