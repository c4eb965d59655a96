### The game table. $who, $whom, $by_whom: names, $names: several in a list; $by: "you" if the reader did it; $left, $all, $made,
### $turns, $count: numbers.

close = Close
back = Back
menu = Menu
your-turn = Your turn
turn-of = { $who }’s turn
turn-pending = { $decision ->
    [reshuffle] { $who } is choosing a card for the pile
    [play-discarded] { $who } is choosing a card to play
   *[hint] { $who } is giving a free hint
}
game-over = The show is over
looking-back = Looking back
# Switch: what each teammate knows is shown on their cards.
show-known = Show what teammates know
discards = Discards
history = History
talk = Talk
# Beside or below a sign at the top of the table: as short as can be. $of: menu, discards, history, talk, or known (what teammates know).
opener-word = { $of ->
    [discards] Discards
    [history] History
    [talk] Talk
    [known] Known
    [watchers] Watching
   *[menu] Menu
}
fireworks = Fireworks
teammates = Teammates
your-hand = Your hand
actions = Actions
hand-of = { $who }’s hand
hint-who = Give { $who } a hint
hint-for = A hint for { $who }: colour or value?
# Below a hint, before it is given.
would-touch = { $count ->
    [0] touches no card
    [one] touches one card
   *[other] touches { $count } cards
}
play = Play
discard = Discard
announce = Announce…
announce-guide = Announce the colour and play the card.
play-as = Play as { $colour }
move-left = Move card left
move-right = Move card right
card-details = Card details and note
your-note = Your note
# What a card of your own can be; for screen readers.
possibility = { $state ->
    [possible] possible
    [counted] all copies are in sight
   *[told] excluded by hints
}
possibility-legend = Bright: possible. Dim: all copies are in sight. Crossed out: excluded by hints.
game-begins = The game begins.
wait-your-turn = It is not your turn yet.
sending = Sending…
# $can: what you can do now: cards, hints or both.
guide = { $can ->
    [cards] Choose one of your cards.
    [hints] Choose a teammate to give a hint.
   *[both] Choose one of your cards, or a teammate to give a hint.
}
guide-no-hints = No { -hint-token(form: "many") } are left: choose one of your cards.
guide-pending = { $decision ->
    [colour-hint] Bonus tile: give a free colour hint. Choose a teammate.
    [value-hint] Bonus tile: give a free value hint. Choose a teammate.
    [reshuffle] Bonus tile: choose a discarded card to shuffle into the pile.
   *[play-discarded] Bonus tile: choose a discarded card to play.
}
choose-discarded = Choose a discarded card
take-card = Take { $card }
why-not-your-turn = It is not your turn.
why-colour-only = The bonus tile asks for a colour.
why-value-only = The bonus tile asks for a value.
why-decision-first = Choose a discarded card first.
why-no-token = No { -hint-token } is left: play or discard.
why-empty-hand = This hand is empty.
why-touches-none = It would touch no card, and these rules forbid that.
why-tokens-full = All { $all } { -hint-token(form: "many") } are available: you cannot discard now.
hint-tokens = { $left } of { $all } { -hint-token(form: "many") } left
mistakes-made = { $made } of { $all } mistakes made
pile-left = { $left ->
    [0] The pile is empty
    [one] One card in the pile
   *[other] { $left } cards in the pile
}
score-now = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
best-score = Still possible: { $best ->
    [one] { $best } point
   *[other] { $best } points
}
turns-left = Last round: { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}
# On a small sign in the last round.
turns-left-short = { $turns ->
    [one] last turn
   *[other] { $turns } turns left
}
firework-empty = { $name }: nothing yet
# $name: a colour, $top: the highest value.
firework-top = { $name }: { $top }
firework-complete = { $name }: complete
# $reach: the highest value that can still be placed.
firework-blocked = { $reach ->
    [0] no card can be added any more
   *[other] gets no further than { $reach }
}
# In the table of all cards, for screen readers: $left of $copies are not discarded, $gone are.
cell = { $state ->
    [played] played
    [lost] no longer useful
    [dear] the last copy
   *[open] { $left } of { $copies } left
}, { $gone } discarded
# Below the table of all cards.
legend = { $state ->
    [open] still needed
    [dear] last copy
    [lost] no longer useful
   *[played] played
}

## History, and the bar for looking back.

history-empty = Nothing has happened yet.
step-back = Step back
step-forward = Step forward
step-of = Move { $at } of { $all }
back-to-now = Back to now
to-result = To the result

## Talk: set phrases, remarks and reactions.

talk-silent = This table plays in silence.
talk-empty = Nothing has been said yet.
talk-hushed = Quiet while another player is thinking.
talk-spectators = Spectators talk among themselves; the players read it after the game.
say-something = Say something
send = Send
phrase-know-nothing = I still know nothing about my hand.
phrase-remember-your-hand = Do you remember what you’re holding?
phrase-thinking = Let me think.
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-hello = Hello!
phrase-good-game = Good game!
react = React
reaction-name = { $reaction ->
    [applause] Applause
    [wow] Wow!
    [laugh] Haha!
    [phew] Phew!
   *[ouch] Ouch!
}
reaction-said = { $who }: { reaction-name }

## Watching: for spectators, and for players whom they watch.

you-watch = You are watching.
watch-through = Watch through the eyes of
watch-public = nobody (public only)
watch-all = everybody (all hands)
watch-nobody-shows = You see what everybody knows. Players can let you look over their shoulder.
watch-late = You see each move { $moves } moves late.
show-my-view = Let spectators see my view
about-show-my-view = They see the table as you do.
show-my-notes = Let spectators read my notes
view-shown = { $names } can now see what you see.
view-hidden = { $names } can no longer see what you see.
watcher-sees-all = { $name } (sees all hands)
audience-sees-all = { $moves ->
    [0] Spectators can see all hands here, yours too.
   *[other] Spectators can see all hands here, yours too, { $moves } moves late.
}

## What somebody asks and the others must agree to: in the menu, and below the table.

ask-the-others = Ask the others
propose-undo = Take back the last move
propose-end = End the game early
propose-bot = Let a bot play on for { $whom }
propose-person = Let { $by_whom } play on for { $whom }
propose-key = New link for { $whom }
undo-over = Only a hint can be taken back, and only until the next card is revealed.
settled-undo = { $by ->
    [you] You asked to take back the last move.
   *[other] { $who } asked to take back the last move.
}
settled-end = { $by ->
    [you] You asked to end the game early.
   *[other] { $who } asked to end the game early.
}
settled-replace = { $by ->
    [you] You suggested a stand-in for { $whom }: { $by_whom }.
   *[other] { $who } suggested a stand-in for { $whom }: { $by_whom }.
}
settled-key = { $by ->
    [you] You asked for a new link for { $whom }.
   *[other] { $who } asked for a new link for { $whom }.
}
# After one of the settled-… sentences. $names: who declined.
settled-how = { $how ->
    [undo] It was taken back.
    [end] The game is over.
    [replace] Done.
    [key] Done.
    [you] You declined.
    [declined] Declined by { $names }.
    [withdrawn] The request was withdrawn.
   *[lapsed] The game went on before everyone had answered.
}
ask-undo = { $by ->
    [you] You are asking to take back the last move.
   *[other] { $who } is asking to take back the last move.
}
ask-end = { $by ->
    [you] You are asking to end the game now.
   *[other] { $who } is asking to end the game now.
}
by-majority = More than half must agree.
ask-replace = { $by ->
    [you] You are suggesting a stand-in for { $whom }: { $by_whom }.
   *[other] { $who } is suggesting a stand-in for { $whom }: { $by_whom }.
}
# A bot from elsewhere gets a new link.
ask-key = { $by ->
    [you] You are asking for a new link for { $whom }.
   *[other] { $who } is asking for a new link for { $whom }. Whoever has it sees what the bot sees: every hand but its own.
}
waiting-for = Waiting for { $names }.
waiting-until = Waiting for { $names }. Anyone who is away has until { $time }.
agree = Agree
decline = No
withdraw = Withdraw
# On a small sign: what others ask of you.
asks-you = { $what ->
    [undo] take back?
    [end] end the game?
    [key] new link for a bot?
   *[replace] replace someone?
}
leave-table = Leave the table
copy-table-link = Copy link to this table
copy-moment = Copy a link to this moment
to-lobby = To the lobby

## A banner when the connection is lost.

connection-lost = Connection lost. Reconnecting… Nothing you did is lost.
connection-restarting = The server is restarting. Back in a moment…
