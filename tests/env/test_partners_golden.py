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
    ("base", "smart"): (4227482582, 659789973, 150374360, 1100594804),
    ("base", "both"): (730943299, 3543010930, 3807756922, 454855403),
    ("empty hints", "hat"): (3284404029, 1721607857, 1622189149, 1192599512),
    ("empty hints", "smart"): (865740830, 308594412, 734132615, 3486538143),
    ("empty hints", "both"): (3871969078, 2610575981, 283529935, 2656019673),
    ("black", "hat"): (538814126, 697734158, 918225621, 2165665689),
    ("black", "smart"): (1732387508, 2769975743, 331261174, 3001502860),
    ("black", "both"): (2710443902, 3771572110, 4289956897, 3706274725),
    ("all", "hat"): (1391395871, 3483548701, 1566131720, 2094934887),
    ("all", "smart"): (2753691637, 1914020947, 3800836998, 2461732652),
    ("all", "both"): (265720531, 242231230, 1191074403, 1965443503),
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
