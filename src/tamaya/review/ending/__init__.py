"""The end game: what each option of a seat is worth, if all hands are open after it and the pile stays closed.

`judging` is the way in. The search (`expecting`, `piles`) is plain functions in the subset that Numba
compiles; without Numba, CPython runs them."""
