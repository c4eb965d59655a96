"""Bots: a view in, an action and a reason out. One file a bot; none of them ever sees a Game."""
