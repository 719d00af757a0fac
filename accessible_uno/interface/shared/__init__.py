"""Several people at one keyboard: each has a session, and one at a time has the keyboard."""
