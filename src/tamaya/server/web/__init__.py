"""The doors: who is let in (`entrance`), what is asked (`requests`, `sockets`), and how it all is started (`running`).

Reads what comes in, asks the hall and sends its answers. No rule of the game or of the table is decided here.
"""
