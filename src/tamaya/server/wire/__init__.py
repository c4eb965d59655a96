"""Every message between page and server, and the page's types made from them.

Imports the core only. Values without behaviour: what a message does is decided elsewhere.
"""
