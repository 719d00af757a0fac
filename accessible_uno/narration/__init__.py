"""From a seen event to the sentence that a player hears."""
