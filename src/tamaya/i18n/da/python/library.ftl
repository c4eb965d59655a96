# Hvordan Python skriver tal.

percent = { $number } %
decimal-point = ,
thousands = .

# Et spil tegnet med bogstaver: det, der står ved tal og kort. draw-card og draw-knows har højst fem bogstaver.
seat-name = Plads { $seat }
draw-hints = hint
draw-mistakes = fejl
draw-pile = bunke
draw-points = point
draw-fireworks = fyrværkeri
draw-discards = kasseret
draw-tiles = bonusbrikker
draw-card = kort
draw-knows = ved
draw-left = tilbage i bunken
