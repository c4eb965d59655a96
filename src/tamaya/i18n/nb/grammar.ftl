# Det bare norsk trenger: bøyning og flertall.

grammar-colour-neuter = { $colour ->
    [red] rødt
    [yellow] gult
    [green] grønt
    [blue] blått
    [white] hvitt
    [multicolour] flerfarget
   *[black] svart
}
grammar-colour-plural = { $colour ->
    [red] røde
    [yellow] gule
    [green] grønne
    [blue] blå
    [white] hvite
    [multicolour] flerfargede
   *[black] svarte
}
grammar-value = { $value ->
    [1] ener
    [2] toer
    [3] treer
    [4] firer
   *[5] femmer
}
