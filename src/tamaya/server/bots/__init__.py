"""Bots at the table: what they are told, and the processes in which they think.

A bot gets what its seat may know, as plain values, and never a table. Nothing here knows sockets or storage.
"""
