"""With open cards: can a score still be reached, and how? A depth-first search over the kernel's own rows.

All modules but `solving` are plain functions in the subset that Numba compiles; without Numba, CPython runs them."""
