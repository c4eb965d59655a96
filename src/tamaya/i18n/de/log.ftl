# Was geschah, in Sätzen.

log-hint-colour = { $by ->
    [you] Du sagst { $target }
   *[other] { $to ->
        [you] { $who } sagt dir
       *[other] { $who } sagt { $target }
    }
}{ log-free }: { $count ->
    [0] keine { grammar-colour-ending-e }n Karten.
    [one] eine { grammar-colour-ending-e } Karte.
   *[other] { log-number } { grammar-colour-ending-e } Karten.
}
log-hint-value = { $by ->
    [you] Du sagst { $target }
   *[other] { $to ->
        [you] { $who } sagt dir
       *[other] { $who } sagt { $target }
    }
}{ log-free }: { $count ->
    [0] keine { $value }.
    [one] eine { $value }.
   *[other] { log-number } { $value }er.
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
} { card-name }.{ log-regained }
log-played-announced = { $by ->
    [you] Du sagst { colour-name } an und spielst
   *[other] { $who } sagt { colour-name } an und spielt
} { card-name }.{ log-regained }
log-played-discarded = { $by ->
    [you] Du spielst
   *[other] { $who } spielt
} { card-name } aus der Ablage.{ log-regained }
log-regained = { $regained ->
    [0] {""}
    [one] {" "}Ein Hinweisplättchen kommt zurück.
   *[other] {" "}{ $regained } Hinweisplättchen kommen zurück.
}
log-completed = Das { grammar-colour-ending-e } Feuerwerk ist vollendet!
log-misplayed = { $by ->
    [you] Du spielst
   *[other] { $who } spielt
} { card-name }, aber das passt nicht: ein Fehler.
log-misannounced = { $by ->
    [you] Du sagst
   *[other] { $who } sagt
} { $announced } an, aber es ist { card-name }: ein Fehler.
log-discarded = { $by ->
    [you] Du wirfst
   *[other] { $who } wirft
} { card-name } ab.
log-drawn = { $by ->
    [you] Du ziehst
   *[other] { $who } zieht
} { card-name }.
log-tile = { $by ->
    [you] Du ziehst
   *[other] { $who } zieht
} ein Bonusplättchen: { $tile ->
    [1] Ein Hinweisplättchen kommt zurück.
    [2] Ein Hinweisplättchen kommt zurück, und ein Fehler ist verziehen.
    [3] ein kostenloser Farbhinweis.
    [4] ein kostenloser Wertehinweis.
    [5] Eine abgeworfene Karte kommt zurück in den Stapel.
   *[6] Eine abgeworfene Karte darf gespielt werden.
}
log-tile-nothing = Es bewirkt nichts.
log-reshuffled = { $by ->
    [you] Du mischst
   *[other] { $who } mischt
} { card-name } zurück in den Stapel.
log-last-round = Der Stapel ist leer: { $turns ->
    [one] noch ein letzter Zug.
   *[other] noch { $turns } letzte Züge.
}
log-passed-over = { $by ->
    [you] Du kannst nichts tun und wirst übergangen.
   *[other] { $who } kann nichts tun und wird übergangen.
}
log-rearranged = { $by ->
    [you] Du ordnest deine Karten um.
   *[other] { $who } ordnet die Karten um.
}
log-ended = { $how ->
    [perfect] Eine vollkommene Vorstellung!
    [last-round] Die letzte Runde ist vorbei.
    [mistakes] Der letzte Fehler: Die Vorstellung ist verloren.
    [card-lost] Eine unersetzliche Karte ist weg: Die Vorstellung ist verloren.
   *[stuck] Niemand kann mehr etwas tun: Die Vorstellung ist verloren.
}
log-fallback = (Der Bot antwortete nicht; der vorsichtige sprang ein.)
