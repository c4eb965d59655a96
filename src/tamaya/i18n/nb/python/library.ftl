# Hvordan Python skriver tall.

percent = { $number } %
decimal-point = ,
thousands = {" "}

# Et spill tegnet med bokstaver: det som står ved tall og kort. draw-card og draw-knows har høyst fem bokstaver.
seat-name = Plass { $seat }
draw-hints = opplysninger
draw-mistakes = feil
draw-pile = bunke
draw-points = poeng
draw-fireworks = fyrverkeri
draw-discards = kastet
draw-tiles = bonusbrikker
draw-card = kort
draw-knows = vet
draw-left = igjen i bunken
example-turn = Nå har { $who } turen.
page-not-built = Siden er ikke bygd
page-not-built-text = Serveren virker, men filene til siden mangler. Installer Tamaya på nytt for å bygge dem:
compiling = tamaya: kompileres for denne maskinen, én gang …
compiling-long = tamaya: kompileres for denne maskinen, én gang: omtrent { $seconds } s regnetid …
