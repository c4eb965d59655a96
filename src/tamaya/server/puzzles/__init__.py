"""Puzzles for visitors: the one of the day, all others, runs and ratings. What is hidden from whoever is asked stays
hidden until they have answered."""
