# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelhefte
newcomers = Ny med Hanabi?
