"""What the documentation says of measurements is what their files hold."""

from bench.agreements import DOCS, in_docs, noted


def test_what_agreements_are_worth_is_what_was_played() -> None:
    """Else: `python -m bench.agreements --write`."""
    text = DOCS.read_text(encoding="utf-8")
    assert in_docs(text, noted()) == text
