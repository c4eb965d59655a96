"""What the page may ask for at a table. What cannot be done is answered by `Refused` and changes nothing.

`request` is a number that the client chose; it comes back in `Done` or `Refused`.
"""

from typing import Annotated, Literal

import msgspec

from tamaya.core.cards import MOST_CARDS
from tamaya.server.wire.parts import USUAL_BOT, ActionText, Phrase, ReactionName, Settings, Speed, Struct

NAME_LENGTH = 24
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
NoteText = Annotated[str, msgspec.Meta(max_length=80)]
ChairNumber = Annotated[int, msgspec.Meta(ge=0, le=4)]
Cards = Annotated[list[int], msgspec.Meta(max_length=40)]  # ids


class Request(Struct, tag_field="type"):
    """A wish of the client."""

    request: int


class Sit(Request, tag="sit"):
    """Take a free chair: this one, or any."""

    chair: ChairNumber | None = None


class Stand(Request, tag="stand"):
    """Give up your chair; while a game runs the seat stays yours until the others replace it."""


class Leave(Request, tag="leave"):
    """Go away from the table: gives up your chair, and being host."""


class AddBot(Request, tag="addBot"):
    """Let a bot sit down (host, before the game)."""

    chair: ChairNumber
    bot: str = USUAL_BOT
    speed: Speed = "normal"


class InviteBot(Request, tag="inviteBot"):
    """Keep a chair for a bot from elsewhere (host, before the game), which comes by a socket of its own with the key in
    `BotKey`. Asked again it makes another key, and the one before does not work any more. During the game that needs
    the consent of the other players: until then the new key does not work."""

    chair: ChairNumber
    waits: bool = False  # while it is away the table waits for it; else the cautious bot moves


class SeatGuest(Request, tag="seatGuest"):
    """Let somebody sit down who plays on the host's device (host of a shared table, before the game)."""

    chair: ChairNumber
    name: Name


class Hold(Request, tag="hold"):
    """The guest on this chair, whose turn it is, has the device now and sees the table from there. Whoever has acted
    has handed it on."""

    chair: ChairNumber


class Remove(Request, tag="remove"):
    """Free a chair of a person or a bot (host, before the game). The person may look on, but neither sit down again nor
    talk, under no other name on the same device either. A bot from elsewhere can go at any time: during the game the
    usual bot plays on."""

    chair: ChairNumber


class Readmit(Request, tag="readmit"):
    """Let somebody sit down again who was removed (host)."""

    person: str


class NewLink(Request, tag="newLink"):
    """Give the table another link (host). Who has only the old one, and no seat, does not come in any more, and the
    lobby does not list it any more."""


class Configure(Request, tag="configure"):
    """Change the settings (host, before the game)."""

    settings: Settings


class Start(Request, tag="start"):
    """Begin (host, all chairs taken). `first` is the chair that begins; at random if the settings say so. `master` is
    the chair of who looks after the tokens, where the box has a master who does not begin by its rule (S6)."""

    first: ChairNumber | None = None
    master: ChairNumber | None = None


class Act(Request, tag="act"):
    """Do an action, in notation, at this version of the game. At any other version it is refused: as `already-done` if
    it is the very action that was done there (so it is safe to send it again), else as `stale`."""

    version: int
    action: ActionText


class ArrangeHand(Request, tag="arrange"):
    """Put your own cards into this order (C3)."""

    cards: Cards


class PoseHand(Request, tag="pose"):
    """Hold these cards of yours turned, raised or lowered, and the others straight (C3)."""

    turned: Cards
    raised: Cards
    lowered: Cards


class WriteNote(Request, tag="note"):
    """Keep a private note on a card; empty removes it."""

    card: Annotated[int, msgspec.Meta(ge=0, lt=MOST_CARDS)]
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


class Withdraw(Request, tag="withdraw"):
    """Take back what you have proposed, as long as it is open."""

    proposal: int


class Say(Request, tag="say"):
    """Say something: free text or one of the phrases, as the table allows. Spectators have a channel of their own."""

    text: Text | None = None
    phrase: Phrase | None = None


class React(Request, tag="react"):
    """Make a face. While a game runs it answers a card that everybody has just seen, once; after a hint there is none,
    for it would say something about the hint."""

    reaction: ReactionName


class Show(Request, tag="show"):
    """Allow spectators to see the table as your seat does, or to read your notes, or stop that."""

    on: bool
    notes: bool = False


class Watch(Request, tag="watch"):
    """Watch from this seat if its player allows it, or see all hands if the table does (spectators); else public
    knowledge only."""

    seat: ChairNumber | None = None
    all_hands: bool = False


class PauseClock(Request, tag="pause"):
    """Stop the clock, or let it go on (players); whoever acts lets it go on, too."""

    on: bool


class Suggest(Request, tag="suggest"):
    """Ask what a good player would do now, or what speaks for and against an action (whose turn it is, playing with
    bots alone)."""

    action: ActionText | None = None


class Explain(Request, tag="explain"):
    """Ask why the bots have done what they did since your last turn (whose turn it is, playing with bots alone)."""


class Look(Request, tag="look"):
    """Ask for the table as you saw it after this many moves."""

    version: Annotated[int, msgspec.Meta(ge=0)]


class Again(Request, tag="again"):
    """Play again with the same people and rules (players, after the game). If the host is away, whoever asks for it is
    host from then on."""


class Ping(Request, tag="ping"):
    """Are you there?"""


# What may change the table: decided in the pure room, and kept in its log.
Command = (
    Sit | Stand | Leave | AddBot | InviteBot | SeatGuest | Remove | Readmit | NewLink | Configure | Start | Act
    | ArrangeHand | PoseHand | WriteNote | Propose | Vote | Withdraw | Say | React | Show | Watch | PauseClock | Again
)  # fmt: skip
# What only asks, or concerns this socket alone.
Question = Hold | Suggest | Explain | Look | Ping
FromPage = Command | Question
