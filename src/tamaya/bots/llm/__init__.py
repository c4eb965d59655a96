"""Language models as players: docs/llm.md.

`briefing` puts a view into words, with numbered choices; `answering` understands what comes back. `endpoint` speaks
with a server of models, `spelling` reads `llm:MODEL?…`, `bot` is a model at a seat.

A model is told what its seat may know and nothing else. What it says is not trusted, and no key of an endpoint is ever
written anywhere.
"""
