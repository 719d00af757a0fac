"""What the host program and our own client say to each other: ``docs/protocol.md`` describes it.

``frames`` cuts messages into lines that every network carries; ``fields`` writes what stands in
them.  The host program has a ``ClientLink`` for each client in its room's ``ClientLinks``, and for
each one who plays a ``SeatFeed``; the client has a ``TableLink``.
"""
