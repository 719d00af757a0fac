"""Commands that change something beside the cards: settings, keys, words, levels, pauses."""
