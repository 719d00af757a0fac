"""From a typed line, in French or in English, to an intent; without any terminal."""
