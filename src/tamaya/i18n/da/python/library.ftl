# Hvordan Python skriver tal.

percent = { $number } %
decimal-point = ,
thousands = .

# Et spil tegnet med bogstaver: det, der står ved tal og kort. draw-card og draw-knows har højst fem bogstaver.
seat-name = Plads { $seat }
draw-hints = { -hint(form: "many") }
draw-mistakes = fejl
draw-pile = stak
draw-points = point
draw-fireworks = fyrværkeri
draw-discards = smidt
draw-tiles = bonusbrikker
draw-card = kort
draw-knows = ved
draw-left = tilbage i stakken
example-turn = Nu har { $who } turen.
page-not-built = Siden er ikke bygget
page-not-built-text = Serveren virker, men sidens filer mangler. Installer Tamaya igen for at bygge dem:
compiling = tamaya: kompileres til denne maskine, én gang …
compiling-long = tamaya: kompileres til denne maskine, én gang: cirka { $seconds } s regnetid …
