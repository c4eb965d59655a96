"""The agents that the Hanabi Learning Environment brings along, by the same names."""
