# Regelheft, Lernspiel, Markierungen für den Einstieg.

rulebook = Regelheft
beginner = Einstiegshilfe
beginner-about = Markiert, was über deine Karten sicher ist. Ist nur im ersten Spiel von selbst eingeschaltet.
certain = { $what ->
    [playable] Passt sicher: Du kannst sie { -play }
    [useless] Nützt nichts mehr: kannst du { -discard }
   *[dear] Letztes Exemplar: gut aufheben
}
learn-begin = In fünf Minuten lernen
learn-continue = Lektion fortsetzen
