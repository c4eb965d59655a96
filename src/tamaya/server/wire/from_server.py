"""What the server says to those at a table."""

from typing import Annotated

import msgspec

from tamaya.server.wire.parts import (
    Arrival,
    Chair,
    Explanation,
    Move,
    Object,
    Person,
    Phase,
    Proposal,
    ReactionName,
    Remark,
    Settings,
    Settled,
    Story,
    Struct,
    made_by_core,
)

ColourOrValue = Annotated[str | int, msgspec.Meta(extra={"typescript": "Colour | number"})]
AsCardSet = Annotated[int, msgspec.Meta(extra={"typescript": "CardSet"})]
ByColour = Annotated[dict[str, list[int]], msgspec.Meta(extra={"typescript": "Record<Colour, number[]>"})]
AsView = Annotated[Object, made_by_core("View")]  # core.view.View.to_dict()


class Facts(Struct):
    """What follows from the rules that are played, so that the page need not know them."""

    copies: list[int]  # of each card in the deck, by identity
    order: ByColour  # the values of each firework as they are played (P1, K2)
    hints: list[tuple[ColourOrValue, AsCardSet]]  # what a hint may name, and the cards that it touches (H7)
    max_score: int


class ClockFace(Struct):
    """The clock as it stands when this is sent. Running out costs nothing."""

    seat: int | None  # whose time runs; nobody's while a bot thinks or it is paused
    left: list[float]  # seconds for this turn, by seat
    up: bool  # the time of that seat has run out
    paused: bool  # nobody's time runs until somebody lets it go on or acts


class TableState(Struct, tag_field="type", tag="table"):
    """The table around the game: sent on arrival and whenever it changes."""

    id: str
    settings: Settings  # the seed only for who chose it, until the game is over
    seeded_by: Person | None  # who chose the seed and so can know the cards
    phase: Phase
    host: Person
    chairs: list[Chair]
    turned: int  # by how many chairs they were turned since somebody sat down on them (S6)
    spectators: list[Person]
    sees_all: list[str]  # the ids of those who have asked to see all hands of this game
    proposals: list[Proposal]
    settled: list[Settled]  # what became of those before, in this game, for those who may see it; the newest last
    arrivals: list[Arrival]  # of bots from elsewhere, since the table was set up; the newest last
    games: int  # how many were begun here
    again_by: Person | None  # who prepared this game after the one before
    you: Person
    chair: int | None  # yours
    stopped: bool  # the players ended the game early
    practice: bool  # a move was taken back that had shown a card
    clock: ClockFace | None
    removed: list[Person]  # by the host; they may not sit down
    master: int | None  # the seat that looks after the tokens, in a game of a box that has a master (S6)
    key: str  # of the table's link, /t/ID/KEY; "": the link is /t/ID
    relinked: bool  # it got a new one after the last of them was removed
    last_game: str | None = None  # the id in the archive of the last game that ended here, for those who may see it


class GameState(Struct, tag_field="type", tag="game"):
    """The whole game as the receiver may know it: on arrival, at the start, after an undo or a change of view."""

    version: int  # for `Act`; grows with every action and undo (not with gestures)
    view: AsView
    moves: list[Move]
    notes: dict[str, str]  # your own, by card id
    impression: int | None  # the band of the edition's scale, after a game that has one (E5)
    story: Story | None
    everyones_notes: list[dict[str, str]] | None  # by seat, after the game; before, those that spectators may read
    commitment: str | None  # the fingerprint of the deal, from the start on; games from a file may have none
    deal: str | None  # after the game: the text whose SHA-256 it is
    watching: int | None  # the seat through which a spectator watches
    all_hands: bool  # a spectator sees all hands, as late as the table has it
    may_react: bool  # now, from your own seat
    may_undo: bool  # there is a move that can be taken back, by whoever has a seat
    facts: Facts


class Moved(Struct, tag_field="type", tag="moved"):
    """The game went on: its moves from the first that is new, and the view after them. Between two actions a seat has
    one rearrangement and one pose, so the move that is new may be another one in its place."""

    version: int
    moves: list[Move]
    may_react: bool
    may_undo: bool
    view: AsView


class Past(Struct, tag_field="type", tag="past"):
    """The answer to `Look`."""

    request: int
    version: int
    view: AsView


class Candidate(Struct):
    """Something that could be done, and why; `heard`: why it is not what hints asked for."""

    action: str
    reason: Explanation
    heard: list[Explanation]


class Weighed(Struct):
    """What any action would tell whom, or what is known of its card; what it costs; and what speaks against it."""

    action: str
    tells: list[Explanation]
    costs: list[Explanation]
    against: list[Explanation]


class Suggested(Struct, tag_field="type", tag="suggested"):
    """The answer to `Suggest`: the best first, or what is to be said of the action that was asked about."""

    request: int
    version: int
    candidates: list[Candidate]
    weighed: Weighed | None = None


class BotKey(Struct, tag_field="type", tag="botKey"):
    """The answer to `InviteBot`: where the bot comes to, with its key after the #. It is told once, and nobody else."""

    request: int
    chair: int
    path: str


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
    again: bool  # whether they may make another one now


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
    TableState | GameState | Moved | Past | Suggested | BotKey | Explained | Remarks | Reaction | Done | Refused
    | Restarting
)  # fmt: skip
