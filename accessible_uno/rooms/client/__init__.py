"""Our own client of a table that somebody hosts in a chat room.

A line goes ``interface`` -> ``remote_table`` -> ``protocol/table_link`` -> ``table_client`` ->
a carrier; what happens at the table comes the same way back.
"""
