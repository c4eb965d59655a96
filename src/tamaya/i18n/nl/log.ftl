# Wat er gebeurde, in zinnen.

log-hint-colour = { $by ->
    [you] Je zegt tegen { $target }
   *[other] { $to ->
        [you] { $who } zegt tegen jou
       *[other] { $who } zegt tegen { $target }
    }
}{ log-free }: { $count ->
    [0] geen { grammar-colour-inflected } kaarten.
    [one] één { grammar-colour-inflected } kaart.
   *[other] { log-number } { grammar-colour-inflected } kaarten.
}
log-hint-value = { $by ->
    [you] Je zegt tegen { $target }
   *[other] { $to ->
        [you] { $who } zegt tegen jou
       *[other] { $who } zegt tegen { $target }
    }
}{ log-free }: { $count ->
    [0] geen { grammar-value-plural }.
    [one] één { $value }.
   *[other] { log-number } { grammar-value-plural }.
}
log-number = { $count ->
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
   *[other] { $count }
}
log-free = { $free ->
    [yes] {" "}(gratis)
   *[no] {""}
}
log-played = { $by ->
    [you] Je speelt
   *[other] { $who } speelt
} de { grammar-colour-inflected } { $value }{ -play(form: "particle") }.{ log-regained }
log-played-announced = { $by ->
    [you] Je kondigt { colour-name } aan en speelt
   *[other] { $who } kondigt { colour-name } aan en speelt
} de { grammar-colour-inflected } { $value }{ -play(form: "particle") }.{ log-regained }
log-played-discarded = { $by ->
    [you] Je speelt
   *[other] { $who } speelt
} de { grammar-colour-inflected } { $value } van de aflegstapel{ -play(form: "particle") }.{ log-regained }
log-regained = { $regained ->
    [0] {""}
    [one] {" "}{ -take-back(form: "It") }.
   *[other] {" "}Er komen { $regained } { -hint-token(form: "many") } terug.
}
log-completed = De { grammar-colour-inflected } { -firework } is voltooid!
log-misplayed = { $by ->
    [you] Je speelt
   *[other] { $who } speelt
} de { grammar-colour-inflected } { $value }{ -play(form: "particle") }, maar die past niet: een fout.
log-misannounced = { $by ->
    [you] Je kondigt
   *[other] { $who } kondigt
} { $announced } aan, maar het is de { grammar-colour-inflected } { $value }: een fout.
log-discarded = { $by ->
    [you] Je legt
   *[other] { $who } legt
} de { grammar-colour-inflected } { $value } af.
log-drawn = { $by ->
    [you] Je trekt
   *[other] { $who } trekt
} de { grammar-colour-inflected } { $value }.
log-reshuffled = { $by ->
    [you] Je schudt
   *[other] { $who } schudt
} de { grammar-colour-inflected } { $value } terug in de { -pile }.
log-last-round = De { -pile } is leeg: { $turns ->
    [one] nog één beurt.
   *[other] nog { $turns } beurten.
}
log-passed-over = { $by ->
    [you] Je kunt niets doen en wordt overgeslagen.
   *[other] { $who } kan niets doen en wordt overgeslagen.
}
log-rearranged = { $by ->
    [you] Je herschikt je kaarten.
   *[other] { $who } herschikt de eigen kaarten.
}
log-ended = { $how ->
    [perfect] Een perfecte show!
    [last-round] De laatste ronde is voorbij.
    [mistakes] { -mistake-cost(form: "Lost") }: de show is verloren.
    [card-lost] Een onvervangbare kaart is weg: de show is verloren.
   *[stuck] Niemand kan nog iets doen: de show is verloren.
}
log-fallback = (De bot antwoordde niet; de voorzichtige bot viel in.)
