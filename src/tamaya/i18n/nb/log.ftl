# Hva som skjedde, i setninger.

log-hint-colour = { $by ->
    [you] Du sier til { $target }
   *[other] { $to ->
        [you] { $who } sier til deg
       *[other] { $who } sier til { $target }
    }
}{ log-free }: { $count ->
    [0] ingen { grammar-colour-plural } kort.
    [one] ett { grammar-colour-neuter } kort.
   *[other] { log-number } { grammar-colour-plural } kort.
}
log-hint-value = { $by ->
    [you] Du sier til { $target }
   *[other] { $to ->
        [you] { $who } sier til deg
       *[other] { $who } sier til { $target }
    }
}{ log-free }: { $count ->
    [0] ingen { grammar-value }e.
    [one] én { grammar-value }.
   *[other] { log-number } { grammar-value }e.
}
log-number = { $count ->
    [2] to
    [3] tre
    [4] fire
    [5] fem
   *[other] { $count }
}
log-free = { $free ->
    [yes] {" "}(gratis)
   *[no] {""}
}
log-played = { $by ->
    [you] Du spiller
   *[other] { $who } spiller
} { card-name }.{ log-regained }
log-played-announced = { $by ->
    [you] Du annonserer og spiller
   *[other] { $who } annonserer og spiller
} { card-name }.{ log-regained }
log-played-discarded = { $by ->
    [you] Du spiller
   *[other] { $who } spiller
} { card-name } fra kastebunken.{ log-regained }
log-regained = { $regained ->
    [0] {""}
    [one] {" "}{ -take-back(form: "It") }.
    [2] {" "}{ -take-back(form: "Two") }.
   *[other] {" "}{ $regained } { -hint-token(form: "many") } kommer tilbake.
}
log-completed = Det { grammar-colour-plural } fyrverkeriet er fullført!
log-misplayed = { $by ->
    [you] Du spiller
   *[other] { $who } spiller
} { card-name }, men kortet passer ikke: en feil.
log-misannounced = { $by ->
    [you] Du annonserer
   *[other] { $who } annonserer
} { $announced }, men det er { card-name }: en feil.
log-discarded = { $by ->
    [you] Du { -discard(form: "now") }
   *[other] { $who } { -discard(form: "now") }
} { card-name }.
log-drawn = { $by ->
    [you] Du trekker
   *[other] { $who } trekker
} { card-name }.
log-reshuffled = { $by ->
    [you] Du stokker
   *[other] { $who } stokker
} { card-name } tilbake i bunken.
log-last-round = Bunken er tom: { $turns ->
    [one] én tur igjen.
   *[other] { $turns } turer igjen.
}
log-passed-over = { $by ->
    [you] Du kan ikke gjøre noe og blir hoppet over.
   *[other] { $who } kan ikke gjøre noe og blir hoppet over.
}
log-rearranged = { $by ->
    [you] Du flytter om på kortene dine.
   *[other] { $who } flytter om på kortene sine.
}
log-ended = { $how ->
    [perfect] En perfekt oppvisning!
    [last-round] Den siste runden er over.
    [mistakes] { -mistake-cost(form: "Lost") }: Oppvisningen er tapt.
    [card-lost] Et uerstattelig kort er borte: Oppvisningen er tapt.
   *[stuck] Ingen kan gjøre noe mer: Oppvisningen er tapt.
}
log-fallback = (Boten svarte ikke; den forsiktige trådte til.)
