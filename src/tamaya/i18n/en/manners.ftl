### Coming and going, taking back, being away, the clock: questions and notices at the table. $who: a name; $by: "you" if it is
### the reader; $time: a time of day or a length of time, already written out.

practice = Practice
about-practice = A move that had revealed a card was taken back. The game record says so too.
undo-practice = Take back my last move
to-lobby-about = { $seat ->
    [yes] You keep your seat and can come back at any time.
   *[no] You can come back at any time.
}
# Below the button "Leave the table". $phase: of the game.
leave-about = { $phase ->
    [playing] You leave your seat: the others may let a bot or somebody else play on for you.
    [over] You give up your seat and will not be in the next game.
   *[waiting] You give up your seat.
}
leave-ask = Leave the game in progress?
leave-ask-text = { $alone ->
    [yes] The game waits. The table’s link will bring you back.
   *[no] The others may let a bot or somebody else play on for you. Until they do, the table’s link will bring you back to your seat.
}
leave-yes = Leave
leave-no = Stay
end-ask = End the game now?
end-ask-text = You will not be able to continue it.
end-yes = End it
end-no = Keep playing
empty-ask = A hint that touches no card?
empty-yes = Give this hint
empty-no = No, that was a slip
absent-turn = { $who } is away, and it is their turn.
absent-until = We’ll wait until { $time }; after that a bot can take over.
absent-bot = Let a bot take over
absent-wait = Wait
clock = Clock
clock-name = { $clock ->
    [none] none
    [turn] per turn
    [days] over several days
   *[player] per player
}
clock-time = How long
clock-increment = For each turn
clock-increment-none = nothing extra
# $many: a number.
clock-length = { $unit ->
    [minutes] { $many } min
    [days] { $many ->
        [one] one day
       *[other] { $many } days
    }
   *[seconds] { $many } s
}
clock-end = When time is up
clock-end-name = { $bot ->
    [yes] a bot takes the turn
    [remind] a reminder is sent, and the others may bring in a bot
    [end] the game ends
   *[no] players are only told
}
about-clock = There is no penalty for running out of time. Players who have used up all their time still get a little for each turn.
clock-fact = { $clock ->
    [turn] Clock: { $time } per turn
    [days] Over several days: { $time } per turn
   *[player] Clock: { $time } per player
}
about-days = Nobody has to be here at the same time: everybody plays when it suits them.
clock-fact-ends = When time is up, the game ends
clock-fact-bot = When time is up, a bot takes the turn
clock-fact-increment = plus { $time } per turn
clock-pause = Stop the clock
clock-paused = Paused
clock-go-on = Start the clock again
time-left = { $who }: { $time } left
time-long = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}
time-up = { $by ->
    [you] Your time is up. Take the time you need.
   *[other] { $who }’s time is up.
}
time-up-bot = { $by ->
    [you] Your time is up: a bot takes this turn.
   *[other] { $who }’s time is up: a bot takes this turn.
}
log-stood-in = (Time was up, so a bot took this turn.)
# $over: by how many characters, $most: that are allowed.
name-too-long = { $over ->
    [one] One character too many: a name can have at most { $most }.
   *[other] { $over } characters too many: a name can have at most { $most }.
}
