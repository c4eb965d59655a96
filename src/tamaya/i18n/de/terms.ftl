# Wörter, die jede Schachtel anders wählt; boxes/ ersetzt sie. { -firework } ist hier sächlich, anderswo weiblich.

-hint-token = Hinweisplättchen
-mistake-token = Fehlerplättchen
-firework = { $form ->
   *[one] Feuerwerk
    [many] Feuerwerke
    [a] ein Feuerwerk
    [no] kein Feuerwerk
    [the] das Feuerwerk
    [The] Das Feuerwerk
    [its] ihr Feuerwerk
    [its-dative] ihrem Feuerwerk
    [its-genitive] ihres Feuerwerks
}
    .gender = neuter
-play = { $form ->
   *[verb] spielen
    [Noun] Spielen
    [with-zu] zu spielen
    [done] gespielt
    [particle] {""}
}
-discard = { $form ->
   *[verb] abwerfen
    [Noun] Abwerfen
    [you] wirfst
    [they] wirft
    [I] werfe
    [do] wirf
    [with-zu] abzuwerfen
    [done] abgeworfen
    [done-e] abgeworfene
}
-spare-token = ein Hinweis mehr auf Vorrat, mit einer Münze als Plättchen
-pile = Stapel
-colour-hint = Farbhinweis
-value-hint = Werthinweis
-value = { $form ->
   *[one] Wert
    [a] einen Wert
}
    .gender = masculine
-master = Meister
-hints-left = Hinweisplättchen
-mistakes-made = Fehler
# Was mit den Plättchen geschieht.
-there = da
-ready = bereit
-take-back = { $form ->
   *[do] nimm ein Hinweisplättchen zurück
    [Do] Nimm ein Hinweisplättchen zurück
    [they] nimmt ein Hinweisplättchen zurück
    [It] Ein Hinweisplättchen kommt zurück
    [count] Hinweisplättchen kommen zurück
}
-mistake-cost = { $form ->
   *[it] ihr verliert ein Fehlerplättchen
    [Lost] Zu viele Fehler
    [last] das letzte Fehlerplättchen verloren ist
}
