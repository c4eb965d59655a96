"""Games that are over: stored with the entry that ended them, listed, looked at again, and played on as what-if.

Nothing of a game that is still going on comes here; who may see a game is decided here.
"""
