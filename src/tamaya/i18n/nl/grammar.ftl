# Wat alleen het Nederlands nodig heeft: verbuigingen en meervouden.

grammar-colour-inflected = { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
    [blue] blauwe
    [white] witte
    [multicolour] bonte
   *[black] zwarte
}
grammar-value-plural = { $value ->
    [1] enen
    [2] tweeën
    [3] drieën
    [4] vieren
   *[5] vijven
}
