"""`tamaya play`: the server on this machine, and the page opened in its browser; it asks who else may open it."""

import argparse

from tamaya.cli import serve


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked: the same as when one serves."""
    serve.configure(parser)
    parser.set_defaults(open=True)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    return serve.run(args)
