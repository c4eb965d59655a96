# Die Wörter der erweiterten deutschen Ausgabe (004).

-firework = { $form ->
   *[one] Feuerwerksreihe
    [many] Feuerwerksreihen
    [a] eine Feuerwerksreihe
    [no] keine Feuerwerksreihe
    [the] die Feuerwerksreihe
    [The] Die Feuerwerksreihe
    [its] ihre Feuerwerksreihe
    [its-dative] ihrer Feuerwerksreihe
    [its-genitive] ihrer Feuerwerksreihe
}
    .gender = feminine
-discard = { $form ->
   *[verb] ablegen
    [Noun] Ablegen
    [you] legst
    [they] legt
    [I] lege
    [do] leg
    [with-zu] abzulegen
    [done] abgelegt
    [done-e] abgelegte
}
-mistakes-made = Fehlerplättchen mit roter Sonne
-ready = in die Mitte
-take-back = { $form ->
   *[do] dreh ein verbrauchtes Hinweisplättchen um
    [Do] Dreh ein verbrauchtes Hinweisplättchen um
    [they] gewinnt ein Hinweisplättchen zurück
    [It] Ihr gewinnt ein Hinweisplättchen zurück
    [count] Hinweisplättchen gewinnt ihr zurück
}
-mistake-cost = { $form ->
   *[it] ein Fehlerplättchen wird umgedreht und zeigt die rote Sonne
    [Lost] Alle Fehlerplättchen zeigen die rote Sonne
    [last] alle Fehlerplättchen die rote Sonne zeigen
}

# Die Erweiterungen, wie sie im Heft heißen.
heading-variants = Eine größere Herausforderung
option-masterpiece = Nur das vollständige Feuerwerk gewinnt
option-multicolour = Buntes Feuerwerk
option-chosen = { $option ->
    [multicolour] { $value }
   *[other] { $name }: { $value }
}
value-multicolour-wild-10 = Buntes Feuerwerk
