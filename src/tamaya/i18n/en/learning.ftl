# The rulebook, the first game that teaches, marks for beginners.

rulebook = Rulebook
newcomers = New to Hanabi?
