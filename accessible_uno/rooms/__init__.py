"""Tables that several people reach: by any chat program, by our own client, at this keyboard.

A line goes a carrier -> ``host`` -> ``room`` -> ``commands`` -> ``game`` -> the table.  What
happened goes the table -> ``game`` -> an outbox -> each carrier.  ``carrier`` says what one is;
``irc`` is one.

``protocol`` is what the host program and a client of ours say to each other; ``client`` is our own
client, at a table that somebody else hosts or at that of this program.
"""
