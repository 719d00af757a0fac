"""Lines and keys: the terminal side of the interface, which knows nothing of the game.

Import from the modules: this package imports none of them, so that one module costs only itself.
"""
