"""The tables of the database. Migrations bring a database to this; a test compares them."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()

# The truth: what happened at each table, in order. Only added to; changed but for a game that was deleted by consent.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("checksum", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# What the lobby asks for; follows from the entries.
listings = Table(
    "listings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # the entry after which it looked so
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("updated", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("due", Float),  # until when somebody has time, over days
    Index("listings_by_age", "public", "updated"),
    Index("listings_due", "due"),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Index("seats_by_person", "person_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)
keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Where people are signed in. Only hashes of secrets are here: who reads the database cannot be anybody with them.
devices = Table(
    "devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text),  # nobody's after signing out
    Column("secret", LargeBinary, nullable=False),
    Column("label", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("devices_by_person", "person_id"),
)
device_links = Table(
    "device_links",
    metadata,
    Column("token", LargeBinary, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Games that are over, and what-if branches of them. What is here follows from the logs of tables, or was brought in;
# tables may be tidied away, and these stay.
games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # played at a table, brought in as a file, or a branch
    Column("table_id", Text),  # where it was played
    Column("parent", Text),  # the game that a branch left
    Column("at", Integer),  # after this many moves
    Column("ended", Float, nullable=False),  # when; of a branch, when it last went on
    Column("moves", Integer, nullable=False),
    Column("summary", LargeBinary, nullable=False),  # what lists show
    Column("body", LargeBinary, nullable=False),
    Column("deal", LargeBinary, nullable=False),  # the same for games with the same cards and rules
    Index("games_by_age", "ended"),
    Index("games_by_deal", "deal", "ended", "id"),
    Index("games_by_parent", "parent"),
    Index("games_by_table", "table_id"),
)
# Whose games they are: in the order of "My games", with what can be searched for.
game_people = Table(
    "game_people",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("ended", Float, primary_key=True),
    Column("game_id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("most", Integer, nullable=False),  # points that could be reached
    Column("hints", Integer, nullable=False),  # that all players gave
    Column("names", Text, nullable=False),  # of all who played, in small letters, each after a line break
    Column("wants_private", Boolean, nullable=False),  # one of them is enough
    Column("wants_deletion", Boolean, nullable=False),  # all of them are needed
    Index("people_by_game", "game_id"),
    sqlite_with_rowid=False,
)

# What was found out about games. A process that works at one has it until then, and says again and again that it still
# does; whoever comes later takes over.
reviews = Table(
    "reviews",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("depth", Text, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),  # of what finds it out
    Column("process", Text, nullable=False),
    Column("until", Float, nullable=False),
    Column("wanted_by", Text, nullable=False),  # who may stop it
    Column("progress", Float, nullable=False),  # from 0 to 1
    Column("body", LargeBinary),  # null while somebody works at it; empty: it cannot be found out
)

# Puzzles, by ids that stay: how far each person has come with each, the days on which somebody solved the puzzle of the
# day, and how many people were right at the first try. The last follows from the first, but outlives those who are
# forgotten, and is there at once.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", Float, nullable=False),  # when they were last there
    Column("tips", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("first", Boolean, nullable=False),  # the first answer was right, and without tips
    Column("solved", Float),  # when
    Column("shown", Float),  # when they gave up
    Column("game", Text),  # where they play on
    Column("rated", Float),  # when the first answer changed their rating
    Column("rating", Float),  # what that was afterwards
)
puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),  # counted from 1 January of year 1
)
puzzle_rates = Table(
    "puzzle_rates",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("tried", Integer, nullable=False),  # how many people tried it
    Column("solved", Integer, nullable=False),
)

# Glicko-2 ratings of puzzles and of those who answer them, from first answers; and the runs in which somebody answers
# one puzzle after another.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)
solver_ratings = Table(
    "solver_ratings",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("at", Float, nullable=False),  # when it last changed
    Column("results", Integer, nullable=False),  # how many first answers there were
)
puzzle_runs = Table(
    "puzzle_runs",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("theme", Text, nullable=False),
    Column("puzzle", Text, nullable=False),  # that is asked now
    Column("right", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("until", Float),  # when the time is over
)

# Moments of their own games that come back to somebody as exercises. Move 0 says that a game was gone through.
exercises = Table(
    "exercises",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("game_id", Text, primary_key=True),
    Column("move", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),  # of the moment
    Column("box", Integer, nullable=False),  # how often it was known in a row; below 0: not wanted
    Column("due", Float, nullable=False),
    Index("exercises_by_game", "game_id"),
)

# Deals that teams play without knowing them, and who has begun with which.
deals = Table(
    "deals",
    metadata,
    Column("id", Text, primary_key=True),
    Column("deal", LargeBinary, nullable=False, unique=True),  # as games have it
    Column("day", Integer),  # whose deal it is, counted from 1 January of year 1
    Column("until", Float),  # from then on everybody may know it
    Column("game", Text),  # the game that it was taken from, or that solves it
    Column("body", LargeBinary, nullable=False),
    Column("club", Text),  # whose members play it
)
deal_people = Table(
    "deal_people",
    metadata,
    Column("deal_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text),  # where they play it; null: they have only looked
    Column("at", Float, nullable=False),
    Index("deals_by_person", "person_id"),
)

# Who asks whom to a table, and from whom somebody does not want to hear.
invitations = Table(
    "invitations",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("by_id", Text, nullable=False),
    Column("at", Float, nullable=False),
)
blocks = Table(
    "blocks",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
)

# Whom somebody does not want in their list: games until then do not count. And what each has chosen.
forgotten = Table(
    "forgotten",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("at", Float, nullable=False),
)
wishes = Table(
    "wishes",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("seen", Boolean, nullable=False),  # those they have played with may know when they are here
)

# What somebody who is away is told: that it is their turn, that they are asked to a table, that others wait for them,
# that a round of their club is open.
# And where they are told it: devices that are theirs, with the key for what is sent there.
notices = Table(
    "notices",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("about", Text, primary_key=True),  # a table; of a round, its deal
    Column("by_id", Text, nullable=False),  # who asks; "": nobody
    Column("at", Float, nullable=False),  # tells one from the next of the same kind
    Column("after", Float, nullable=False),  # not before that
    Column("told", Boolean, nullable=False),
    Index("notices_untold", "told", "after"),
)
push_targets = Table(
    "push_targets",
    metadata,
    Column("device_id", Text, primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
)
# When somebody wants to be left alone, in minutes of their day, and which address their feed has.
calm = Table(
    "calm",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("feed", Integer, nullable=False),  # which address, counted from 0: earlier ones lead nowhere
)

# Clubs: people who play a series of deals, who they are, and in which teams they play a round.
clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host_id", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
club_people = Table(
    "club_people",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Index("clubs_by_person", "person_id"),
)
club_teams = Table(
    "club_teams",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("person_id", Text, primary_key=True),
    Column("team", Integer, nullable=False),
    Column("table_id", Text),  # where they play; null: nobody has opened it
)
