"""Batches of games: the kernel of `tamaya.core` compiled by Numba, the very same functions. Needs the extra `fast`."""

from tamaya.extras import need

need("fast", __name__)

from tamaya.fast.batch import Batch

__all__ = ["Batch"]
