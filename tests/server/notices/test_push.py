"""Messages for one device alone, with proof of who sends them, handed over to services; and when nobody is told."""

import socket
import threading

import pytest

from tamaya.server.notices.notices import quiet_until
from tamaya.server.notices.push import from_letters, in_letters, is_target, post, read_key, seal, service_of
from tamaya.server.storage.kept.told_people import Calm

HOUR = 3600


def test_the_example_of_rfc_8291_comes_out_to_the_byte() -> None:
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        from_letters("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_letters("BTBZMqHH6r4Tts7J_aSIgg"),
        read_key(from_letters("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
        from_letters("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert in_letters(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_what_is_no_device_is_told_apart() -> None:
    key = from_letters("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    assert is_target(key, b"-" * 16)
    assert not any((is_target(key, b"-"), is_target(key[:-1], b"-" * 16), is_target(b"\x04" * 65, b"-" * 16)))
    assert from_letters("ä§") == b""


@pytest.mark.parametrize(
    ("endpoint", "service"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", "https://fcm.googleapis.com"),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", "https://updates.push.services.mozilla.com"),
        ("http://fcm.googleapis.com/x", None),
        ("https://fcm.googleapis.com:8443/x", None),
        ("https://me@fcm.googleapis.com/x", None),
        ("https://fcm.googleapis.com.evil.example/x", None),
        ("https://evilpush.apple.com/x", None),
        ("http://127.0.0.1:9/x", "http://127.0.0.1:9"),
        ("http://127.0.0.1:90/x", None),
        ("http://127.0.0.1/x", None),
        ("http://[::1]/x", None),
        ("https://fcm.googleapis.com/a\r\nX: y", None),
        ("https://[", None),
        ("https://fcm.googleapis.com/" + "x" * 1000, None),
        ("file:///etc/passwd", None),
    ],
)
def test_only_services_of_browsers_and_those_of_the_host_are_asked(endpoint: str, service: str | None) -> None:
    assert service_of(endpoint, frozenset({"http://127.0.0.1:9"})) == service


@pytest.mark.parametrize(
    ("start", "end", "hour", "left"),
    [
        (22, 8, 23, 9),
        (22, 8, 7, 1),
        (22, 8, 8, None),
        (22, 8, 21, None),
        (9, 17, 12, 5),
        (9, 17, 17, None),
        (5, 5, 5, None),
    ],
)
def test_quiet_hours_are_those_of_ones_own_day(start: int, end: int, hour: int, left: int | None) -> None:
    calm = Calm(start * 60, end * 60, "Asia/Tokyo")
    now = (hour - 9) % 24 * HOUR + 1_700_006_400.0  # a midnight in London
    assert quiet_until(calm, now) == (None if left is None else now + left * HOUR)


def test_a_zone_that_nobody_knows_is_that_of_greenwich() -> None:
    assert quiet_until(Calm(0, 60, "../../etc/passwd"), 1_700_006_400.0) == 1_700_006_400.0 + HOUR


# ---- Posting ---------------------------------------------------------------------------------------------------------


FINE = "https://fcm.googleapis.com/fcm/send/x"


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8000/x",
        "https://me@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://127.0.0.1%3a80%0d%0ax.push.apple.com/x",
        "https://..push.apple.com/x",
        "https://127.0.0.1/fcm.googleapis.com",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/a\r\nHost: evil",
    ],
)
def test_only_plain_addresses_of_services_are_taken(endpoint: str) -> None:
    assert service_of(FINE, frozenset()) == "https://fcm.googleapis.com"
    assert service_of(endpoint, frozenset()) is None


def test_a_service_that_answers_nonsense_is_tried_later() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            with listening.accept()[0] as caller:
                caller.recv(10_000)
                caller.sendall(b"nonsense\r\n\r\n")

        answering = threading.Thread(target=answer)
        answering.start()
        assert post(f"http://127.0.0.1:{listening.getsockname()[1]}/x", b"sealed", "proof", False) == "later"
        answering.join()
