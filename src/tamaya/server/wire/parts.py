"""What messages in both directions are made of, and what the table's log keeps."""

from typing import Annotated, Any, Literal

import msgspec


def made_by_core(name: str) -> msgspec.Meta:
    """JSON of the core, whose own types describe it to the page and in the schema of the sockets."""
    return msgspec.Meta(extra={"typescript": name}, extra_json_schema={"$ref": f"#/$defs/{name}"})


Object = dict[str, Any]
AsEvent = Annotated[Object, made_by_core("Event")]  # core.events.event_to_dict()
ActionText = Annotated[str, msgspec.Meta(max_length=60)]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]

Starter = Literal["edition", "host", "random"]
Talk = Literal["silent", "phrases", "free"]
Phase = Literal["waiting", "playing", "over"]
Speed = Literal["quick", "normal", "slow"]
Clock = Literal["none", "turn", "player", "days"]
Phrase = Literal[
    "know-nothing", "remember-your-hand", "thinking", "well-played", "sorry", "thanks", "hello", "good-game"
]
REMARKS: tuple[Phrase, ...] = ("know-nothing", "remember-your-hand")  # C2: what the rulebooks give as examples

ELSEWHERE = "elsewhere"  # the bot of a chair that is kept for one that comes by a socket of its own
USUAL_BOT = "conventions-beginner"  # who sits down if nobody asks for another bot

ReactionName = Literal["applause", "wow", "laugh", "phew", "ouch"]

NO_MESSAGE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what decoding raises for what is none


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


class Settings(Struct):
    """What a table plays and how. `options` are those in which it differs from its edition."""

    edition: str
    players: Annotated[int, msgspec.Meta(ge=2, le=5)]
    options: dict[str, str | int | bool | None] = {}
    public: bool = False
    starter: Starter = "edition"  # S6: by the edition's rule or by choice the host names the first; or at random
    talk: Talk = "phrases"  # C1, C2
    quiet_turns: bool = False  # nobody talks while another thinks
    reactions: bool = True  # a few faces in answer to a card that was just shown; none at a silent table
    spectators: bool = True
    all_hands: bool = False  # spectators may see all hands, which everybody is told before the start
    spectator_delay: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0  # this many moves later
    seed: Seed | None = None  # who knows it can know the cards, so all are told who chose it; None is secret chance
    explained: bool = False  # bots say at once why they act, which tells more than the rules allow (C1)
    memory: bool = False  # hints are shown when they are given and then not kept: players have to remember them
    shared: bool = False  # several people play on the host's device and hand it round
    clock: Clock = (
        "none"  # a time for each turn, one for all turns of a player, or days, and nobody needs to be present
    )
    clock_seconds: Annotated[int, msgspec.Meta(ge=1, le=14 * 86400)] = 60
    clock_increment: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0  # seconds that a player gets back for each turn
    clock_bot: bool = False  # when it has run out a bot takes the turn; else that is only said
    clock_ends: bool = False  # or else, over days, the game ends
    agreement: Annotated[str, msgspec.Meta(max_length=400)] = "none"  # which conventions are played: `club+five-stall`
    box: bool = True  # whether they have that box; else they just play, and it only lends them its rules
    deal: str = ""  # the id of a deal that other teams play, too; nobody at the table knows it


class Person(Struct):
    """Somebody with a name. The id is public; the cookie, which proves it, is not."""

    id: str
    name: str


class Chair(Struct):
    """A place at the table. From the start on, chair and seat numbers are the same and seat 0 begins."""

    kind: Literal["empty", "person", "bot"]
    person: Person | None = None
    bot: str | None = None
    speed: Speed | None = None  # of the bot
    present: bool = False
    left: bool = False  # gave the seat up while a game runs; coming back (`Sit`) takes it again
    shows: bool = False  # lets spectators see the table as this seat sees it
    shows_notes: bool = False  # and read its notes
    shares: bool = False  # plays on somebody else's device
    name: str | None = None  # what a bot from elsewhere calls itself
    asked_by: Person | None = None  # who asked for its key, and so can see what it sees
    address: str | None = None  # where it last connected from; only for those at the table
    waits: bool = False  # while that bot is away, the table waits for it
    awaited: int = 0  # for this many seconds somebody who is away still counts; then the others may replace them


class Proposal(Struct):
    """Something that needs consent. `replace` puts a bot, or the person named, into a seat that somebody left; `key`
    gives the bot from elsewhere on a seat a new key, which its host has already."""

    id: int
    what: Literal["undo", "end", "replace", "key"]
    by: int  # seats
    yes: list[int]
    needed: list[int]  # the seats whose consent it waits for
    seat: int | None = None
    bot: str | None = None
    person: Person | None = None
    seconds: int | None = None  # after this many it is decided without those of them who are away


class Settled(Struct):
    """What became of a proposal that others were asked about, with those whose no decided it. `lapsed`: somebody acted
    before all had answered, or it was about a seat that another has now, or about somebody who is back."""

    id: int  # of the proposal
    number: int  # among all that happened at the table, as remarks and versions of the game
    what: Literal["undo", "end", "replace", "key"]
    how: Literal["carried", "declined", "withdrawn", "lapsed"]
    by: Person
    declined: list[Person] = []
    whom: str | None = None  # the name of who was to be replaced, or to get a key
    bot: str | None = None
    person: Person | None = None


class Arrival(Struct):
    """A bot from elsewhere came with a new key or from a new address. Whoever runs it can see what it sees, so
    everybody is told."""

    number: int  # among all that happened at the table, as remarks
    bot: str  # what it calls itself
    asked_by: Person | None  # who asked for its key
    address: str
    again: bool  # with the same key it came from another address before


class Explanation(Struct):
    """Why a bot did something: the key of a sentence in the catalogues, the cards it speaks of, what else it names."""

    key: str
    cards: list[int]
    details: dict[str, str | int | float]


class Move(Struct):
    """An entry of the game's history with what it did, as the receiver may know it."""

    place: int  # in that history, from 0: `look` shows the table as it was before
    number: int | None  # among the moves, from 1; None: a gesture, which is not a move
    seat: int
    action: str
    events: list[AsEvent]
    fallback: bool = False  # a bot failed or was too slow, and the cautious one moved in its place
    reason: Explanation | None = None  # why a bot did it; after the game, or at once where bots explain themselves
    heard: list[Explanation] = []  # how the bot understood what the others had done
    stood_in: bool = False  # a bot took the turn of a person whose time had run out
    forgotten: bool = False  # a hint at a memory table that is not shown any more: only that there was one


class Remark(Struct):
    """Something said at the table."""

    number: int
    by: Person
    channel: Literal["table", "spectators"]
    text: str | None = None
    phrase: Phrase | None = None


class Story(Struct):
    """The game in a few numbers. `decided` is the number of the move, from 1, that cost most of what was possible."""

    turns: int
    hints: int
    mistakes: int
    forgiven: int  # mistakes that a bonus tile took back (B2)
    discards: int
    lost: list[str]  # cards that were needed and of which no copy was left
    announced: int
    decided: int | None
    cost: int  # how many points that move cost
