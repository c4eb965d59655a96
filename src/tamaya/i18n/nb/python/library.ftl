# Hvordan Python skriver tall.

percent = { $number } %
decimal-point = ,
thousands = {" "}

# Et spill tegnet med bokstaver: det som står ved tall og kort. draw-card og draw-knows har høyst fem bokstaver.
seat-name = Plass { $seat }
draw-hints = hint
draw-mistakes = feil
draw-pile = bunke
draw-points = poeng
draw-fireworks = fyrverkeri
draw-discards = kastet
draw-tiles = bonusbrikker
draw-card = kort
draw-knows = vet
draw-left = igjen i bunken
