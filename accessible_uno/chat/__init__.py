"""Tables in chat rooms: people play together from any chat client.

A line goes ``irc_client`` -> ``host`` -> ``room`` -> ``seat_session`` -> the table.  What happened
goes the table -> ``room`` -> ``outbox`` -> ``send_queue`` -> ``irc_client``.  Only ``irc_client``
and ``host`` know about the network and the time.
"""
