"""What is checked of rules, texts and bots: of ours by the tests, of others by ``packages check``.

``samples`` makes instances of every event, reason and window; ``sentences`` says what is wrong with
a sentence, ``typography`` with a text as it stands in a file; ``rounds`` plays at random under any
rules; ``package`` checks that all that a package adds is there, ``texts`` its texts, ``play`` its
rules and bots; ``doors`` uses its lessons and voices as a game would.
"""
