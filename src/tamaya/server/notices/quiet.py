"""When somebody wants to be left alone."""

import contextlib
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tamaya.server.storage.kept.told_people import Calm

DAY = 24 * 60  # minutes


def zone_of(name: str) -> tzinfo:
    """The time zone of this name; UTC if there is none."""
    with contextlib.suppress(ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(name)
    return UTC


def quiet_until(calm: Calm, now: float) -> float | None:
    """Until when somebody wants to be left alone now; None if they do not."""
    here = datetime.fromtimestamp(now, zone_of(calm.zone))
    minute = here.hour * 60 + here.minute
    length = (calm.quiet_until - calm.quiet_from) % DAY
    if (minute - calm.quiet_from) % DAY >= length:
        return None
    left = (calm.quiet_until - minute) % DAY
    return (here.replace(second=0, microsecond=0) + timedelta(minutes=left)).timestamp()
