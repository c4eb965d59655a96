"""The table in the browser. Its rooms, each above those it may import:

web       addresses, pages, sockets, cookies, limits
deals     deals that several teams play, and the one of the day
exercises mistakes in somebody's games, asked again until they know better
lessons   prepared games that teach
hall      the tables that this process serves, and the people at them
bots      bots at the table, in processes of their own
storage   the logs of all tables, and what travels between processes
table     a table as the fold of its log: pure
wire      every message between page and server

`config`, `logs` and `metrics` are for all rooms but the pure ones.
"""

from tamaya.extras import need

need("server", __name__)
