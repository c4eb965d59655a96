# Was nur das Deutsche braucht: Endungen und Geschlechter.

grammar-colour-ending-e = { $colour ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [white] weiße
    [multicolour] bunte
   *[black] schwarze
}
grammar-value-plural = { $value ->
    [1] Einsen
    [2] Zweien
    [3] Dreien
    [4] Vieren
   *[5] Fünfen
}
grammar-firework-it = { -firework.gender ->
    [feminine] sie
   *[neuter] es
}
