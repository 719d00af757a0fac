"""Tables that are reached by a link: the carrier of the host program, and that of who joins.

What moves the texts, a server of HTTP or a browser, is given from outside (:class:`Wire`,
:class:`Socket`).
"""
