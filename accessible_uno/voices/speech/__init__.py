"""Our own voice: pyttsx3 in a worker process, each sound played by a process of its own.

Nothing is imported here, so that the worker starts without what only the game needs.
"""
