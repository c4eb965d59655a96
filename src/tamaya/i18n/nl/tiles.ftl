# Bonustegels (B).

tiles = Getrokken bonustegels
tile-name = { $tile ->
    [1] een { -hint-token }
    [2] een { -hint-token } en een vergeven fout
    [3] een gratis kleurhint
    [4] een gratis cijferhint
    [5] een afgelegde kaart terug in de { -pile }
   *[6] een afgelegde kaart { -play }
}
tiles-left = { $left ->
    [one] Eén bonustegel ligt nog gesloten
   *[other] { $left } bonustegels liggen nog gesloten
}
take-no-use = heeft geen nut meer
doubt-last-copy-but-tile = Wat deze kaart ook is ({ $card }), het is het laatste exemplaar: alleen een bonustegel zou hem kunnen terugbrengen.
take-others = { $count ->
    [one] Eén die geen nut meer heeft
   *[other] { $count } die geen nut meer hebben
}
advice-take = { $card } nemen
log-tile = { $by ->
    [you] Je trekt
   *[other] { $who } trekt
} een bonustegel: { $effect ->
    [regained] { -take-back(form: "it") }.
    [forgiven] er wordt een fout vergeven.
    [both] { -take-back(form: "it") } en er wordt een fout vergeven.
    [colour-hint] een gratis kleurhint.
    [value-hint] een gratis cijferhint.
    [reshuffle] een afgelegde kaart gaat terug in de { -pile }.
    [instead] de { -pile } is leeg, dus wordt er een afgelegde kaart { -play(form: "done") }.
    [play-discarded] een afgelegde kaart wordt { -play(form: "done") }.
   *[nothing] die heeft geen effect.
}
