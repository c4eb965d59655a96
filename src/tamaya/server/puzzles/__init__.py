"""Puzzles for visitors: the one of the day, all others, runs and ratings. What is hidden from the solver stays hidden
until they have answered."""
