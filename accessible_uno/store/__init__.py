"""What outlives a session: saved games with every act, statistics, file access."""
