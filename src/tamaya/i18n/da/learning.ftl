# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhæfte
newcomers = Ny med Hanabi?
