"""The tables that this process serves, with those around them. No table belongs to a process.

The only room that adds to logs: what somebody asks for (`commands`) is decided, stored and told by the `keeper`, a turn
at a time.
"""
