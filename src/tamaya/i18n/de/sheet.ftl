# Der Rückblick auf Spiele als eine Datei für den Browser. $move ist eine Zahl, $who ein Name.

sheet-title = Rückblick
sheet-agreement = Hinweise werden nach dieser Absprache gelesen: { $agreement }.
sheet-no-agreement = Nichts war abgesprochen: Hinweise bedeuten nur, was sie sagen.
sheet-no-moves = Es wurde kein Zug gemacht.
sheet-curve = Was nach jedem Zug noch erreichbar und was schon erreicht war
sheet-possible = mit offenen Karten noch erreichbar
sheet-reached = erreicht
sheet-deal = { $decided ->
    [yes] Mit offenen Karten waren bei diesem Blatt { $best } Punkte möglich.
   *[no] Mit offenen Karten waren bei diesem Blatt mindestens { $best } und höchstens { $bound } Punkte möglich.
}
sheet-moments = Entscheidende Momente
sheet-caution = Was erreichbar war, wurde mit offenen Karten berechnet: Das ist mehr, als am Tisch jemand wissen konnte.
sheet-cost = { $decided ->
    [yes] Vor Zug { $move } waren { $before } Punkte erreichbar, danach { $after }.
   *[no] Vor Zug { $move } waren { $before } Punkte erreichbar, danach mindestens { $after } und höchstens { $bound }.
}
sheet-before = Vor Zug { $move }
sheet-line = So hätte es weitergehen können
sheet-moves = Alle Züge
sheet-counted = Rein rechnerisch: { $risks }.
sheet-risk-mistake = { $share } Risiko für einen Fehler
sheet-risk-loss = { $share } Risiko, eine unersetzliche Karte zu verlieren
sheet-promised = Der Hinweis von Zug { $move } verlangte es.
sheet-sure-play = Passte sicher, wurde aber nicht { -play(form: "done") }: { $cards }.
sheet-sure-discard = Sicher nutzlos, aber behalten: { $cards }.
sheet-note = { $who } notierte zu { $card }: { $text }
