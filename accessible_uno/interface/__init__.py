"""The interface of one player: typed lines in French and English, speech, braille, keys.

A line goes ``terminal`` -> ``ask`` (the reader) -> ``keyboard`` -> ``verbs``, which ``parse`` what
it means -> the table.  What happened goes ``session`` -> ``announce`` -> the voices.  Each part
imports from those before it alone: parse, rules_told, rules_refused, keys, session, terminal,
braille, announce, ask, controls, verbs, keyboard, shared.
"""
