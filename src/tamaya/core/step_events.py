"""What the last step did, as events: read from what the kernel noted in the row."""

from tamaya.core.actions import Action, Discard, Hint, Play, Take
from tamaya.core.cards import VALUES, Card
from tamaya.core.events import (
    Decision,
    Discarded,
    Ended,
    Ending,
    Event,
    Hinted,
    LastRoundBegun,
    Misplayed,
    OpenDraw,
    Outcome,
    PassedOver,
    Played,
    Reshuffled,
    TileDrawn,
)
from tamaya.core.kernel import pile_size, score, worth
from tamaya.core.knowledge import hand
from tamaya.core.row import (
    ACTOR,
    CARD_LOST,
    DID_CARD,
    DID_DRAW,
    DID_FACE,
    DID_FIT,
    DID_FORGIVE,
    DID_REGAIN,
    DID_SEAT,
    DID_TARGET,
    DID_TILE,
    DID_TILE_REGAIN,
    DID_TOUCHED,
    FIREWORK,
    MISTAKES,
    NONE,
    OUT_OF_MISTAKES,
    OUTCOME,
    PENDING,
    PERFECT,
    RUNNING,
    SHOWN,
    STUCK,
    TURN,
    TURNS_LEFT,
    Row,
    face_in_deck,
)
from tamaya.core.tables import Tables

DECISIONS: tuple[Decision | None, ...] = (None, "colour hint", "value hint", "reshuffle", "play discarded")
OUTCOMES: dict[int, Outcome] = {
    PERFECT: "perfect",
    SHOWN: "scored",
    OUT_OF_MISTAKES: "lost",
    CARD_LOST: "lost",
    STUCK: "lost",
}
ENDINGS: dict[int, Ending] = {
    PERFECT: "perfect",
    SHOWN: "last round",
    OUT_OF_MISTAKES: "mistakes",
    CARD_LOST: "card lost",
    STUCK: "stuck",
}


def events_of_step(row: Row, t: Tables, action: Action, asked_before: int) -> tuple[Event, ...]:
    """The events of the last step: first what the action itself did, then what followed."""
    seat = row[DID_SEAT]
    events: list[Event] = []
    if isinstance(action, Hint):
        held = hand(row, t, row[DID_TARGET])
        touched = tuple(card for slot, card in enumerate(held) if row[DID_TOUCHED] >> slot & 1)
        events.append(Hinted(seat, row[DID_TARGET], action.what, touched, asked_before != 0))
    else:
        events.append(_card_event(row, action))
    if row[DID_TILE]:
        decision = DECISIONS[row[PENDING]]
        events.append(TileDrawn(seat, row[DID_TILE], row[DID_TILE_REGAIN], row[DID_FORGIVE], decision))
    if row[DID_DRAW] != NONE:
        left = pile_size(row, t)
        events.append(OpenDraw(seat, row[DID_DRAW], Card.of(face_in_deck(row, row[DID_DRAW])), left, row[TURN]))
        if row[TURNS_LEFT] != NONE:
            events.append(LastRoundBegun(row[TURNS_LEFT]))
    if row[OUTCOME] != RUNNING:
        events.append(Ended(OUTCOMES[row[OUTCOME]], ENDINGS[row[OUTCOME]], score(row, t), worth(row, t)))
    elif row[PENDING] == 0:
        passed = (seat + 1) % t.players
        while passed != row[ACTOR]:
            events.append(PassedOver(passed))
            passed = (passed + 1) % t.players
    return tuple(events)


def _card_event(row: Row, action: Play | Discard | Take) -> Event:
    seat, id, card = row[DID_SEAT], row[DID_CARD], Card.of(row[DID_FACE])
    if row[DID_FIT]:
        announced = action.announced if isinstance(action, Play) else None
        completed = row[FIREWORK + card.colour.index_] == VALUES
        return Played(seat, id, card, announced, isinstance(action, Take), completed, row[DID_REGAIN])
    if isinstance(action, Take):
        return Reshuffled(seat, id, card)
    if isinstance(action, Play):
        return Misplayed(seat, id, card, action.announced, row[MISTAKES])
    return Discarded(seat, id, card, row[DID_REGAIN])


ActionEvent = Hinted | Played | Misplayed | Discarded | Reshuffled  # the first event of a step


def action_of(event: ActionEvent) -> Action:
    """The other way round: the action that an event tells of."""
    if isinstance(event, Hinted):
        return Hint(event.target, event.what)
    if isinstance(event, Discarded):
        return Discard(event.id)
    if isinstance(event, Reshuffled) or (isinstance(event, Played) and event.from_discards):
        return Take(event.id)
    return Play(event.id, event.announced)
