"""All that knows IRC: the connection to a network, who is where there, and how fast lines go."""
