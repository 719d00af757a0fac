"""The voice that is heard: our own, Speech Dispatcher's, or that of the player's screen reader.

The game's side: ``voice`` is told what to say, ``mouth`` sends it to a worker process piece by
piece, ``channels`` names the workers.  A worker's side: ``worker`` speaks through pyttsx3 and plays
each sound by a process of its own; ``dispatcher`` and ``bridge`` hand the words to another program,
by way of ``hosting``.  ``protocol`` is what both sides say to each other.

Nothing is imported here, so that a worker starts without what only the game needs.
"""
