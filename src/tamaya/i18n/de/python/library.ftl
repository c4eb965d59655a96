# Wie Python Zahlen schreibt.

percent = { $number } %
decimal-point = ,
thousands = .

# Ein Spiel aus Buchstaben: was neben Zahlen und Karten steht. draw-card und draw-knows haben höchstens fünf Buchstaben.
seat-name = Platz { $seat }
draw-hints = Hinweise
draw-mistakes = Fehler
draw-pile = Stapel
draw-points = Punkte
draw-fireworks = Feuerwerke
draw-discards = Ablage
draw-tiles = Bonusplättchen
draw-card = Karte
draw-knows = weiß
draw-left = noch im Stapel
example-turn = Jetzt ist { $who } dran.
page-not-built = Die Seite ist noch nicht gebaut
page-not-built-text = Der Server läuft, aber die Dateien seiner Seite fehlen. Installiere Tamaya neu, dann werden sie gebaut:
compiling = tamaya: wird einmalig für diesen Computer kompiliert …
compiling-long = tamaya: wird einmalig für diesen Computer kompiliert: etwa { $seconds } s Rechenzeit …
