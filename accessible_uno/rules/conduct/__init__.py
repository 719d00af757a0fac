"""What players say and do at the table."""
