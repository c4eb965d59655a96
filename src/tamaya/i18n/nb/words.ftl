# Farger og kort; andre tekster viser til disse.

colour = Farge
colour-name = { $colour ->
    [red] rød
    [yellow] gul
    [green] grønn
    [blue] blå
    [white] hvit
    [multicolour] flerfarget
   *[black] svart
}
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
card-name = { colour-name } { $value }
hidden-card = skjult
any-colour = alle farger
any-value = alle verdier
could-be = { $colours }, { $values }
could-be-anything = kan være alt
not-hinted = ingen opplysning ennå
was-hinted = opplyst: { $hints }
your-card = Ditt kort { $place }: { $face }
their-card = { $who }, kort { $place }: { $face }
they-know = vet: { $what }
card-note = notat: { $note }
irreplaceable = siste eksemplar
age = { $rounds ->
    [0] nytt
    [one] holdt i én runde
   *[other] holdt i { $rounds } runder
}
age-new = nytt
bot = Bot
bot-kind = { $bot ->
    [cautious] forsiktig bot
   *[other] boten «{ $bot }»
}
edition-name = { $edition ->
    [dutch] Nederlandsk utgave
    [norwegian] Norsk utgave
    [german-classic] Tysk utgave (klassisk)
    [danish] Dansk utgave
    [german-extended] Tysk utgave (utvidet)
   *[other] { $edition }
}
edition-about = { $edition ->
    [dutch] Vanskelighet med brikker, ekspertspill, en sjette farge. Du kan kaste kort selv med alle brikkene.
    [norwegian] Kronen på verket, detaljstyrt koreografi (annonsert spill), en sjette farge.
    [german-classic] Uværsbrikker, ekstra opplysningsbrikker, Farbrausch i tre styrker.
    [danish] Kronen på verket, detaljstyrt koreografi (annonsert spill), en sjette farge.
   *[german-extended] Ville flerfargede kort, svartkrutt og bonusbrikker, fritt å kombinere.
}
edition-seal = { $edition ->
    [dutch] NL
    [norwegian] NO
    [german-classic] DE
    [danish] DK
   *[german-extended] DE+
}
