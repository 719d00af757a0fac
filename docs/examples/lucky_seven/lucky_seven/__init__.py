"""An example: a rule, a preset, a bot and their texts for accessible-uno."""
