"""A few numbers about the server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter

COUNTED = ("bot_moves", "entries", "late_appends")  # from zero on, so that the first one shows as a change
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds


class Metrics:
    """Counters, gauges and how long commands take."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
        self.refusals: Counter[str] = Counter()
        self.gauges: dict[str, int] = {}
        self._buckets = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def count(self, name: str, number: int = 1) -> None:
        """Count something."""
        self.counts[name] += number

    def observe(self, seconds: float) -> None:
        """Note how long a command took, from its arrival to the last delivery handed to a socket."""
        self._seconds += seconds
        self._buckets[bisect_left(BUCKETS, seconds)] += 1

    def text(self) -> str:
        """All of it."""
        lines = []
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE tamaya_{name} gauge", f"tamaya_{name} {value}"]
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE tamaya_{name}_total counter", f"tamaya_{name}_total {value}"]
        lines.append("# TYPE tamaya_refusals_total counter")
        lines += [f'tamaya_refusals_total{{code="{code}"}} {value}' for code, value in sorted(self.refusals.items())]
        lines.append("# TYPE tamaya_command_seconds histogram")
        total = 0
        for most, number in zip((*map(str, BUCKETS), "+Inf"), self._buckets, strict=True):
            total += number
            lines.append(f'tamaya_command_seconds_bucket{{le="{most}"}} {total}')
        lines += [f"tamaya_command_seconds_sum {self._seconds:.6f}", f"tamaya_command_seconds_count {total}"]
        return "\n".join(lines) + "\n"
