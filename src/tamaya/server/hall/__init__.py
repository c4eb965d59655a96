"""The tables that this process serves: it carries out what people ask for, lets bots move, tells everybody.

The only room that adds to logs: decide, store, then tell. No table belongs to a process.
"""
