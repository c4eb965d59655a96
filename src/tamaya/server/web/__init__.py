"""The doors: who is let in (`entrance`), what is asked (`requests`, `sockets`), and how it all is started (`running`).

Reads what comes in, asks the hall, sends what it says. No rule of the game or of the table is decided here.
"""
