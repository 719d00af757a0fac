"""The interface of one player: typed lines in French and English, speech, braille, keys.

``line_game`` wires the parts; ``session`` is what they share.
"""
