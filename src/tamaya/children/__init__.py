"""Processes of our own, and locks between processes: the one way to run something beside this process.

`child` is a process that carries out calls, `inside` what runs in it, `crew` several of them with a queue for each
person. A child ends with its parent, however that ends. This room needs only the standard library, and every room may
use it.
"""
