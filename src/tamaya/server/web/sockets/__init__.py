"""Visitors who stay: at a table, at a replay, in the lobby, and bots from elsewhere."""
