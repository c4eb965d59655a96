"""Whatever a bot gives as its reason, the page has words for it, and what those say of cards is so."""

import re

import pytest

from tamaya.bots.bot import Reason
from tamaya.bots.registry import bot_names, make_bot
from tamaya.bots.turns import turns
from tamaya.core.actions import Discard, Hint, Play
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.i18n import catalogue

SENTENCES = set(re.findall(r"^reason-([a-z-]+)", catalogue("en"), re.M))


@pytest.mark.parametrize("name", [name for name in bot_names() if name != "search"])  # it thinks for seconds
def test_there_is_a_sentence_for_every_reason(name: str) -> None:
    for seed, rules in enumerate((Rules(), Rules(multicolour="wild-5", bonus_tiles=True), Rules(announce=True))):
        for reason in reasons(name, rules, seed):
            assert reason in SENTENCES


def reasons(name: str, rules: Rules, seed: int) -> set[str]:
    """The keys of all reasons in a game among bots of a kind; all of them are true."""
    game = Game.deal(rules, 3, seed)
    bots = [make_bot(name, rules, 3, seat, seed) for seat in range(3)]
    found = set()
    for bot in turns(game, bots):
        choice = bot.choose(game.view(game.actor))
        found |= {reason.key for reason in (choice.reason, *choice.heard)}
        check(game, choice.reason)
        if isinstance(choice.action, Play | Discard) and choice.reason.cards:
            assert choice.reason.cards[0] == choice.action.card, "it speaks of the card in question first"
        if isinstance(choice.action, Hint) and choice.reason.cards:
            assert choice.reason.cards[0] in game.hands[choice.action.seat], "it speaks of a card of who is told"
        game.do(choice.action)
    return found


def check(game: Game, reason: Reason) -> None:
    """What a reason says of a card is so, as far as the words leave no doubt."""
    me, prospects = game.actor, game.prospects()
    held = {id for hand in game.hands for id in hand}
    assert set(reason.cards) <= held | set(game.discards), "cards that everybody can find"
    faces = [game.card(id) for id in reason.cards]
    match reason.key:
        case "known-playable" | "hat-sure-play":
            assert faces[0] in prospects.playable
        case "show-playable":
            assert faces
            assert all(face in prospects.playable for face in faces)
        case "known-useless" | "hat-useless-discard":
            assert faces[0] in prospects.useless
        case "spare-copy":
            assert any(game.card(id) == faces[0] and id != reason.cards[0] for id in held)
        case "smart-warning":
            assert faces[0] in prospects.irreplaceable
        case "save" | "give-save":
            [face] = faces
            copies = sum(card == face for card in game.deck)
            left = copies - sum(game.card(id) == face for id in game.discards)
            seen = sum(game.card(id) == face for seat, hand in enumerate(game.hands) if seat != me for id in hand)
            match dict(reason.details)["copies"]:
                case "only":
                    assert copies == 1
                case "last":
                    assert copies > 1
                    assert left == 1
                case "unseen":
                    assert left > 1
                    assert seen == 1
                case kind:
                    assert kind == "seen"
                    assert seen > 1
