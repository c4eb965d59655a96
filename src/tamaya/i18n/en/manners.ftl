# Manners: coming and going, taking back, being away, the clock, second thoughts.

practice = Practice
about-practice = A move was taken back that had shown a card. The record of the game says so, too.
undo-practice = Take back my last move
to-lobby-about = { $seat ->
    [yes] You keep your seat and can come back at any time.
   *[no] You can come back at any time.
}
leave-about = { $phase ->
    [playing] You leave your seat: the others may let a bot or somebody else play on for you.
    [over] You give up your seat and are not part of the next game.
   *[waiting] You give up your chair.
}
leave-ask = Leave the running game?
leave-ask-text = { $alone ->
    [yes] The game waits. The link of the table brings you back to it.
   *[no] The others may let a bot or somebody else play on for you. Until they do, the link of the table brings you back to your seat.
}
leave-yes = Leave
leave-no = Stay
end-ask = End the game now?
end-ask-text = It cannot be played on after that.
end-yes = End it
end-no = Play on
empty-ask = A hint that touches no card?
empty-yes = Give this hint
empty-no = No, that was a slip
absent-turn = { $who } is away, and it is their turn.
absent-until = We wait until { $time }; then a bot can take over.
absent-bot = Let a bot take over
absent-wait = Wait
clock = Clock
clock-name = { $clock ->
    [none] none
    [turn] for each turn
   *[player] for each player
}
clock-time = How long
clock-length = { $unit ->
    [minutes] { $many } min
   *[seconds] { $many } s
}
clock-end = When time is up
clock-end-name = { $bot ->
    [yes] a bot takes the turn
   *[no] it is only said
}
about-clock = Running out costs nothing. After all of their time, players still have a little for each turn.
clock-fact = { $clock ->
    [turn] Clock: { $time } for each turn
   *[player] Clock: { $time } for each player
}
clock-fact-bot = When time is up a bot takes the turn
time-left = { $who }: { $time } left
time-up = { $by ->
    [you] Your time is up. Take the time you need.
   *[other] { $who }’s time is up.
}
time-up-bot = { $by ->
    [you] Your time is up: a bot takes this turn.
   *[other] { $who }’s time is up: a bot takes this turn.
}
log-stood-in = (Time was up, so a bot took this turn.)
name-too-long = { $over ->
    [one] One letter too many: a name has at most { $most }.
   *[other] { $over } letters too many: a name has at most { $most }.
}
