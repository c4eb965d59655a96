"""Batches of games: the kernel of `tamaya.core` compiled by Numba, the very same functions. Needs the extra `fast`."""

try:
    import numba as _numba
    import numpy as _numpy
except ImportError as error:
    raise ImportError(
        f"tamaya.fast needs {error.name or 'numba'}, which is not installed: pip install tamaya[fast]"
    ) from error

from tamaya.fast.batch import Batch

__all__ = ["Batch"]

del _numba, _numpy
