"""The laws that hold for every game, whatever the options and however it is played."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given

from tamaya import CardSet, Game, IllegalAction
from tamaya.core.actions import Action, Gesture
from tamaya.core.events import OpenDraw, PassedOver, Played, TileDrawn
from tamaya.core.knowledge import told
from tests.core.playing import Setup, examples, full_deck, setups, universe
from tests.core.reference import Reference

pytestmark = pytest.mark.slow


# ---- Law 1: every card is in exactly one place; tokens stay within bounds; a finished game accepts nothing -----------


@given(setups())
def test_every_card_is_in_exactly_one_place(setup: Setup) -> None:
    for game in setup.play():
        placed = [event.id for event in game.log if isinstance(event, Played)]
        hands = [id for hand in game.hands for id in hand]
        assert sorted([*hands, *game.pile, *game.discards, *placed]) == list(range(len(game.deck)))
        assert Counter(map(game.card, range(len(game.deck)))) == Counter(full_deck(game.rules))
        assert sum(game.fireworks.values()) == len(placed)


@pytest.mark.rule("H1", "D2", "P4", "E1", "E2", "A2", "K6")
@given(setups())
def test_tokens_and_fireworks_stay_within_bounds(setup: Setup) -> None:
    """H1, D2, P4, A2: never more hint tokens than there are; E1: the last mistake ends the game."""
    for game in setup.play():
        assert 0 <= game.hints <= game.rules.hints
        assert 0 <= game.mistakes <= game.rules.mistakes
        assert (game.mistakes == game.rules.mistakes) <= (game.outcome == "lost")
        assert all(0 <= placed <= 5 for placed in game.fireworks.values())
        assert -5 * game.rules.black_powder <= game.worth <= game.rules.max_score
        assert (game.worth == game.rules.max_score) == (game.outcome == "perfect")  # E2, K6


@given(setups())
@examples(30)
def test_a_finished_game_accepts_nothing(setup: Setup) -> None:
    game = setup.play_to_the_end()
    assert game.outcome in ("perfect", "scored", "lost")
    assert len(game.legal_actions()) == 0
    before = state(game)
    for action in universe(game):
        with pytest.raises(IllegalAction, match="The game is over"):
            game.do(action)
    for seat in range(game.players):
        with pytest.raises(IllegalAction, match="The game is over"):
            game.rearrange(seat, game.hands[seat])
        with pytest.raises(IllegalAction, match="The game is over"):
            game.pose(seat, turned=game.hands[seat])
    assert state(game) == before


@pytest.mark.rule("S7")
@given(setups())
def test_a_player_can_always_do_something_until_the_game_is_over(setup: Setup) -> None:
    """S7: passing is not allowed, and never necessary."""
    for game in setup.play():
        assert bool(game.legal_actions()) == (game.outcome is None)


@pytest.mark.rule("E2", "X3", "X3a")
@given(setups())
def test_nobody_is_ever_stuck(setup: Setup) -> None:
    """X3a: who holds a card can play it, so nobody can do anything only when all cards are on the table; but then the
    show is perfect or its last copy of some card is discarded, and either has ended the game already (E2, X3)."""
    assert setup.play_to_the_end().ending != "stuck"


# ---- Law 2: an action is legal exactly if `do` accepts it; a refused action changes nothing --------------------------


@given(setups())
@examples(25)
def test_an_action_is_legal_exactly_if_do_accepts_it(setup: Setup) -> None:
    rng = random.Random(setup.seed)
    for game in setup.play():
        if game.pending is None and rng.random() > 0.04:
            continue
        legal = list(game.legal_actions())
        assert len(legal) == len(set(legal)) == len(game.legal_actions())
        before = state(game)
        accepted = []
        for action in universe(game):
            trial = game.copy() if action in legal else game
            refused = refusal_of(trial, action)
            assert (action in game.legal_actions()) == (str(action) in game.legal_actions()) == (refused is None)
            if refused is None:
                accepted.append(action)
            else:
                assert refused.details["action"] == str(action)
                assert str(action) in refused.message
        assert set(accepted) == set(legal)
        assert state(game) == before


def refusal_of(game: Game, action: Action) -> IllegalAction | None:
    """Try an action: why it is refused, or None."""
    try:
        game.do(action)
    except IllegalAction as error:
        return error
    return None


def state(game: Game) -> object:
    """Everything that a refused action must leave alone."""
    return list(game.row), list(game.log), list(game.history), list(game.discards), dict(game.poses), str(game.record())


# ---- The same rules, written a second time ---------------------------------------------------------------------------


@given(setups())
@examples(100)
def test_a_second_referee_agrees_after_every_action(setup: Setup) -> None:
    game = setup.deal()
    reference = Reference(game.rules, game.players, list(game.deck), list(game.tiles))
    rng = random.Random(setup.seed)
    for position in setup.play():
        for entry in position.history[len(game.history) :]:
            reached = len(game.log)
            game.enter(entry)
            if isinstance(entry, Gesture):
                continue
            reference.do(entry)
            adopt_the_shuffle(reference, game)
            assert [event.id for event in game.log[reached:] if isinstance(event, OpenDraw)] == reference.drawn
            passed = [event.seat for event in game.log[reached:] if isinstance(event, PassedOver)]
            assert passed == reference.passed_over
        agree(reference, game)
        if rng.random() < 0.02 or game.pending:
            assert {action for action in universe(game) if reference.allows(action)} == set(game.legal_actions())


def adopt_the_shuffle(reference: Reference, game: Game) -> None:
    """After tile 5 the second referee takes over the order that came out."""
    before = Counter(reference.faces.values())
    for id in reference.reshuffled:
        reference.faces[id] = game.card(id)
    assert Counter(reference.faces.values()) == before


def agree(reference: Reference, game: Game) -> None:
    """The two referees see the same table."""
    assert [sorted(hand) for hand in reference.hands] == [sorted(hand) for hand in game.hands]
    assert tuple(reference.pile) == game.pile
    assert reference.discards == game.discards
    assert all(reference.faces[id] == game.card(id) for hand in game.hands for id in hand)
    assert reference.fireworks == game.fireworks
    assert (reference.hints, reference.mistakes) == (game.hints, game.mistakes)
    assert (reference.pending, reference.ending) == (game.pending, game.ending)
    assert (reference.turn, reference.turns_left) == (game.turn, game.turns_left)
    assert tuple(reference.tiles_drawn) == game.tiles_drawn
    assert (reference.worth, reference.score) == (game.worth, game.score)
    if game.outcome is None:
        assert reference.actor == game.actor
    for seat, hand in enumerate(game.hands):
        for id, bits in zip(hand, told(game.row, game.tables, seat), strict=True):
            assert set(CardSet(bits)) == reference.told[id]


# ---- Law 3: replaying a record gives the same game, byte for byte ----------------------------------------------------


@given(setups())
def test_a_record_replays_to_the_same_game_byte_for_byte(setup: Setup) -> None:
    game = setup.play_for_a_while()
    written = json.dumps(game.record())
    again = Game.replay(json.loads(written))
    assert json.dumps(again.record()) == written
    assert state(again) == state(game)
    assert (again.deck, again.rules, again.players, again.seed) == (game.deck, game.rules, game.players, game.seed)
    for seat in (None, *range(game.players)):
        assert again.view(seat).to_json() == game.view(seat).to_json()
    if game.outcome is not None:
        assert again.open_view().to_json() == game.open_view().to_json()


@given(setups())
@examples(20)
def test_a_copy_goes_its_own_way(setup: Setup) -> None:
    game = setup.play_for_a_while()
    before = state(game)
    twin = game.copy()
    assert state(twin) == before
    rng = random.Random(setup.seed)
    while twin.outcome is None:
        twin.do(rng.choice(list(twin.legal_actions())))
    assert state(game) == before


# ---- That the games above are worth anything -------------------------------------------------------------------------


def test_the_games_of_these_tests_go_everywhere() -> None:
    endings: set[str | None] = set()
    tiles: set[tuple[int, str | None]] = set()
    passed = False

    @given(setups())
    @examples(400)
    def look(setup: Setup) -> None:
        nonlocal passed
        game = setup.play_to_the_end()
        endings.add(game.ending)
        tiles.update((event.tile, event.decision) for event in game.log if isinstance(event, TileDrawn))
        passed = passed or any(isinstance(event, PassedOver) for event in game.log)

    look()
    assert endings == {"perfect", "last round", "mistakes", "card lost"}
    assert {tile for tile, _ in tiles} == {1, 2, 3, 4, 5, 6}
    assert {decision for _, decision in tiles} == {None, "colour hint", "value hint", "reshuffle", "play discarded"}
    assert (5, "play discarded") in tiles
    assert passed
