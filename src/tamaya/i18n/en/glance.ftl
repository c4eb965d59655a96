### Hints as they are shown on cards, what happened since your turn, and looking back. $who: a name, $by: "you" if the reader
### did it.

show-again = Replay what happened since your turn
# Before a hint, for screen readers: "new hint: 1, from Anna, move 5".
just-told = new hint
# $what: a colour or a value, $number: of the move.
hint-from = { $what }, { $by ->
    [you] from you
   *[other] from { $who }
}, move { $number }
hints-on-card = Hints on this card
# Which of your cards a hint touches. $places: numbers, joined.
hint-places = { $count ->
    [one] Card { $places }.
   *[other] Cards { $places }.
}
in-sentences = As text
play-through = Play through
pause = Pause
# $pace: such as 2×.
pace = Speed: { $pace }
key-step = a move back or forward, at any time
key-look-back = looking back: a move back or forward, to the beginning, to the present
key-play = looking back: play through, or pause
