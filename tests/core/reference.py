"""A second referee, written from docs/rules.md alone: slow, with lists and sets, and nothing clever. The laws compare
the real one with it after every action."""

from tamaya import Card, Colour, Rules
from tamaya.core.actions import Action, Discard, Hint, Play, Take
from tests.core.playing import full_deck


class Reference:
    """The whole state of a game, as a person at the table would keep it."""

    def __init__(self, rules: Rules, players: int, deck: list[Card], tiles: list[int]) -> None:
        self.rules = rules
        self.players = players
        self.tiles = list(tiles)
        self.tiles_drawn: list[int] = []
        self.all_cards = full_deck(rules)
        self.faces = dict(enumerate(deck))
        size = rules.hand_size or (5 if players < 4 else 4)  # S4
        self.pile = list(range(len(deck)))
        self.hands = [[self.pile.pop(0) for _ in range(size)] for _ in range(players)]
        self.told = {id: set(self.all_cards) for id in self.faces}
        self.discards: list[int] = []
        self.placed: list[int] = []
        self.hints = rules.hints  # S3
        self.mistakes = 0
        self.actor = 0  # S6
        self.turn = 0
        self.turns_left: int | None = None
        self.pending: str | None = None
        self.ending: str | None = None
        self.passed_over: list[int] = []
        self.drawn: list[int] = []  # what the last action drew
        self.reshuffled: list[int] = []  # the pile when the last action was tile 5's: any order of its faces is right

    # ---- What can be asked

    def firework(self, colour: Colour) -> int:
        """How many cards it has."""
        return sum(self.faces[id][0] is colour for id in self.placed)

    @property
    def fireworks(self) -> dict[Colour, int]:
        """All of them."""
        return {colour: self.firework(colour) for colour in dict.fromkeys(card.colour for card in self.all_cards)}

    def fits(self, card: Card) -> bool:
        """P1, and K2 for black."""
        next_place = self.firework(card.colour) + 1
        return card.value == (6 - next_place if card.colour is Colour.BLACK else next_place)

    def needed(self, card: Card) -> bool:
        """Whether its firework has yet to get it."""
        return all(self.faces[id] != card for id in self.placed)

    def touches(self, what: Colour | int, card: Card) -> bool:
        """H7, M3, K3."""
        if isinstance(what, Colour):
            wild = self.rules.multicolour.startswith("wild") and card.colour is Colour.MULTICOLOUR
            return card.colour is what or wild
        return card.value == what

    @property
    def worth(self) -> int:
        """E4, K5."""
        bright = sum(placed for colour, placed in self.fireworks.items() if colour is not Colour.BLACK)
        return bright - (5 - self.firework(Colour.BLACK) if self.rules.black_powder else 0)

    @property
    def score(self) -> int:
        """E1, X3b."""
        return 0 if self.ending in ("mistakes", "card lost", "stuck") else self.worth

    def allows(self, action: Action) -> bool:
        """Whether the rules allow this action now."""
        if self.ending is not None:
            return False
        hand = self.hands[self.actor]
        match action:
            case Take(card):
                if self.pending == "reshuffle":
                    return card in self.discards
                return self.pending == "play discarded" and card in self.discards and self.fits(self.faces[card])
            case Hint(seat, what):
                return self.hint_allowed(seat, what)
            case Discard(card):
                return not self.pending and card in hand and (self.hints < self.rules.hints or self.full_discard)
            case Play(card, announced):
                in_game = announced is None or (self.rules.announce and announced in self.fireworks)  # A1, A5
                return not self.pending and card in hand and in_game

    @property
    def full_discard(self) -> bool:
        """D2."""
        return self.rules.discard_when_full

    def hint_allowed(self, seat: int, what: Colour | int) -> bool:
        """H1 to H7, X4, M2, M3, K3, B6."""
        if seat not in range(self.players) or seat == self.actor or not self.hands[seat]:
            return False
        if isinstance(what, Colour):
            named = what != "multicolour" or self.rules.multicolour.startswith("named")
            nameable = what in self.fireworks and what != "black" and named  # X4
            paid = self.pending == "colour hint" or (self.pending is None and self.hints > 0)
        else:
            nameable = what in (1, 2, 3, 4, 5)
            paid = self.pending == "value hint" or (self.pending is None and self.hints > 0)
        touched = any(self.touches(what, self.faces[id]) for id in self.hands[seat])
        return nameable and paid and (touched or self.rules.empty_hints)

    # ---- What can be done

    def do(self, action: Action) -> None:
        """Carry out an action."""
        self.passed_over, self.drawn, self.reshuffled = [], [], []
        draws = True
        match action:
            case Discard(card):
                self.hands[self.actor].remove(card)
                self.regain()  # D1
                self.discard(card)
            case Play(card, announced):
                self.hands[self.actor].remove(card)
                self.play(card, announced)
            case Hint(seat, what):
                draws = self.pending is not None  # B1: a free hint is part of a turn in which a card was played
                if self.pending is None:
                    self.hints -= 1  # H1
                self.pending = None
                for id in self.hands[seat]:
                    touched = self.touches(what, self.faces[id])
                    self.told[id] = {card for card in self.told[id] if self.touches(what, card) == touched}
            case Take(card):
                decision, self.pending = self.pending, None
                self.discards.remove(card)
                if decision == "reshuffle":
                    self.pile.append(card)
                    self.told[card] = set(self.all_cards)
                    self.reshuffled = list(self.pile)
                else:
                    self.place(card)
        if self.ending is None and self.pending is None:
            self.end_turn(draws)

    def regain(self) -> None:
        """Take back a hint token if there is one."""
        self.hints = min(self.hints + 1, self.rules.hints)

    def discard(self, id: int) -> None:
        """Put a card on the discard pile; X3: the masterpiece is lost with the last copy of a needed card."""
        self.discards.append(id)
        card = self.faces[id]
        gone = sum(self.faces[other] == card for other in self.discards)
        if self.rules.masterpiece and self.needed(card) and gone == self.all_cards.count(card):
            self.ending = "card lost"

    def play(self, id: int, announced: Colour | None) -> None:
        """P1, P2, A1 to A4, E1."""
        card = self.faces[id]
        if self.fits(card) and announced in (None, card.colour):
            if announced is not None:
                self.regain()
            self.place(id)
        else:
            self.mistakes += 1
            self.discard(id)
            if self.mistakes == self.rules.mistakes:
                self.ending = "mistakes"

    def place(self, id: int) -> None:
        """Add a card to its firework; P4, K4, E2, B1, B4."""
        self.placed.append(id)
        if len(self.placed) == len(set(self.all_cards)):
            self.ending = "perfect"
        elif self.firework(self.faces[id].colour) == 5:
            if self.rules.bonus_tiles:
                self.draw_tile()
            else:
                self.regain()

    def draw_tile(self) -> None:
        """B1 to B3, B6."""
        tile = self.tiles.pop(0)
        self.tiles_drawn.append(tile)
        if tile in (1, 2):
            self.regain()
        if tile == 2 and self.mistakes:
            self.mistakes -= 1
        if tile in (3, 4):
            self.pending = "colour hint" if tile == 3 else "value hint"
            whats: list[Colour | int] = [*Colour, 1, 2, 3, 4, 5]
            if not any(self.hint_allowed(seat, what) for seat in range(self.players) for what in whats):
                self.pending = None
        if tile == 5 and self.pile:
            self.pending = "reshuffle" if self.discards else None
        elif tile in (5, 6) and any(self.fits(self.faces[id]) for id in self.discards):
            self.pending = "play discarded"

    def end_turn(self, draws: bool) -> None:
        """P3, D1, E3, S7, X3a."""
        self.turn += 1
        if self.turns_left is not None:
            self.turns_left -= 1
            if self.turns_left == 0:
                self.ending = "last round"
                return
        elif draws and self.pile:
            self.drawn = [self.pile.pop(0)]
            self.hands[self.actor] += self.drawn
            if not self.pile and not self.rules.masterpiece:
                self.turns_left = self.players
        for offset in range(1, self.players + 1):
            seat = (self.actor + offset) % self.players
            others = any(self.hands[other] for other in range(self.players) if other != seat)
            if self.hands[seat] or (self.hints and others):
                self.actor = seat
                return
            self.passed_over.append(seat)
        self.ending = "stuck"
