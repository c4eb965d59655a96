"""What people who are away are told, and when."""

from typing import Annotated

import msgspec

from tamaya.server.wire.parts import Struct
from tamaya.server.wire.people import Id

MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, lt=1440)]
KeyText = Annotated[str, msgspec.Meta(max_length=200)]


class NoticeSettings(Struct):
    """GET /api/notices, and the answer to all others."""

    key: str | None  # with which a device asks its browser's service for an address; None: this server pushes nothing
    here: bool  # the device that asks is told
    quiet_from: int  # in minutes of your day
    quiet_until: int  # the same: never
    feed: str  # the secret address of your feed, on this server


class PushDevice(Struct):
    """POST /api/notices/device: tell the device that asks, at this address. The answer is `NoticeSettings`."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    key: KeyText
    secret: KeyText
    language: Annotated[str, msgspec.Meta(max_length=10)]


class SetCalm(Struct):
    """POST /api/notices/quiet: when you want to be left alone. The answer is `NoticeSettings`."""

    quiet_from: MinuteOfDay
    quiet_until: MinuteOfDay
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class Nudged(Struct):
    """The answer to POST /api/tables/{id}/nudge: whoever is to act at a table over days hears that one waits."""

    table: Id
