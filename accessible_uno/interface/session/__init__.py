"""One person at one table: what they see, may do, have heard, and have begun to type."""
