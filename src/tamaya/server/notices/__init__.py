"""What reaches people who are not here: pushes to their devices, and a feed where those are impossible. They say whose
turn it is and who invites, never a card: they are made only of what the lobby knows of a table."""
