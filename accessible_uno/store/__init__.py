"""What outlives a session: every act, past games and their sums, settings."""
