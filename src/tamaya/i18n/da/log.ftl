# Hvad der skete, i sætninger.

log-hint-colour = { $by ->
    [you] Du siger til { $target }
   *[other] { $to ->
        [you] { $who } siger til dig
       *[other] { $who } siger til { $target }
    }
}{ log-free }: { $count ->
    [0] ingen { grammar-colour-plural } kort.
    [one] ét { grammar-colour-neuter } kort.
   *[other] { log-number } { grammar-colour-plural } kort.
}
log-hint-value = { $by ->
    [you] Du siger til { $target }
   *[other] { $to ->
        [you] { $who } siger til dig
       *[other] { $who } siger til { $target }
    }
}{ log-free }: { $count ->
    [0] ingen { $value }’ere.
    [one] én { $value }’er.
   *[other] { log-number } { $value }’ere.
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
    [you] Du melder og spiller
   *[other] { $who } melder og spiller
} { card-name }.{ log-regained }
log-played-discarded = { $by ->
    [you] Du spiller
   *[other] { $who } spiller
} { card-name } fra brugtbunken.{ log-regained }
log-regained = { $regained ->
    [0] {""}
    [one] {" "}{ -take-back(form: "It") }.
    [2] {" "}{ -take-back(form: "Two") }.
   *[other] {" "}{ $regained } { -hint-token(form: "many") } kommer tilbage.
}
log-completed = { -firework.gender ->
    [common] Den
   *[neuter] Det
} { grammar-colour-plural } { -firework } er komplet!
log-misplayed = { $by ->
    [you] Du spiller
   *[other] { $who } spiller
} { card-name }, men kortet passer ikke: en fejl.
log-misannounced = { $by ->
    [you] Du melder
   *[other] { $who } melder
} { $announced }, men det er { card-name }: en fejl.
log-discarded = { $by ->
    [you] Du smider
   *[other] { $who } smider
} { card-name }.
log-drawn = { $by ->
    [you] Du trækker
   *[other] { $who } trækker
} { card-name }.
log-reshuffled = { $by ->
    [you] Du blander
   *[other] { $who } blander
} { card-name } tilbage i { -pile }.
log-last-round = { -pile(form: "The") } er tom: { $turns ->
    [one] én tur tilbage.
   *[other] { $turns } ture tilbage.
}
log-passed-over = { $by ->
    [you] Du kan ikke gøre noget og bliver sprunget over.
   *[other] { $who } kan ikke gøre noget og bliver sprunget over.
}
log-rearranged = { $by ->
    [you] Du flytter rundt på dine kort.
   *[other] { $who } flytter rundt på sine kort.
}
log-ended = { $how ->
    [perfect] Et perfekt show!
    [last-round] Sidste runde er slut.
    [mistakes] { -mistake-cost(form: "Lost") }: Showet er tabt.
    [card-lost] Et uerstatteligt kort er væk: Showet er tabt.
   *[stuck] Ingen kan gøre mere: Showet er tabt.
}
log-fallback = (Botten svarede ikke; den forsigtige trådte til.)
