# A memory table: hints are shown when they are given and then not kept.

memory = Memory table
about-memory = A hint is shown when it is given and then not kept: you remember it, as at a real table. No notes, no advice; after the game everything is open.
memory-table = Memory table: hints are shown only when they are given.
memory-guide = Hints are shown only when they are given: remember them.
memory-card = What do you remember of it?
hint-while-away = { $who } is away just now and would miss the hint.
log-hint-forgotten = { $by ->
    [you] You give a hint.
   *[other] { $who } gives a hint.
}
error-memory-table = At this table everybody remembers the hints by themselves: without notes or advice.
error-memory-explained = Bots that explain themselves would remember the hints for everybody: choose one or the other.
