"""Everything that travels between the page and the server, in one place.

The page's TypeScript types are generated from this module (`python -m tamaya.server.typescript`); a test fails if they
drift. A client's message that cannot be done is answered by `Refused` and changes nothing. `request` is a number that
the client chose; it comes back in `Done` or `Refused`.
"""

from typing import Annotated, Literal

import msgspec

from tamaya.core.events import Json

Object = dict[str, Json]
AsView = Annotated[Object, msgspec.Meta(extra={"typescript": "View"})]  # core.view.View.to_dict()
AsEvent = Annotated[Object, msgspec.Meta(extra={"typescript": "Event"})]  # core.events.event_to_dict()
AsMessage = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "FromServer"})]  # encoded already
AsRules = Annotated[Object, msgspec.Meta(extra={"typescript": "Rules"})]  # core.rules.Rules.to_dict()

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
NoteText = Annotated[str, msgspec.Meta(max_length=80)]
Seed = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
ChairNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]

Starter = Literal["edition", "host", "random"]
Talk = Literal["silent", "phrases", "free"]
Phase = Literal["waiting", "playing", "over"]
Speed = Literal["quick", "normal", "slow"]
Phrase = Literal[
    "know-nothing", "remember-your-hand", "thinking", "well-played", "sorry", "thanks", "hello", "good-game"
]

ReactionName = Literal["applause", "wow", "laugh", "phew", "ouch"]


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


# ---- Parts -----------------------------------------------------------------------------------------------------------


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
    seed: Seed | None = None  # who knows it can know the cards; None is secret chance
    explained: bool = False  # bots say at once why they act, which tells more than the rules allow (C1)
    shared: bool = False  # several people play on the host's device and hand it round


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
    shares: bool = False  # plays on somebody else's device


class Proposal(Struct):
    """Something that needs consent. `replace` puts a bot, or the person named, into a seat that somebody left."""

    id: int
    what: Literal["undo", "end", "replace"]
    by: int  # seats
    yes: list[int]
    needed: list[int]  # the seats whose consent it waits for
    seat: int | None = None
    bot: str | None = None
    person: Person | None = None


class Reason(Struct):
    """Why a bot did something: the key of a sentence in the catalogues, the cards it speaks of, what else it names."""

    key: str
    cards: list[int]
    details: dict[str, str | int | float]


class Move(Struct):
    """An entry of the game's history with what it did, as the receiver may know it."""

    number: int  # from 0; `View.version` counts them
    seat: int
    action: str
    events: list[AsEvent]
    fallback: bool = False  # a bot failed or was too slow, and the cautious one moved in its place
    reason: Reason | None = None  # why a bot did it; after the game, or at once where bots explain themselves
    heard: list[Reason] = []  # how the bot understood what the others had done


class Remark(Struct):
    """Something said at the table."""

    number: int
    by: Person
    channel: Literal["table", "spectators"]
    text: str | None = None
    phrase: Phrase | None = None


class Story(Struct):
    """The game in a few numbers. `decided` is the number of the move that cost most of what was possible."""

    turns: int
    hints: int
    mistakes: int
    discards: int
    lost: list[str]  # cards that were needed and of which no copy was left
    announced: int
    decided: int | None
    cost: int  # how many points that move cost


class TableListing(Struct):
    """A public table as the lobby shows it."""

    id: str
    settings: Settings
    phase: Phase
    host: Person
    taken: int


class EditionInfo(Struct):
    """An edition for the form that makes a table: what its rulebook presets and offers."""

    name: str
    language: str
    rules: AsRules
    offers: dict[str, list[str | int | bool]]
    starts: str
    token_master: str | None
    bands: list[tuple[int, int]]  # the impression scale: the number and the lowest score of each band (E5)
    bands_with_multicolour: list[tuple[int, int]]


# ---- From the page, at a table ---------------------------------------------------------------------------------------


class Request(Struct, tag_field="type"):
    """A wish of the client."""

    request: int


class Sit(Request, tag="sit"):
    """Take a free chair."""

    chair: ChairNumber


class Stand(Request, tag="stand"):
    """Give up one's chair; while a game runs the seat stays one's own until the others replace it."""


class Leave(Request, tag="leave"):
    """Go away from the table: gives up one's chair, and being host."""


class AddBot(Request, tag="addBot"):
    """Let a bot sit down (host, before the game)."""

    chair: ChairNumber
    bot: str = "cautious"
    speed: Speed = "normal"


class SeatGuest(Request, tag="seatGuest"):
    """Let somebody sit down who plays on the host's device (host of a shared table, before the game)."""

    chair: ChairNumber
    name: Name


class Hold(Request, tag="hold"):
    """The guest on this chair, whose turn it is, has the device now and sees the table from there. Whoever has acted
    has handed it on."""

    chair: ChairNumber


class Remove(Request, tag="remove"):
    """Free a chair of a person or a bot (host, before the game). The person may look on but not sit down again."""

    chair: ChairNumber


class Readmit(Request, tag="readmit"):
    """Let somebody sit down again who was removed (host)."""

    person: str


class Configure(Request, tag="configure"):
    """Change the settings (host, before the game)."""

    settings: Settings


class Start(Request, tag="start"):
    """Begin (host, all chairs taken). `first` is the chair that begins; at random if the settings say so."""

    first: ChairNumber | None = None


class Act(Request, tag="act"):
    """Do an action, in notation, at this version of the game. At any other version it is refused: as `already-done` if
    it is the very action that was done there (so it is safe to send it again), else as `stale`."""

    version: int
    action: Annotated[str, msgspec.Meta(max_length=60)]


class ArrangeHand(Request, tag="arrange"):
    """Put one's own cards into this order (C3)."""

    cards: Annotated[list[int], msgspec.Meta(max_length=40)]


class WriteNote(Request, tag="note"):
    """Keep a private note on a card; empty removes it."""

    card: Annotated[int, msgspec.Meta(ge=0, lt=70)]
    text: NoteText


class Propose(Request, tag="propose"):
    """Ask the others for an undo, an early end, or a replacement for a seat whose player left."""

    what: Literal["undo", "end", "replace"]
    seat: ChairNumber | None = None
    bot: str | None = None
    person: str | None = None


class Vote(Request, tag="vote"):
    """Answer a proposal; a no ends it, except for an early end, which goes by majority."""

    proposal: int
    yes: bool


class Say(Request, tag="say"):
    """Say something: free text or one of the phrases, as the table allows. Spectators have a channel of their own."""

    text: Text | None = None
    phrase: Phrase | None = None


class React(Request, tag="react"):
    """Make a face. While a game runs it answers a card that everybody has just seen, once; after a hint there is none,
    for it would say something about the hint."""

    reaction: ReactionName


class Show(Request, tag="show"):
    """Allow spectators to see the table as one's seat does, or stop that."""

    on: bool


class Watch(Request, tag="watch"):
    """Look on from this seat if its player allows it (spectators); None: public knowledge only."""

    seat: ChairNumber | None = None


class Suggest(Request, tag="suggest"):
    """Ask what a good player would do now (whose turn it is, playing with bots alone)."""


class Explain(Request, tag="explain"):
    """Ask why the bots have done what they did since one's last turn (whose turn it is, playing with bots alone)."""


class Look(Request, tag="look"):
    """Ask for the table as one saw it after so many moves."""

    version: Annotated[int, msgspec.Meta(ge=0)]


class Again(Request, tag="again"):
    """Play again with the same people and rules (host, after the game)."""


class Ping(Request, tag="ping"):
    """Are you there?"""


FromPage = (
    Sit | Stand | Leave | AddBot | SeatGuest | Hold | Remove | Readmit | Configure | Start | Act | ArrangeHand
    | WriteNote | Propose | Vote | Say | React | Show | Watch | Suggest | Explain | Look | Again | Ping
)  # fmt: skip


# ---- From the server, at a table -------------------------------------------------------------------------------------


class TableState(Struct, tag_field="type", tag="table"):
    """The table around the game: sent on arrival and whenever it changes."""

    id: str
    settings: Settings
    phase: Phase
    host: Person
    chairs: list[Chair]
    spectators: list[Person]
    proposals: list[Proposal]
    games: int  # how many were begun here
    you: Person
    chair: int | None  # yours
    stopped: bool  # the players ended the game early
    removed: list[Person]  # by the host; they may not sit down


class GameState(Struct, tag_field="type", tag="game"):
    """The whole game as the receiver may know it: on arrival, at the start, after an undo or a change of view."""

    version: int  # for `Act`; grows with every action and undo (not when cards are rearranged)
    view: AsView
    moves: list[Move]
    notes: dict[str, str]  # one's own, by card id
    impression: int | None  # the band of the edition's scale, after a game that has one (E5)
    story: Story | None
    everyones_notes: list[dict[str, str]] | None  # by seat, after the game
    watching: int | None  # the seat through which a spectator looks on


class Moved(Struct, tag_field="type", tag="moved"):
    """The game went on: what is new since the last message, and the view after it."""

    version: int
    moves: list[Move]
    view: AsView


class Past(Struct, tag_field="type", tag="past"):
    """The answer to `Look`."""

    request: int
    version: int
    view: AsView


class Candidate(Struct):
    """Something that one could do, and why."""

    action: str
    reason: Reason


class Suggested(Struct, tag_field="type", tag="suggested"):
    """The answer to `Suggest`: the best first."""

    request: int
    version: int
    candidates: list[Candidate]


class Explained(Struct, tag_field="type", tag="explained"):
    """The answer to `Explain`: those moves once more, with reasons."""

    request: int
    moves: list[Move]


class Remarks(Struct, tag_field="type", tag="remarks"):
    """What was said: all of it on arrival (`whole`), else what is new."""

    whole: bool
    remarks: list[Remark]


class Reaction(Struct, tag_field="type", tag="reaction"):
    """Somebody made a face; it is shown for a moment."""

    seat: int
    reaction: ReactionName


class Done(Struct, tag_field="type", tag="done"):
    """A request was carried out."""

    request: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A request was not carried out: the code is the key of the message in the catalogues."""

    request: int | None
    code: str
    message: str  # in English, for those without catalogues
    details: dict[str, str | int]


class Restarting(Struct, tag_field="type", tag="restarting"):
    """The server is about to stop: come back in a moment."""


FromServer = (
    TableState | GameState | Moved | Past | Suggested | Explained | Remarks | Reaction | Done | Refused | Restarting
)


# ---- Lobby -----------------------------------------------------------------------------------------------------------


class Lobby(Struct, tag_field="type", tag="lobby"):
    """GET /api/lobby, and pushed on the socket /ws/lobby whenever it changes."""

    you: Person | None  # None: no name yet
    tables: list[TableListing]
    yours: list[TableListing]  # tables where one has a seat, public or not


class Introduce(Struct):
    """POST /api/me: one's name; the answer sets the cookie."""

    name: Name


class Created(Struct):
    """The answer to POST /api/tables, whose body is `Settings`."""

    id: str


class DeviceLink(Struct):
    """The answer to POST /api/device: a link that makes another device the same person."""

    url: str


class Editions(Struct):
    """GET /api/editions."""

    editions: list[EditionInfo]
    bots: list[str]


class Lesson(Struct):
    """GET /api/tutorial: a prepared game as the learner's seat is told it. The first beat is the arrival; each other
    one is a move, or several that pass by at once."""

    beats: list[list[AsMessage]]
