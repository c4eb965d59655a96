"""The fingerprint of a deal: the same for ever, another for every other deal, and of no use without the salt."""

import hashlib

from tamaya import Game, Rules
from tamaya.core.commitment import commit, deal_text, fingerprint

SALT = "00112233445566778899aabbccddeeff"


def test_the_text_of_a_deal_is_the_same_for_ever() -> None:
    game = Game.deal(Rules(hints=1, announce=True, multicolour="wild-5", hand_size=3), 2, seed=3)
    first, rules, players, seed, deck, tiles, salt = deal_text(game, SALT).split("\n")
    assert (first, players, seed, tiles, salt) == ("tamaya deal 1", "players 2", "seed 3", "tiles", f"salt {SALT}")
    assert rules == "rules announce=true hand_size=3 hints=1 multicolour=wild-5"
    assert deck == " ".join(("deck", *map(str, game.deck)))
    assert fingerprint(game, SALT) == hashlib.sha256(deal_text(game, SALT).encode()).hexdigest()
    plain = Game.deal(Rules(), 2, seed=3)
    assert fingerprint(plain, SALT) == "b2df04addf3a5f944da1c612e74ff5c4e1de251fa28ea023595a0fbb6ee37232"


def test_a_fingerprint_fits_one_deal_only_however_far_the_game_went() -> None:
    rules = Rules(bonus_tiles=True)
    game = Game.deal(rules, 2, seed=3)
    commitment = commit(game, SALT)
    game.do("play 0")
    assert commitment.fits(game)
    others = [
        Game.deal(rules, 2, seed=4),
        Game.deal(rules, 2, seed=4, deck=game.deck, tiles=game.tiles),
        Game.deal(rules, 2, seed=3, tiles=game.tiles[::-1]),
        Game.deal(rules, 3, seed=3),
        Game.deal(Rules(bonus_tiles=True, hints=7), 2, seed=3),
    ]
    assert not any(commitment.fits(other) for other in others)
    assert commit(game, SALT[::-1]).fingerprint != commitment.fingerprint
