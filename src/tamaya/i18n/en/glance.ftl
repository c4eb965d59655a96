# Hints as events, what happened since, looking back.

show-again = Replay what happened since your turn
just-told = new hint
hint-from = { $what }, { $by ->
    [you] from you
   *[other] from { $who }
}, move { $number }
hints-on-card = Hints on this card
hint-places = { $count ->
    [one] Card { $places }.
   *[other] Cards { $places }.
}
in-sentences = As text
play-through = Play through
pause = Pause
pace = Speed: { $pace }
key-step = a move back or forward, at any time
key-look-back = looking back: a move back or forward, to the beginning, to the present
key-play = looking back: play through, or pause
