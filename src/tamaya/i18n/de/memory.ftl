# Aus dem Gedächtnis: Hinweise werden gezeigt, wenn sie gegeben werden, und dann nicht aufbewahrt.

memory = Aus dem Gedächtnis
about-memory = Ein Hinweis wird gezeigt, wenn er gegeben wird, und danach nicht mehr: Du musst ihn dir merken, wie am echten Tisch. Keine Notizen, kein Rat; nach dem Spiel wird alles aufgedeckt.
memory-table = Aus dem Gedächtnis: Hinweise werden nur gezeigt, wenn sie gegeben werden.
memory-guide = Hinweise werden nur gezeigt, wenn sie gegeben werden: Merk sie dir.
memory-card = Was weißt du noch über sie?
hint-while-away = { $who } ist gerade nicht da und würde den Hinweis verpassen.
log-hint-forgotten = { $by ->
    [you] Du gibst einen Hinweis.
   *[other] { $who } gibt einen Hinweis.
}
error-memory-table = An diesem Tisch merken sich alle die Hinweise selbst: keine Notizen, kein Rat.
error-memory-explained = Bots, die sich erklären, würden sich die Hinweise für alle merken: Wählt eins von beidem.
