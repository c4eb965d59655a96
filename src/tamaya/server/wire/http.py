"""What needs no table: requests over HTTP and their answers, and the lobby."""

from typing import Annotated

import msgspec

from tamaya.server.wire.from_page import Name
from tamaya.server.wire.parts import (
    USUAL_BOT,
    Chair,
    Object,
    Person,
    Phase,
    Phrase,
    Settings,
    Speed,
    Struct,
    Talk,
    made_by_core,
)

AsMessage = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "FromServer"})]  # encoded already
AsRules = Annotated[Object, made_by_core("Rules")]  # core.rules.Rules.to_dict()


class TableListing(Struct):
    """A table as the lobby shows it."""

    id: str
    settings: Settings  # without the seed
    phase: Phase
    host: Person
    taken: int
    seeded_by: Person | None = None  # who chose a seed and so can know the cards
    key: str = ""  # of its link
    game: str = ""  # the id in the archive of the game that is over
    people: tuple[Person, ...] = ()  # who has a seat
    bots: int = 0
    awaits: str | None = None  # the person whose turn it is and who is not at the table
    due: float | None = None  # until when they have time, over days, in seconds since 1970
    at: int = 0  # when something last changed there, in seconds since 1970


class EditionInfo(Struct):
    """An edition for the form that makes a table: what its rulebook presets and offers."""

    name: str
    language: str
    rules: AsRules
    offers: dict[str, list[str | int | bool]]
    headings: list[tuple[str, list[str]]]  # the offered options as its rulebook has them: under headings, in its order
    starts: str
    token_master: str | None
    master_begins: bool  # whether that is also who starts (S6)
    scale: list[tuple[int, int, int]]  # the impression scale: number, lowest and highest score of each band (E5)
    scale_with_multicolour: list[tuple[int, int, int]]
    rulings: list[
        str
    ]  # the numbers of the rules that are our ruling, or have a part that is, as its rulebook is silent
    prints_below: bool  # the lowest band is called "under 6"
    comments: str  # C1: commenting on another's turn is "forbidden", "discouraged" or "unsaid"
    talk: Talk  # how much is said at its tables, unless they agree otherwise (C1, C2)
    quiet_turns: bool
    always_said: list[Phrase]  # C2: what may be said at a silent table, too
    remarks: str  # C2: its two remarks are allowed "always", are "examples" of what a group may allow, or "unsaid"
    gestures: list[str]  # C3
    mark: str  # C4: what shows that a firework cannot be completed: "turn", "pull" or "outline"
    tokens: str  # what its tokens look like
    own_hints: int  # how many hint tokens are in the box; beyond them coins do
    story: str
    tips: list[str]
    author: str | None  # of the game, where the box prints it
    age: int | None  # from which you can play, where the box prints it (S1)
    federation: bool  # whether its scale is said to be that of a federation (E5)


class ConventionExample(Struct):
    """The example of a convention in words; `/api/conventions/NAME/picture.svg` shows what the player on turn sees."""

    before: str
    turn: str
    then: str
    why: str


class ConventionExamples(Struct):
    """GET /api/conventions?language=L."""

    examples: dict[str, ConventionExample]  # by convention


class AskedToTable(Struct):
    """Somebody asks one to a table."""

    by: Person
    table: TableListing


class Lobby(Struct, tag_field="type", tag="lobby"):
    """GET /api/lobby, and pushed on the socket /ws/lobby whenever it changes."""

    you: Person | None  # None: no name yet
    signed_out: bool  # and that is so because this device was signed out
    account: bool  # the site signs one in, on every device
    tables: list[TableListing]
    yours: list[TableListing]  # tables where you have a seat, public or not
    asked: list[AskedToTable]  # by people you have played with


class Introduce(Struct):
    """POST /api/me: your name; the answer sets the cookie."""

    name: Name


class Created(Struct):
    """The answer to POST /api/tables, whose body is `Settings`."""

    id: str


class Practise(Struct):
    """POST /api/practice: a game that begins at once, with bots on all other chairs. The answer is `Created`."""

    settings: Settings
    bot: str = USUAL_BOT
    speed: Speed = "normal"


class Invitation(Struct):
    """GET /api/tables/{id}/invitation: what somebody sees who followed the link of a table and has no name yet."""

    host: Person
    settings: Settings  # without the seed
    seeded_by: Person | None
    phase: Phase
    chairs: list[Chair]
    turned: int  # as in `TableState`
    yours: bool  # whoever asks belongs to the table


class Reach(Struct):
    """Where devices elsewhere find this server. In `Editions`, and the answer to POST /api/network, by which whoever
    sits at the server's own computer opens it to the network."""

    urls: list[str]  # the best first; none: only this computer can open it, or nobody knows
    can_open: bool  # to the network, by who asks


class DeviceLink(Struct):
    """The answer to POST /api/device: a link that makes another device the same person, once."""

    url: str
    minutes: int  # for which it is good


class LinkToken(Struct):
    """POST /api/device/ask and /api/device/use: the token of such a link."""

    token: Annotated[str, msgspec.Meta(max_length=100)]


class SignInQuestion(Struct):
    """The answer to POST /api/device/ask: what using the link would mean here."""

    person: Person  # who you would be
    now: Person | None  # who you are here until then
    only_here: bool  # and nowhere else: nobody could be them any more


class Device(Struct):
    """Where somebody is signed in."""

    id: str
    label: str  # browser and system; may be empty
    made: int  # seconds since 1970
    seen: int
    here: bool  # the device that asks


class Devices(Struct):
    """GET /api/devices."""

    devices: list[Device]


class SignOut(Struct):
    """POST /api/devices/sign-out: one device, or (None) all but the one that asks. The answer is `Devices`."""

    device: str | None = None


class Editions(Struct):
    """GET /api/editions."""

    editions: list[EditionInfo]
    players: list[int]  # how many can play (S1)
    options: dict[str, list[str | int | bool | None]]  # all values of each option
    defaults: Settings  # of a new table
    bots: list[str]
    usual_bot: str
    reach: Reach
