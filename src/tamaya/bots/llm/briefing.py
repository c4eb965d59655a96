"""A game in words, for a reader who knows nothing else of it: the rules once, and before each turn the table with
numbered choices. All of it is made from a seat's view and the events that the seat was told (law 4)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from tamaya.bots.conventions.agreement import CONVENTIONS, TAG, Agreement
from tamaya.core.actions import parse_action
from tamaya.core.cards import COLOURS, VALUES, CardSet
from tamaya.core.drawing import as_text, seat_names
from tamaya.core.events import Discarded, Hinted, Misplayed, Played, SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.core.view import HeldCard, View
from tamaya.speech.moves import ChoiceTeller, MoveTeller, numbered
from tamaya.speech.options import agreement_name, told_conventions
from tamaya.speech.rulebook import told_rules
from tamaya.speech.speaking import Speech

Aid = Literal["none", "deductions", "readings"]
PROMPTS = 2  # the version of all that a model is asked; a test knows when it has to change
FEW = 4  # this many possible cards are named one by one, where colours and values alone would say less


class Observation(NamedTuple):
    """A table in words. The choices are those of `view.legal`, in its order; they are numbered from 1."""

    text: str
    actions: tuple[str, ...]  # in notation
    choices: tuple[str, ...]  # in words


def briefing(speech: Speech, rules: Rules, players: int, seat: int, agreement: str = "none", role: str = "") -> str:
    """What a player has to know before the game: who it is (or `role`), how the table is written, the rules, and what
    is agreed on."""
    say = speech.say
    copies = compile_tables(rules, players).copies
    colours = [colour for colour in COLOURS if copies[colour.index_ * VALUES]]
    letters = ", ".join(f"{colour.letter} {say('colour-name', colour=colour)}" for colour in colours)
    return "\n".join(
        (
            role or say("observe-role", seat=seat, players=players),
            say("observe-table", letters=letters),
            say("observe-knows", knows=say("draw-knows")),
            say("observe-answer"),
            "",
            say("observe-rules"),
            *(text for _, text in told_rules(speech, rules)),
            *tell_agreement(speech, agreement),
        )
    )


def tell_agreement(speech: Speech, written: str) -> Iterator[str]:
    """What a table has agreed on, a line for each convention; nothing of an agreement that is not known here."""
    agreement = Agreement.tagged({TAG: written})
    if agreement.conventions:
        yield ""
        yield speech.say("observe-agreement", agreement=agreement_name(speech, *agreement.in_short()))
        played = [convention for convention in CONVENTIONS if agreement.plays(convention)]
        yield from (f"- {name}: {meaning}" for name, meaning in told_conventions(speech, played))


def observe(
    speech: Speech,
    view: View,
    events: Sequence[SeenEvent] = (),
    whole: bool = False,
    aid: Aid = "deductions",
    read: Mapping[int, CardSet] | None = None,
) -> Observation:
    """The table as a seat sees it. Of the events that the seat was told, those since its last turn are told again, or
    the whole game. The aid `none` leaves out what follows from hints and by counting; `read` has what players of the
    agreement take cards for."""
    names = _names(speech, view.players, view.seat)
    teller = ChoiceTeller(speech, view, names)
    choices = tuple([teller.tell(parse_action(action)) for action in view.legal])
    lines = [*_news(speech, names, view.seat, events, whole), *_board(speech, view, names, aid)]
    for card, faces in (read or {}).items():
        lines.append(speech.say("observe-read", card=card, faces=str(faces)))
    lines += _numbered(speech, choices)
    return Observation("\n".join(lines), view.legal, choices)


def tell_events(speech: Speech, players: int, seat: int, events: Sequence[SeenEvent]) -> list[str]:
    """What happened, a line for each event that is worth one, with the numbers of the cards."""
    names = _names(speech, players, seat)
    teller = MoveTeller(speech, names, seat)
    told = [(teller.event(event), _cards(event)) for event in events]
    return [
        f"{text} ({speech.say('observe-cards', **numbered(cards))})" if cards else text for text, cards in told if text
    ]


def _names(speech: Speech, players: int, seat: int) -> list[str]:
    names = seat_names(players, speech)
    names[seat] = speech.say("observe-you", seat=names[seat])
    return names


def _news(speech: Speech, names: Sequence[str], seat: int, events: Sequence[SeenEvent], whole: bool) -> Iterator[str]:
    told = tell_events(speech, len(names), seat, events if whole else since_last_turn(events, seat))
    if told:
        yield speech.say("observe-so-far" if whole else "observe-since")
        yield from (f"- {line}" for line in told)
        yield ""


def since_last_turn(events: Sequence[SeenEvent], seat: int) -> Sequence[SeenEvent]:
    """What happened since a seat last did something, with that."""
    turns = [
        place
        for place, event in enumerate(events)
        if isinstance(event, Hinted | Played | Misplayed | Discarded) and event.seat == seat
    ]
    return events[turns[-1] :] if turns else events


def _cards(event: SeenEvent) -> tuple[int, ...]:
    """The cards that an event is about."""
    match event:
        case Hinted():
            return event.touched
        case Played() | Misplayed() | Discarded():
            return (event.id,)
    return ()


def _board(speech: Speech, view: View, names: Sequence[str], aid: Aid) -> Iterator[str]:
    yield as_text(view if aid != "none" else _without_deductions(view), names, speech)
    yield ""
    touched = [f"{held.id} ({_hints(speech, held)})" for hand in view.hands for held in hand if held.hints]
    if touched:
        yield speech.say("observe-touched", cards=", ".join(touched))
    for held in view.hands[view.seat] if aid != "none" else ():
        if 1 < len(held.possible) <= FEW and len(held.possible) < len(held.possible.colours) * len(
            held.possible.values
        ):
            faces = speech.listed([str(card) for card in held.possible], "or")
            yield speech.say("observe-only", card=held.id, faces=faces)
    if aid != "none":
        yield speech.say("best-score", best=view.best)
    if view.turns_left is not None:
        yield speech.say("turns-left", turns=view.turns_left)
    if view.pending is not None and view.legal:
        yield speech.say("guide-pending", decision=view.pending.replace(" ", "-"))


def _without_deductions(view: View) -> View:
    """As if no hint had said anything of any card."""
    bits = compile_tables(view.rules, view.players).all_cards
    hands = (tuple([held._replace(possible=CardSet(bits)) for held in hand]) for hand in view.hands)
    return view._replace(hands=tuple(hands))


def _hints(speech: Speech, held: HeldCard) -> str:
    return " ".join(
        str(hint) if isinstance(hint, int) else speech.say("colour-name", colour=hint) for hint in held.hints
    )


def _numbered(speech: Speech, choices: Sequence[str]) -> Iterator[str]:
    if choices:
        yield ""
        yield speech.say("observe-choices")
        yield from (f"{number}. {choice}" for number, choice in enumerate(choices, start=1))
