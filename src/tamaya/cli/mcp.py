"""`tamaya mcp`: an MCP server on standard input and output, by which a language model plays at a table."""

import argparse

from tamaya.i18n import LANGUAGES


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="in which the model is told of the game (en)"
    )


def run(args: argparse.Namespace) -> int:
    """Serve until the client goes away."""
    from tamaya.mcp.serving import serve

    serve(args.language)
    return 0
