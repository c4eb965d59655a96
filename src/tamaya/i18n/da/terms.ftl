# Ord, som hver æske vælger på sin måde; boxes/ erstatter dem. { -firework } er her intetkøn, andetsteds fælleskøn.

-hint-token = { $form ->
   *[one] oplysningsbrik
    [many] oplysningsbrikker
    [Many] Oplysningsbrikker
}
-mistake-token = { $form ->
   *[one] fejlbrik
    [many] fejlbrikker
    [Many] Fejlbrikker
    [definite] fejlbrik
}
-hint = { $form ->
   *[one] oplysning
    [One] Oplysning
    [many] oplysninger
    [Many] Oplysninger
    [the] oplysningen
    [The] Oplysningen
    [the-many] oplysningerne
    [The-many] Oplysningerne
}
-colour-hint = { $form ->
   *[one] farveoplysning
    [many] farveoplysninger
    [Many] Farveoplysninger
}
-value-hint = { $form ->
   *[one] værdioplysning
    [many] værdioplysninger
}
-firework = { $form ->
   *[one] fyrværkeri
    [many] fyrværkerier
    [Many] Fyrværkerier
    [a] et fyrværkeri
    [one-only] ét fyrværkeri
    [the] fyrværkeriet
    [the-many] fyrværkerierne
    [its] sit fyrværkeri
    [no] noget fyrværkeri
}
    .gender = neuter
-multicolour = { $form ->
   *[one] flerfarvet
    [One] Flerfarvet
    [many] flerfarvede
    [Many] Flerfarvede
}
-pile = { $form ->
   *[the] stakken
    [The] Stakken
}
-master = mester
-hints-left = Oplysningsbrikker
-mistakes-made = Fejl
# Hvad der sker med brikkerne.
-ready = frem
-there = på plads
-take-back = { $form ->
   *[do] tag én oplysningsbrik tilbage
    [Do] Tag én oplysningsbrik tilbage
    [now] tager én oplysningsbrik tilbage
    [it] kommer en oplysningsbrik tilbage
    [It] En oplysningsbrik kommer tilbage
    [Two] To oplysningsbrikker kommer tilbage
}
-mistake-cost = { $form ->
   *[it] I mister en fejlbrik
    [Lost] For mange fejl
    [last] Når I mister den sidste fejlbrik
}
