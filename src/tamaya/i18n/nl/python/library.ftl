# Hoe Python getallen schrijft.

percent = { $number }%
decimal-point = ,
thousands = .

# Een spel in letters: wat naast getallen en kaarten staat. draw-card en draw-knows hebben hoogstens vijf letters.
seat-name = Plaats { $seat }
draw-hints = hints
draw-mistakes = fouten
draw-pile = stapel
draw-points = punten
draw-fireworks = vuurwerk
draw-discards = aflegstapel
draw-tiles = bonusfiches
draw-card = kaart
draw-knows = weet
draw-left = nog in de stapel
