"""Short sounds (earcons) that accompany the words, made and played by a worker process."""
