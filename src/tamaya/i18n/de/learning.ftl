# The rulebook, the first game that teaches, marks for beginners.

rulebook = Regelheft
newcomers = Neu bei Hanabi?
beginner = Hilfe für Einsteiger
beginner-about = Markiert, was über deine Karten feststeht. Von selbst nur im ersten Spiel.
certain = { $what ->
    [playable] Passt sicher: Du kannst sie spielen
    [useless] Nützt nichts mehr: gut zum Abwerfen
   *[dear] Letztes Exemplar: gut aufheben
}
learn-begin = In fünf Minuten lernen
learn-continue = Lektion fortsetzen
