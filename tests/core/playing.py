"""How the tests come to positions worth looking at: any rules, any number of players, and play that is anything
between random and all-knowing. A `Setup` is small, so that Hypothesis finds small examples."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from hypothesis import settings
from hypothesis import strategies as st

from tamaya import Card, Colour, Game, Rules
from tamaya.core.actions import Action, Discard, Hint, Play, Take
from tamaya.core.cards import COLOURS
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import COLOUR_COUNTS, HINTS, MISTAKES, MULTICOLOUR, PLAYERS


def examples(count: int) -> settings:
    """This many examples where the profile asks for 60, and else in proportion."""
    assert settings.default is not None
    return settings(max_examples=count * settings.default.max_examples // 60)


@st.composite
def rules_and_players(draw: st.DrawFn) -> tuple[Rules, int]:
    """Every combination of options, and a number of players whom the deck can serve."""
    rules = Rules(
        multicolour=draw(st.sampled_from(MULTICOLOUR)),
        black_powder=draw(st.booleans()),
        bonus_tiles=draw(st.booleans()),
        announce=draw(st.booleans()),
        masterpiece=draw(st.booleans()),
        hints=draw(st.sampled_from(HINTS)),
        mistakes=draw(st.sampled_from(MISTAKES)),
        empty_hints=draw(st.booleans()),
        discard_when_full=draw(st.booleans()),
        colours=draw(st.sampled_from(COLOUR_COUNTS[::-1])),
    )
    players = draw(st.sampled_from(PLAYERS))
    largest = (rules.deck_size - 1) // players
    hand_size = draw(st.one_of(st.none(), st.integers(1, min(6, largest)), st.integers(1, largest)))
    return rules.with_options({"hand_size": hand_size}), players


@dataclass(frozen=True)
class Setup:
    """A game and how it is played: `skill` percent of the actions are those of somebody who sees all cards."""

    rules: Rules
    players: int
    seed: int
    skill: int

    def deal(self) -> Game:
        """The game before the first action."""
        return Game.deal(self.rules, self.players, self.seed)

    def play(self) -> Iterator[Game]:
        """The same game at every position, from the deal to the end."""
        game = self.deal()
        rng = random.Random(self.seed)
        gestures = random.Random(self.seed + 1)  # of their own: they change nothing in what is played
        yield game
        while game.outcome is None:
            if gestures.random() < 0.05:
                pose(game, gestures)
                yield game
            if rng.random() < 0.05:
                seat = rng.randrange(game.players)
                game.rearrange(seat, rng.sample(game.hands[seat], len(game.hands[seat])))
                yield game
            game.do(choose(game, rng, self.skill))
            yield game

    def play_to_the_end(self) -> Game:
        """The finished game."""
        *_, game = self.play()
        return game

    def play_for_a_while(self) -> Game:
        """The game somewhere on its way, or at its end."""
        steps = random.Random(self.seed + 1).randrange(150)
        *_, game = islice(self.play(), steps + 1)
        return game


def pose(game: Game, rng: random.Random) -> None:
    """Somebody turns, raises and lowers some cards, whatever they are (C3)."""
    seat = rng.randrange(game.players)
    lifts = {card: rng.choice((0, 0, 1, -1)) for card in game.hands[seat]}
    turned = [card for card in lifts if rng.random() < 0.3]
    raised, lowered = ([card for card, lift in lifts.items() if lift == way] for way in (1, -1))
    game.pose(seat, turned, raised, lowered)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any game, played in any way."""
    rules, players = draw(rules_and_players())
    seed = draw(st.one_of(st.integers(0, 1000), st.sampled_from(SEEDS)))
    return Setup(rules, players, seed, skill=draw(st.sampled_from((0, 60, 90, 97, 100, 100))))


def choose(game: Game, rng: random.Random, skill: int) -> Action:
    """An action: at random, or one that brings the game on."""
    actions = list(game.legal_actions())
    if game.pending is not None or rng.random() * 100 >= skill:
        return rng.choice(actions)
    return clever(game, actions, rng)


def clever(game: Game, actions: list[Action], rng: random.Random) -> Action:
    """What somebody does who sees all cards: play what fits, else hint, else give up the card that matters least. But
    once the pile is empty seat 0 would rather hint, so that in a masterpiece the others run out of cards first."""
    hand = game.hands[game.actor]
    prospects = game.prospects()
    hints = [action for action in actions if isinstance(action, Hint)]
    if hints and game.actor == 0 and not game.pile:
        return rng.choice(hints)
    fitting = [id for id in hand if game.card(id) in prospects.playable]
    if fitting:
        plays = [action for action in actions if isinstance(action, Play) and action.card in fitting]
        right = [action for action in plays if action.announced in (None, game.card(action.card).colour)]
        return rng.choice(right)
    discards = [action for action in actions if isinstance(action, Discard)]
    if hints and (not discards or rng.random() < 0.5):
        return rng.choice(hints)

    def matters(action: Discard) -> int:
        card = game.card(action.card)
        if card in prospects.useless:
            return 0
        elsewhere = [game.card(id) for other in game.hands for id in other if id != action.card]
        return 3 if card in prospects.irreplaceable else 1 if card in elsewhere else 2

    if discards:
        return min(discards, key=matters)
    return rng.choice(actions)


def universe(game: Game) -> list[Action]:
    """Every action that could be written down, with numbers beyond both ends."""
    ids = range(-3, len(game.deck) + 2)
    seats = range(-2, game.players + 2)
    return [
        *(Play(id) for id in ids),
        *(Play(id, colour) for id in ids for colour in COLOURS),
        *(Discard(id) for id in ids),
        *(Take(id) for id in ids),
        *(Hint(seat, colour) for seat in seats for colour in COLOURS),
        *(Hint(seat, value) for seat in seats for value in range(-1, 8)),
    ]


def deck_beginning(rules: Rules, *first: str) -> list[str]:
    """A deck that begins with these cards; the rest comes in the order of the colours and values."""
    rest = [str(card) for card in full_deck(rules)]
    beginning = " ".join(first).split()
    for card in beginning:
        rest.remove(card)
    return [*beginning, *rest]


def full_deck(rules: Rules) -> list[Card]:
    """All cards of these rules, as docs/rules.md lists them (S2, X4, M1, K1)."""
    upwards = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5]
    in_play = {5: "red yellow green blue white", 4: "red yellow green blue", 3: "red green blue"}[rules.colours]
    rows = dict.fromkeys(map(Colour, in_play.split()), upwards)
    if rules.multicolour != "none":
        rows[Colour.MULTICOLOUR] = upwards if rules.multicolour.endswith("10") else [1, 2, 3, 4, 5]
    if rules.black_powder:
        rows[Colour.BLACK] = [5, 5, 5, 4, 4, 3, 3, 2, 2, 1]
    return [Card(colour, value) for colour, values in rows.items() for value in values]
