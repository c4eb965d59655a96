"""A feed in Atom (RFC 4287)."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr


class FeedEntry(NamedTuple):
    """One of its entries."""

    id: str  # the same for as long as the entry is the same
    title: str
    text: str
    path: str
    at: float


def write_feed(origin: str, id: str, title: str, language: str, entries: Sequence[FeedEntry]) -> str:
    """The feed, the newest entry first."""
    ordered = sorted(entries, key=lambda entry: entry.at, reverse=True)
    newest = ordered[0].at if ordered else 0.0
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(language)}>\n'
        f"<id>{_clean(id)}</id>\n<title>{_clean(title)}</title>\n<updated>{_time(newest)}</updated>\n"
        f"<author><name>Tamaya</name></author>\n<link href={quoteattr(f'{origin}/')}/>\n"
        + "".join(_entry(origin, entry) for entry in ordered)
        + "</feed>\n"
    )


def _entry(origin: str, entry: FeedEntry) -> str:
    return (
        f"<entry><id>{_clean(f'{origin}/#{entry.id}')}</id><title>{_clean(entry.title)}</title>"
        f"<updated>{_time(entry.at)}</updated><link href={quoteattr(origin + entry.path)}/>"
        f"<summary>{_clean(entry.text)}</summary></entry>\n"
    )


def _time(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).isoformat().replace("+00:00", "Z")


def _clean(text: str) -> str:
    """Names may have characters that XML does not."""
    return escape("".join(letter for letter in text if letter.isprintable()))
