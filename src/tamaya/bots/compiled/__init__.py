"""What compiled bots share: functions over kernel rows in the subset that Numba compiles, and what links them.

Here: what a compiled bot consists of (`policy`), the facts it keeps (`facts`), what all of them can ask (`masking`,
`tiles`, `ending`), what drives them (`selfplay`, `in_lanes`, `mixed_lanes`, `worlds`, `rollouts`), how they become one
(`linking`), and the bot at a seat (`bot`, `seat_row`). Only the core and `fast` may be imported. No bot lives here.
Needs the extra `fast`.
"""

from tamaya.extras import need

need("fast", __name__)
