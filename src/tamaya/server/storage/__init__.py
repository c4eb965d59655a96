"""Where the logs of all tables are kept, and how processes tell each other that a log has grown.

`store` is for the event loop. It is built on a `database`, whose calls block; each kind of database says what its
errors mean (`faults`). Entries are known only as bytes under (table, number), and nobody's code is run here: nothing
here imports a table, a message or anything of the web.
"""
