# Det kun dansk har brug for: bøjning og flertal.

grammar-colour-neuter = { $colour ->
    [red] rødt
    [yellow] gult
    [green] grønt
    [blue] blåt
    [white] hvidt
    [multicolour] { -multicolour }
   *[black] sort
}
grammar-colour-plural = { $colour ->
    [red] røde
    [yellow] gule
    [green] grønne
    [blue] blå
    [white] hvide
    [multicolour] { -multicolour(form: "many") }
   *[black] sorte
}
