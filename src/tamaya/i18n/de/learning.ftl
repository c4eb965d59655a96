# Regelheft, Lernspiel, Markierungen für den Einstieg.

rulebook = Regelheft
beginner = Einstiegshilfe
beginner-about = Nach einem Spiel bietet dir die Seite an, Hilfen wegzulassen, die du nicht mehr brauchst.
help-name = { $help ->
    [playable] Karten markieren, die sicher passen
    [useless] Karten markieren, die nichts mehr nützen
    [dear] Letzte Exemplare markieren
   *[reasons] Sagen, warum die Bots etwas tun
}
fade = Das kannst du inzwischen
fade-text = { $help ->
    [playable] Karten, die sicher passen, findest du inzwischen selbst. Soll ich sie nicht mehr markieren?
    [useless] Nutzlose Karten findest du inzwischen selbst. Soll ich sie nicht mehr markieren?
    [dear] Deine Fünfen und andere letzte Exemplare hebst du inzwischen selbst auf. Soll ich sie nicht mehr markieren?
    [reasons] Hinweise verstehst du inzwischen selbst. Soll ich nicht mehr sagen, warum die Bots etwas tun?
   *[warnings] Drei Spiele hintereinander ohne Warnung. Soll ich vor riskanten Zügen nicht mehr nachfragen?
}
fade-back = In den Einstellungen holst du es zurück.
fade-yes = Ja, hör auf
fade-no = Nein, mach weiter
certain = { $what ->
    [playable] Passt sicher: Du kannst sie { -play }
    [useless] Nützt nichts mehr: kannst du { -discard }
   *[dear] Letztes Exemplar: gut aufheben
}
learn-begin = In fünf Minuten lernen
learn-continue = Lektion fortsetzen
learn-offer = Noch nie gespielt? Lern es, während du wartest. Du wirst gerufen, wenn es losgeht.
learn-back = Zurück zum Tisch
learn-called = Das Spiel hat begonnen. Die Lektion kannst du später beenden.
game-begun = Es geht los
lessons = Lektionen
lessons-about = In beliebiger Reihenfolge; die meisten dauern zwei Minuten und enden mit Rätseln
puzzles = Alle Rätsel
