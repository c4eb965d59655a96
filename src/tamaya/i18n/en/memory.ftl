### Tables where hints are shown when they are given and then disappear: a switch in the form, and notices at the table.

memory = From memory
about-memory = A hint is shown when it is given and then disappears: you have to remember it, as at a real table. No notes, no advice; after the game everything is revealed.
memory-table = Playing from memory: hints are shown only when they are given.
memory-guide = Hints are shown only when they are given: remember them.
memory-card = What do you remember about it?
hint-while-away = { $who } is away right now and would miss the hint.
log-hint-forgotten = { $by ->
    [you] You give a hint.
   *[other] { $who } gives a hint.
}
error-memory-table = At this table everybody remembers the hints for themselves: no notes, no advice.
error-memory-explained = Bots that explain themselves would remember the hints for everybody: choose one or the other.
