"""The doors: addresses, pages, sockets, cookies, limits, and how it all is started.

Reads what comes in, asks the hall, sends what it says. No rule of the game or of the table is decided here.
"""
