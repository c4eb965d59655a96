"""Puzzles for visitors: the one of the day, all others, who solved which. What is hidden from whoever is asked stays
hidden until they have answered; nobody else may import this room but the doors."""
