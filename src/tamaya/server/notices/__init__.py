"""What reaches people who are not here: pushes to their devices, and a feed where those are impossible. They say whose
turn it is and who asks, never a card: all that they are made of is how the lobby knows a table."""
