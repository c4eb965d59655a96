"""`tamaya mcp`: an MCP server on standard input and output, by which a language model plays at a table."""

import argparse


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked: in which language the model is told of the game, as with every command."""


def run(args: argparse.Namespace) -> int:
    """Serve until the client goes away."""
    from tamaya.mcp.serving import serve

    serve(args.language)
    return 0
