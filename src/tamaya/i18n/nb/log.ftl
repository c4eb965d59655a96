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
    [0] ingen kort med verdi { $value }.
    [one] ett kort med verdi { $value }.
   *[other] { log-number } kort med verdi { $value }.
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
} { card-name } fra de kastede kortene.{ log-regained }
log-regained = { $regained ->
    [0] {""}
    [one] {" "}En opplysningsbrikke kommer tilbake.
   *[other] {" "}{ $regained } opplysningsbrikker kommer tilbake.
}
log-completed = Det { grammar-colour-plural } fyrverkeriet er fullført!
log-misplayed = { $by ->
    [you] Du spiller
   *[other] { $who } spiller
} { card-name }, men det passer ikke: en feil.
log-misannounced = { $by ->
    [you] Du annonserer
   *[other] { $who } annonserer
} { $announced }, men det er { card-name }: en feil.
log-discarded = { $by ->
    [you] Du kaster
   *[other] { $who } kaster
} { card-name }.
log-drawn = { $by ->
    [you] Du trekker
   *[other] { $who } trekker
} { card-name }.
log-tile = { $by ->
    [you] Du trekker
   *[other] { $who } trekker
} en bonusbrikke: { $tile ->
    [1] en opplysningsbrikke kommer tilbake.
    [2] en opplysningsbrikke kommer tilbake, og en feil er tilgitt.
    [3] en gratis opplysning om farge.
    [4] en gratis opplysning om verdi.
    [5] et kastet kort går tilbake i bunken.
   *[6] et kastet kort kan spilles.
}
log-tile-nothing = Den har ingen virkning.
log-reshuffled = { $by ->
    [you] Du stokker
   *[other] { $who } stokker
} { card-name } tilbake i bunken.
log-last-round = Bunken er tom: { $turns ->
    [one] én siste tur.
   *[other] { $turns } siste turer.
}
log-passed-over = { $by ->
    [you] Du kan ikke gjøre noe og blir hoppet over.
   *[other] { $who } kan ikke gjøre noe og blir hoppet over.
}
log-rearranged = { $by ->
    [you] Du ordner kortene dine.
   *[other] { $who } ordner kortene sine.
}
log-ended = { $how ->
    [perfect] En perfekt oppvisning!
    [last-round] Den siste runden er over.
    [mistakes] Den siste feilen: oppvisningen er tapt.
    [card-lost] Et uerstattelig kort er borte: oppvisningen er tapt.
   *[stuck] Ingen kan gjøre noe mer: oppvisningen er tapt.
}
log-fallback = (Boten svarte ikke; den forsiktige trådte inn.)
