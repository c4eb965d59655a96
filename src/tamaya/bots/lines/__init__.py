"""Bots that are other programs, in any language: lines of JSON on their standard input and output, as
docs/bot-protocol.md describes.

`protocol` has all messages as typed values, `protocol_schema` their JSON Schema. `conversation` is what is said to one
program and how its answers are understood, whatever carries the lines. `program` runs a command, bounded in all that it
can do to us; `programs` are those that run, and one of them at a seat; `check` is `tamaya bot-check`. On the other
side, `decoding` reads what a bot is told, and `guest` is one of our bots as such a program.

Nothing here trusts a program: what it says is read strictly, and what it is told is made from its seat's view and
events alone.
"""
