# Regelheft, Lernspiel, Markierungen für den Einstieg.

rulebook = Regelheft
beginner = Einstiegshilfe
beginner-about = Markiert, was über deine Karten sicher ist. Von selbst nur im ersten Spiel.
certain = { $what ->
    [playable] Passt sicher: Du kannst sie { -play }
    [useless] Nützt nichts mehr: gut zum { -discard(form: "Noun") }
   *[dear] Letztes Exemplar: gut aufheben
}
learn-begin = In fünf Minuten lernen
learn-continue = Lektion fortsetzen
