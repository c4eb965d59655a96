"""Where the logs of all tables are kept, and how processes tell each other that a log has grown.

Knows entries only as bytes under (table, number): nothing here imports a table, a message or anything of the web.
"""
