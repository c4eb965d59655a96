"""The games of a learner among compiled bots, as fingerprints: whatever makes the bots faster must not change a move.

The learner plays at random. `test_partners` compares with bots at tables, which run the same code."""

import zlib

import pytest

from tamaya import Rules
from tamaya.env.partners import Names
from tamaya.env.raw import RawVectorEnv

RULES = {
    "base": Rules(empty_hints=False),
    "empty hints": Rules(),
    "black": Rules(black_powder=True, empty_hints=False),
    "all": Rules(multicolour="wild-10", black_powder=True, bonus_tiles=True, announce=True),
}
PARTNERS: dict[str, Names] = {"hat": "hat", "smart": "smart", "both": {"hat": 1, "smart": 1}}
GAMES, STEPS = 64, 30
GOLDEN: dict[tuple[str, str], tuple[int, ...]] = {  # by rules and partners: for two, three, four and five players
    ("base", "hat"): (916815440, 1747896399, 3396281513, 3528284590),
    ("base", "smart"): (1128399810, 2207592277, 910257456, 1738086339),
    ("base", "both"): (1775598180, 336677799, 271905418, 143995315),
    ("empty hints", "hat"): (3284404029, 1721607857, 1622189149, 1192599512),
    ("empty hints", "smart"): (58777168, 911544998, 4029627490, 2374297736),
    ("empty hints", "both"): (2635848083, 466433723, 1747305418, 2832323567),
    ("black", "hat"): (538814126, 697734158, 918225621, 2165665689),
    ("black", "smart"): (858302367, 3338702030, 860579279, 818705519),
    ("black", "both"): (4169586738, 3576720506, 2158643595, 2837915353),
    ("all", "hat"): (1391395871, 3483548701, 1566131720, 2094934887),
    ("all", "smart"): (2144479570, 2555616783, 3048753962, 3354471303),
    ("all", "both"): (4174893763, 2829918177, 2368296539, 2340415186),
}


def fingerprint(rules: str, partners: str, players: int) -> int:
    """Of all rows after each step."""
    env = RawVectorEnv(players, GAMES, partners=PARTNERS[partners], seat="turning", rules=RULES[rules], layout="full")
    mark = 0
    for _ in range(STEPS):
        env.step(env.batch.choose())
        mark = zlib.crc32(env.batch.rows.tobytes(), mark)
    return mark


@pytest.mark.parametrize(("rules", "partners"), GOLDEN)
def test_bots_beside_a_random_learner_play_the_games_they_always_played(rules: str, partners: str) -> None:
    assert tuple(fingerprint(rules, partners, players) for players in (2, 3, 4, 5)) == GOLDEN[rules, partners]
