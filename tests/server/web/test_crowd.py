"""Connections are counted by address from the first byte, and nobody keeps others out."""

from dataclasses import dataclass

from tamaya.server.web.entrance.crowd import Crowd


@dataclass(eq=False)
class Somebody:
    """At the other end of a connection."""

    address: str
    is_proxy: bool = False
    is_cut: bool = False

    def cut(self) -> None:
        """They are cut off."""
        self.is_cut = True


def ask_from(crowd: Crowd, address: str, number: int, is_proxy: bool = False) -> int:
    """Let this many come and say what they want; how many were let in."""
    came = 0
    for _ in range(number):
        one = Somebody(address, is_proxy)
        if crowd.come(one):
            crowd.ask(one)
            came += 1
    return came


def test_nobody_has_more_connections_than_a_part_of_what_is_left() -> None:
    crowd = Crowd(of_one=1000, of_all=1000)
    shares = [ask_from(crowd, f"attacker {number}", 1000) for number in range(10)]
    assert shares[0] == 200
    assert sum(shares) < 900
    assert ask_from(crowd, "ann", 10) == 10


def test_an_address_has_so_many_connections_and_gets_them_back() -> None:
    crowd = Crowd(of_one=3, of_all=1000)
    first, *_ = there = [Somebody("ann") for _ in range(3)]
    for one in there:
        assert crowd.come(one)
        crowd.ask(one)
    assert not crowd.come(Somebody("ann"))
    assert crowd.come(Somebody("bob"))
    crowd.go(first)
    crowd.go(first)
    assert [crowd.come(one) for one in (Somebody("ann"), Somebody("ann"))] == [True, True], "the first of them idles"


def test_whoever_has_said_nothing_makes_room_for_the_next_from_there() -> None:
    crowd = Crowd(of_one=2, of_all=1000)
    asking, silent, late = (Somebody("eve") for _ in range(3))
    assert crowd.come(asking)
    assert crowd.come(silent)
    crowd.ask(asking)
    assert crowd.come(late)
    assert [one.is_cut for one in (asking, silent, late)] == [False, True, False]
    crowd.ask(late)
    crowd.ask(silent)  # too late
    crowd.go(silent)
    assert not crowd.come(Somebody("eve"))
    crowd.rest(asking)  # has its answer
    assert crowd.come(Somebody("eve"))
    assert asking.is_cut


def test_a_proxy_is_counted_only_for_those_who_have_said_nothing() -> None:
    crowd = Crowd(of_one=3, of_all=120)
    assert ask_from(crowd, "proxy", 90, is_proxy=True) == 90
    silent = [Somebody("proxy", is_proxy=True) for _ in range(10)]
    assert all(map(crowd.come, silent))
    assert sum(one.is_cut for one in silent) == 7
    assert ask_from(crowd, "proxy", 100, is_proxy=True) <= 30, "nobody has more than all"


def test_all_is_forgotten_of_those_who_are_gone() -> None:
    crowd = Crowd(of_one=5, of_all=100)
    for is_proxy in (False, True):
        for _ in range(20):
            one = Somebody("ann", is_proxy)
            assert crowd.come(one)
            crowd.ask(one)
            crowd.rest(one)
            crowd.ask(one)
            crowd.go(one)
            assert one not in crowd
    assert ask_from(crowd, "ann", 10) == 5
