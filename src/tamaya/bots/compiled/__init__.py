"""What compiled bots share: functions over kernel rows in the subset that Numba compiles, and what links them.

Here: what a compiled bot consists of (`policy`), the facts it keeps (`facts`, `sets`), what all of them can ask
(`tile_choices`, `ending`), what drives them (`rollouts`, `in_lanes`, `dealing`), how they become one (`linking`), and
the bot at a seat (`bot`, `seat_row`). Only the core and `fast` may be imported. No bot lives here: another package's
compiled bot is a `policy.CompiledMaker` behind an entry point, as ours are.
Needs the extra `fast`.
"""

from tamaya.extras import need

need("fast", __name__)
