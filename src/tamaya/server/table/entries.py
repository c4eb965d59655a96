"""What can happen at a table: the entries of its log, as they are stored for good. Fields may be added with a default;
nothing here may change its meaning, for old logs are folded by the same code."""

from typing import Literal

import msgspec

from tamaya.server.table.places import Place
from tamaya.server.wire.parts import Explanation, Person, Phrase, ReactionName, Settings, Speed


class Entry(msgspec.Struct, tag_field="type", frozen=True, omit_defaults=True):
    """Something that happened at a table."""


class Opened(Entry, frozen=True, tag="opened"):
    """Somebody made the table and is its host."""

    host: Person
    settings: Settings


class Configured(Entry, frozen=True, tag="configured"):
    """The host changed the settings."""

    settings: Settings


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a chair, or came back to a seat given up."""

    chair: int
    person: Person
    back: bool = False  # so that they are asked again too, and nobody takes their place


class Stood(Entry, frozen=True, tag="stood"):
    """Somebody gave up a chair."""

    chair: int


class BotSat(Entry, frozen=True, tag="botSat"):
    """The host seated a bot."""

    chair: int
    bot: str
    speed: Speed = "normal"


class BotInvited(Entry, frozen=True, tag="botInvited"):
    """The host keeps a chair for a bot from elsewhere: `seal` is the SHA-256 of the key with which it comes."""

    chair: int
    seal: str
    waits: bool = False  # the table waits while it is away


class BotCame(Entry, frozen=True, tag="botCame"):
    """A bot from elsewhere came, with a new key or from a new address, and gave this name."""

    chair: int
    name: str
    address: str


class Removed(Entry, frozen=True, tag="removed"):
    """The host freed a chair; in a running game the usual bot takes the place of one from elsewhere. Whoever sat there
    cannot sit down again, on any of these devices or under any name."""

    chair: int
    devices: list[str] = []


class Readmitted(Entry, frozen=True, tag="readmitted"):
    """The host lets somebody sit down again."""

    person: str


class Relinked(Entry, frozen=True, tag="relinked"):
    """The table got a new link, with this key in it, and is no longer public."""

    key: str


class HostChanged(Entry, frozen=True, tag="hostChanged"):
    """Another person is the host now; the previous one may have left a chair."""

    host: Person
    left: int | None = None


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody the table knows has a new name."""

    person: Person


class Started(Entry, frozen=True, tag="started"):
    """The game began: the chairs were turned so that `first` has seat 0, and the cards were dealt."""

    first: int
    rules: dict[str, str | int | bool | None]
    seed: int
    deck: list[str]
    tiles: list[int]
    salt: str  # seals the deal until the end
    at: float | None = None  # when, in seconds since 1970; the lesson has no time
    master: int | None = None  # the chair, as numbered before, of who looks after the tokens (S6)


class Acted(Entry, frozen=True, tag="acted"):
    """A seat acted."""

    seat: int
    action: str
    fallback: bool = False
    reason: Explanation | None = None
    heard: list[Explanation] = []
    at: float | None = None  # when, at tables with a clock
    stood_in: bool = False  # a bot acted for a person whose time had run out


class Arranged(Entry, frozen=True, tag="arranged"):
    """A seat put its cards into another order (C3)."""

    seat: int
    cards: list[int]


class Posed(Entry, frozen=True, tag="posed"):
    """A seat holds these cards turned, raised or lowered and its others straight (C3)."""

    seat: int
    turned: list[int] = []
    raised: list[int] = []
    lowered: list[int] = []


class Noted(Entry, frozen=True, tag="noted"):
    """A seat wrote a note on a card, or removed it."""

    seat: int
    card: int
    text: str


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asked for something that needs the consent of others: of the seats `needed`, as they were then."""

    what: Literal["undo", "end", "replace", "key"]
    by: int
    needed: list[int]
    seat: int | None = None
    bot: str | None = None
    person: Person | None = None
    seal: str = ""  # of the key that is asked for
    waits: bool = False  # as in BotInvited


class ClockSet(Entry, frozen=True, tag="clockSet"):
    """The time of this turn begins: after something was taken back, or because nobody was there when it ran out."""

    at: float


class ClockPaused(Entry, frozen=True, tag="clockPaused"):
    """A seat stopped the clock, or let it go on."""

    seat: int
    on: bool
    at: float


class TimeUp(Entry, frozen=True, tag="timeUp"):
    """The time of the seat that is to act has run out."""

    seat: int


class WentOn(Entry, frozen=True, tag="wentOn"):
    """The players of these seats have been away so long that proposals are decided without them."""

    seats: list[int]


class Voted(Entry, frozen=True, tag="voted"):
    """A seat answered a proposal."""

    proposal: int
    seat: int
    yes: bool


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """Whoever had proposed something took it back."""

    proposal: int


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    by: Person
    channel: Literal["table", "spectators"]
    text: str | None = None
    phrase: Phrase | None = None


class Reacted(Entry, frozen=True, tag="reacted"):
    """A seat made a face."""

    seat: int
    reaction: ReactionName


class Showed(Entry, frozen=True, tag="showed"):
    """A seat lets spectators look over its shoulder, or read its notes, or stops that."""

    seat: int
    on: bool
    notes: bool = False


class Watched(Entry, frozen=True, tag="watched"):
    """A spectator watched through a seat and so has seen the other hands, or (None) asked to see all of them."""

    person: str
    seat: int | None


class SetUpAgain(Entry, frozen=True, tag="setUpAgain"):
    """The table was made ready for another game: by a player, who is host from then on if the host was away; or
    because the game was deleted."""

    by: Person | None = None
    hosts: bool = False


class Hid(Entry, frozen=True, tag="hid"):
    """The game that ended here is private to those who played it, or no longer is."""

    on: bool


class Erased(Entry, frozen=True, tag="erased"):
    """Takes the place of an entry of a deleted game. It keeps only what that entry changed around the game."""

    begins: bool = False  # the game began
    places: list[Place] | None = None  # the chairs after it, if it changed them
    host: Person | None = None  # the host after it, if it changed that
    turned: int | None = None  # by how many chairs they are turned after it, if it changed that


AnyEntry = (
    Opened | Configured | Sat | Stood | BotSat | BotInvited | BotCame | Removed | Readmitted | Relinked
    | HostChanged | Renamed | Started | Acted | Arranged | Posed | Noted | Proposed | WentOn | Voted | Withdrawn | Said
    | Reacted | Showed | Watched | SetUpAgain | ClockSet | ClockPaused | TimeUp | Hid | Erased
)  # fmt: skip

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def read_entry(body: bytes) -> AnyEntry:
    """The entry that these bytes hold."""
    entry: AnyEntry = _decoder.decode(body)
    return entry


def write_entry(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return _encoder.encode(entry)
