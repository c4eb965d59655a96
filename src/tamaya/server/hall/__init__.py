"""The tables that this process serves, and the people at them. No table belongs to a process.

The only room that adds to logs: what somebody asks for (`commands`) is decided, stored and announced by the `keeper`, a
turn at a time.
"""
