"""A table: what happened there (entries), what follows from it (the fold), what may happen next (decisions), what each
visitor sees of it.

Imports the core and `wire`. Pure: no clock, no chance, no input or output. What a decision needs besides the log comes
in as an argument.
"""
