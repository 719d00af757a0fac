"""What other packages add, taken in so that a faulty package stops nothing.

A package adds rules, presets, bots and texts through entry points.  ``offers`` finds and loads
them, ``contained`` calls their code in threads of its own, ``blame`` finds the package that an
error comes from, ``watchdog`` ends a call that never returns, ``left_out`` tells what is missing,
``printed`` keeps what their code prints away from the player.
"""
