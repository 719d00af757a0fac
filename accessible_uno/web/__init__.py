"""The page: the game in a browser, its console and voices, and its files in ``site/``."""
