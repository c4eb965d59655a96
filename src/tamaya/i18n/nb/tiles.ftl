# Bonusbrikker (B).

tiles = Trukne bonusbrikker
tile-name = { $tile ->
    [1] en { -hint-token }
    [2] en { -hint-token } og en tilgitt feil
    [3] en gratis opplysning om farge
    [4] en gratis opplysning om verdi
    [5] et { -discard(form: "done") } kort tilbake i bunken
   *[6] spill et { -discard(form: "done") } kort
}
tiles-left = { $left ->
    [one] Én bonusbrikke ligger fortsatt med baksiden opp
   *[other] { $left } bonusbrikker ligger fortsatt med baksiden opp
}
take-no-use = er ikke til nytte lenger
doubt-last-copy-but-tile = Uansett hva dette kortet er ({ $card }), er det det siste eksemplaret: Bare en bonusbrikke kunne hente det tilbake.
take-others = { $count ->
    [one] Ett som ikke er til nytte
   *[other] { $count } som ikke er til nytte
}
advice-take = Ta { $card }
log-tile = { $by ->
    [you] Du trekker
   *[other] { $who } trekker
} en bonusbrikke: { $effect ->
    [regained] { -take-back(form: "It") }.
    [forgiven] En feil er tilgitt.
    [both] { -take-back(form: "It") }, og en feil er tilgitt.
    [colour-hint] en gratis opplysning om farge.
    [value-hint] en gratis opplysning om verdi.
    [reshuffle] Et { -discard(form: "done") } kort går tilbake i bunken.
    [instead] Bunken er tom, så et { -discard(form: "done") } kort spilles i stedet.
    [play-discarded] Et { -discard(form: "done") } kort spilles.
   *[nothing] Den har ingen virkning.
}
