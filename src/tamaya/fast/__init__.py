"""Batches of games: the kernel of `tamaya.core` compiled by Numba, the very same functions. Needs the extra `fast`.

Here: batches (`batch`, `lanes`, `threads`, `snapshots`) and what compiles plain functions (`compiler`). Only the core
may be imported. No rule is stated here, and no function is written twice.
"""

from tamaya.extras import need

need("fast", __name__)

from tamaya.fast.batch import Batch

__all__ = ["Batch"]
