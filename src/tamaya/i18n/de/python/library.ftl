# Wie Python Zahlen schreibt.

percent = { $number } %
decimal-point = ,
thousands = .

# Eine Partie aus Buchstaben: was neben Zahlen und Karten steht. draw-card und draw-knows haben höchstens fünf Buchstaben.
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
