# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = { -play(form: "Verb") } in mijn beurt
plan-discard = Afleggen in mijn beurt
plan-hint = Voor jouw beurt:
plan-is = In jouw beurt: { $action }.
plan-withdrawn = Je plan vervalt: het kan nu niet, of de situatie is veranderd.

by-all = Iedereen aan wie het gevraagd wordt, moet akkoord gaan.

loudness = Geluidssterkte

nowhere = Op dit adres is niets
nowhere-text = Misschien is de link niet volledig, of bestaat het niet meer.

add-chair = Nog een plaats
