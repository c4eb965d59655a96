"""The table in the browser: lobby, tables, storage and sockets."""
