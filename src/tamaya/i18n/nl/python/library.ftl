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
draw-tiles = bonustegels
draw-card = kaart
draw-knows = weet
draw-left = nog in de stapel
example-turn = Nu is { $who } aan de beurt.
page-not-built = De pagina is nog niet gebouwd
page-not-built-text = De server werkt, maar de bestanden van de pagina ontbreken. Installeer Tamaya opnieuw om ze te bouwen:
compiling = tamaya: wordt eenmalig voor deze computer gecompileerd …
compiling-long = tamaya: wordt eenmalig voor deze computer gecompileerd: ongeveer { $seconds } s rekentijd …
