# Bonusplättchen (B).

tiles = Gezogene Bonusplättchen
tile-name = { $tile ->
    [1] ein { -hint-token }
    [2] ein { -hint-token } und ein verziehener Fehler
    [3] ein kostenloser { -colour-hint }
    [4] ein kostenloser { -value-hint }
    [5] eine { -discard(form: "done-e") } Karte zurück in den { -pile }
   *[6] eine { -discard(form: "done-e") } Karte { -play }
}
tiles-left = { $left ->
    [one] Ein Bonusplättchen ist noch verdeckt
   *[other] { $left } Bonusplättchen sind noch verdeckt
}
take-no-use = nützt nichts mehr
doubt-last-copy-but-tile = Diese Karte ({ $card }) ist auf jeden Fall das letzte Exemplar: Nur ein Bonusplättchen könnte sie zurückbringen.
take-others = { $count ->
    [one] Eine, die nichts mehr nützt
   *[other] { $count }, die nichts mehr nützen
}
advice-take = { $card } nehmen
log-tile = { $by ->
    [you] Du ziehst
   *[other] { $who } zieht
} ein Bonusplättchen: { $effect ->
    [regained] { -take-back(form: "It") }.
    [forgiven] Ein Fehler wird verziehen.
    [both] { -take-back(form: "It") }, und ein Fehler wird verziehen.
    [colour-hint] ein kostenloser { -colour-hint }.
    [value-hint] ein kostenloser { -value-hint }.
    [reshuffle] Eine { -discard(form: "done-e") } Karte kommt zurück in den { -pile }.
    [instead] Der { -pile } ist leer, also wird stattdessen eine { -discard(form: "done-e") } Karte { -play(form: "done") }.
    [play-discarded] Eine { -discard(form: "done-e") } Karte wird { -play(form: "done") }.
   *[nothing] Es bewirkt nichts.
}
