"""Tables in chat rooms: people play together from any chat client.

A line goes ``irc`` -> ``host`` -> ``room`` -> ``seat_session`` -> the table.  What happened
goes the table -> ``room`` -> ``outbox`` -> ``send_queue`` -> ``irc``.  Only ``irc``,
with ``isupport``, and ``host`` know about the network and the time.

``protocol`` is what the host program and a client of ours say to each other; ``client`` is our own
client, at a table that somebody else hosts or, without a network, at that of this program.
"""
