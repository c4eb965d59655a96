# Das Ende. Die Eindrücke sind die Skala jeder Ausgabe (E5), die niedrigste Stufe zuerst.

result = Ergebnis
points-of = von { $all } Punkten
worth-anyway = Eure { -firework(form: "many") } waren bis dahin { $worth ->
    [one] einen Punkt wert.
   *[other] { $worth } Punkte wert.
}
end-lost = { $how ->
    [mistakes] { -mistake-cost(form: "Lost") }: Die Vorstellung ist verloren
    [card-lost] Eine unersetzliche Karte ist weg: Die Vorstellung ist verloren
   *[stuck] Niemand konnte weiter: Die Vorstellung ist verloren
}
end-perfect = Ein Meisterwerk!
end-stopped = Die Vorstellung wurde vorzeitig beendet
play-again = Noch einmal!
next-game-waits = { $name } sagt: Noch einmal! Bleib hier, solange du magst.
next-game-begun = Das nächste Spiel hat begonnen.
to-next-game = Zum nächsten Spiel
look-at-table = Den Tisch ansehen
all-cards = Alle Karten
left-in-pile = Noch im { -pile }
everyones-notes = Alle Notizen
story = Die Geschichte des Spiels
story-number = { $name ->
    [turns] { $count ->
        [one] Zug
       *[other] Züge
    }
    [hints] { $count ->
        [one] Hinweis
       *[other] Hinweise
    }
    [discards] { -discard(form: "done") }
    [mistakes] Fehler
    [forgiven] verziehen
   *[announced] angesagt
}
story-lost = Endgültig verloren: { $cards }.
story-nothing-lost = Keine Karte, die ihr gebraucht hättet, ging verloren.
story-decided = { $scored ->
    [no] Zug { $number } gab den Ausschlag.
   *[yes] Zug { $number } kostete am meisten: { $cost ->
        [one] einen Punkt.
       *[other] { $cost } Punkte.
    }
}
show-moment = Diesen Moment zeigen
whole-scale = Die ganze Skala

impression-dutch-0 = Jämmerlich: Die Menge pfeift euch aus.
impression-dutch-1 = Matt: Kaum eine Hand rührt sich.
impression-dutch-2 = Ganz ordentlich, aber diese Menge kennt Besseres.
impression-dutch-3 = Gut: Die Menge geht zufrieden heim.
impression-dutch-4 = Sehr gut: Die Menge ist hingerissen.
impression-dutch-5 = Legendär: Das vergisst hier niemand mehr!
impression-norwegian-0 = Schrecklich: vom Publikum ausgebuht.
impression-norwegian-1 = Mäßig: höflicher Applaus, mehr nicht.
impression-norwegian-2 = Ehrenvoll, doch bald vergessen.
impression-norwegian-3 = Sehr schön: ein glückliches Publikum.
impression-norwegian-4 = Unglaublich: Davon wird man noch jahrelang reden.
impression-norwegian-5 = Legendär: Alle sind sprachlos und haben Sterne in den Augen.
impression-norwegian-6 = Legendär: Jung und Alt sind sprachlos und haben Sterne in den Augen.
impression-norwegian-7 = Göttlich: heller als die Sterne selbst.
impression-german-classic-0 = Oje! Pfiffe und Buhrufe.
impression-german-classic-1 = Schwach! Nur wenige Hände rühren sich.
impression-german-classic-2 = Na gut! Hier hat man schon Schöneres gesehen.
impression-german-classic-3 = Gut! Überall zufriedene Gesichter.
impression-german-classic-4 = Sehr gut! Lauter Ahs und Ohs.
impression-german-classic-5 = Legendär! Eine Vorstellung fürs Leben.
impression-danish-0 = Furchtbar: Das Publikum buht.
impression-danish-1 = Mittelmäßig: vereinzelter Beifall.
impression-danish-2 = Anständig, bleibt aber nicht lange im Gedächtnis.
impression-danish-3 = Fantastisch: Das Publikum ist zufrieden.
impression-danish-4 = Unvergleichlich: Daran denkt man lange.
impression-danish-5 = Legendär: Staunend und ohne Worte gehen alle heim.
impression-danish-6 = Legendär: Alle gehen voller Staunen heim, und niemand findet Worte.
impression-danish-7 = Göttlich: Selbst die Sterne verblassen.
impression-german-extended-0 = Oje! Begeisterung sieht anders aus.
impression-german-extended-1 = Na ja! Geklatscht wird aus Höflichkeit.
impression-german-extended-2 = Nicht schlecht! Dem Publikum gefällt’s.
impression-german-extended-3 = Super! Das Publikum ist ganz aus dem Häuschen.
impression-german-extended-4 = Exzellent! Jubel auf allen Rängen!
impression-german-extended-5 = Atemberaubend! Ein Spektakel, das bleibt.
impression-german-extended-6 = Legendär! Das schreibt Geschichte.
impression-german-extended-7 = Göttlich! Da staunen sogar die Götter.
