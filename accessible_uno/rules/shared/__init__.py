"""What several rules, or other rooms, share of rules; it imports no single rule."""
