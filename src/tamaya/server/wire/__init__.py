"""Every message between page and server; `frontend/write_types.py` makes the page's types from them.

Imports the core only. Values without behaviour: what a message does is decided elsewhere.
"""
