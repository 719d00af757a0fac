"""Words to actions: the line interface in French and English."""
