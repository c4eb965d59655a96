# The rulebook, the first game that teaches, marks for beginners.

rulebook = Spelregels
newcomers = Nieuw met Hanabi?
