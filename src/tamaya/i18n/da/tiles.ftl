# Bonusbrikker (B).

tiles = Trukne bonusbrikker
tile-name = { $tile ->
    [1] en { -hint-token }
    [2] en { -hint-token } og en tilgivet fejl
    [3] en gratis { -hint } om farve
    [4] en gratis { -hint } om værdi
    [5] et kort fra brugtbunken tilbage i { -pile }
   *[6] spil et kort fra brugtbunken
}
tiles-left = { $left ->
    [one] Én bonusbrik ligger stadig med bagsiden op
   *[other] { $left } bonusbrikker ligger stadig med bagsiden op
}
take-no-use = er ikke til nytte mere
doubt-last-copy-but-tile = Uanset hvad dette kort er ({ $card }), er det det sidste eksemplar: Kun en bonusbrik kunne hente det tilbage.
take-others = { $count ->
    [one] Ét, der ikke er til nytte
   *[other] { $count }, der ikke er til nytte
}
advice-take = Tag { $card }
log-tile = { $by ->
    [you] Du trækker
   *[other] { $who } trækker
} en bonusbrik: { $effect ->
    [regained] { -take-back(form: "It") }.
    [forgiven] En fejl er tilgivet.
    [both] { -take-back(form: "It") }, og en fejl er tilgivet.
    [colour-hint] en gratis { -hint } om farve.
    [value-hint] en gratis { -hint } om værdi.
    [reshuffle] Et kort fra brugtbunken går tilbage i { -pile }.
    [instead] { -pile(form: "The") } er tom, så et kort fra brugtbunken spilles i stedet.
    [play-discarded] Et kort fra brugtbunken spilles.
   *[nothing] Den har ingen virkning.
}
