"""Handing messages over to services."""

import socket
import threading

import pytest

from tamaya.server.notices.push import post, service_of

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
