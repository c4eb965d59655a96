# How Python writes numbers.

percent = { $number }%
decimal-point = .
thousands = ,

# A game drawn with letters: what stands beside numbers and cards. draw-card and draw-knows have at most five letters.
seat-name = Seat { $seat }
draw-hints = hints
draw-mistakes = mistakes
draw-pile = pile
draw-points = points
draw-fireworks = fireworks
draw-discards = discards
draw-tiles = tiles drawn
draw-card = card
draw-knows = knows
draw-left = left in the pile
example-turn = Now it is { $who }’s turn.
page-not-built = The page has not been built
page-not-built-text = The server works, but the files of its page are missing. Install Tamaya again to build them:
compiling = tamaya: compiling for this machine, once …
compiling-long = tamaya: compiling for this machine, once: about { $seconds } s of computing …
