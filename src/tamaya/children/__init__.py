"""Processes of our own, and the locks between processes: the one way to run something beside this process.

`child` is a process that carries out calls, `inside` what runs in it, `crew` some of them with a queue for each person.
A child ends with its parent, however that ends. It needs the standard library alone, and every room may use it.
"""
