# Was geschah, in Sätzen.

log-hint-colour = { $by ->
    [you] Du sagst zu { $target }
   *[other] { $to ->
        [you] { $who } sagt zu dir
       *[other] { $who } sagt zu { $target }
    }
}{ log-free }: { $count ->
    [0] keine { grammar-colour-ending-e }n Karten.
    [one] eine { grammar-colour-ending-e } Karte.
   *[other] { log-number } { grammar-colour-ending-e } Karten.
}
log-hint-value = { $by ->
    [you] Du sagst zu { $target }
   *[other] { $to ->
        [you] { $who } sagt zu dir
       *[other] { $who } sagt zu { $target }
    }
}{ log-free }: { $count ->
    [0] keine { $value }.
    [one] eine { $value }.
   *[other] { log-number } { grammar-value-plural }.
}
log-number = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}
log-free = { $free ->
    [yes] {" "}(kostenlos)
   *[no] {""}
}
log-played = { $by ->
    [you] Du spielst
   *[other] { $who } spielt
} die { grammar-colour-ending-e } { $value }{ -play(form: "particle") }.{ log-regained }
log-played-announced = { $by ->
    [you] Du sagst { colour-name } an und spielst
   *[other] { $who } sagt { colour-name } an und spielt
} die { grammar-colour-ending-e } { $value }{ -play(form: "particle") }.{ log-regained }
log-played-discarded = { $by ->
    [you] Du spielst
   *[other] { $who } spielt
} die { grammar-colour-ending-e } { $value } vom Ablagestapel{ -play(form: "particle") }.{ log-regained }
log-regained = { $regained ->
    [0] {""}
    [one] {" "}{ -take-back(form: "It") }.
   *[other] {" "}{ $regained } { -take-back(form: "count") }.
}
log-completed = { -firework.gender ->
    [feminine] Die
   *[neuter] Das
} { grammar-colour-ending-e } { -firework } ist komplett!
log-misplayed = { $by ->
    [you] Du spielst
   *[other] { $who } spielt
} die { grammar-colour-ending-e } { $value }{ -play(form: "particle") }, aber sie passt nicht: ein Fehler.
log-misannounced = { $by ->
    [you] Du sagst
   *[other] { $who } sagt
} { $announced } an, aber es ist die { grammar-colour-ending-e } { $value }: ein Fehler.
log-discarded = { $by ->
    [you] Du { -discard(form: "you") }
   *[other] { $who } { -discard(form: "they") }
} die { grammar-colour-ending-e } { $value } ab.
log-drawn = { $by ->
    [you] Du ziehst
   *[other] { $who } zieht
} die { grammar-colour-ending-e } { $value }.
log-reshuffled = { $by ->
    [you] Du mischst
   *[other] { $who } mischt
} die { grammar-colour-ending-e } { $value } zurück in den { -pile }.
log-last-round = Der { -pile } ist leer: { $turns ->
    [one] noch ein Zug.
   *[other] noch { $turns } Züge.
}
log-passed-over = { $by ->
    [you] Du kannst nichts tun und wirst übersprungen.
   *[other] { $who } kann nichts tun und wird übersprungen.
}
log-rearranged = { $by ->
    [you] Du ordnest deine Karten neu.
   *[other] { $who } ordnet die eigenen Karten neu.
}
log-ended = { $how ->
    [perfect] Eine perfekte Vorstellung!
    [last-round] Die letzte Runde ist vorbei.
    [mistakes] { -mistake-cost(form: "Lost") }: Die Vorstellung ist verloren.
    [card-lost] Eine unersetzliche Karte ist weg: Die Vorstellung ist verloren.
   *[stuck] Niemand kann mehr etwas tun: Die Vorstellung ist verloren.
}
log-fallback = (Der Bot hat nicht geantwortet; der vorsichtige Bot ist eingesprungen.)
