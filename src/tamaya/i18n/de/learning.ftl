# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelheft
newcomers = Neu bei Hanabi?
