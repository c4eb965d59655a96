# De woorden van de Nederlandse uitgave (000).

-firework = { $form ->
   *[one] rij
    [many] rijen
    [Many] Rijen
    [the] de rij
    [no] geen enkele rij
}
-play = { $form ->
   *[verb] uitspelen
    [Verb] Uitspelen
    [with-te] uit te spelen
    [done] uitgespeeld
    [particle] {" "}uit
}
-pile = trekstapel
-master = vuurwerkmeester
-hints-left = Hintfiches in het deksel
-mistakes-made = Foutfiches in het deksel
-ready = in het deksel
-there = { $form ->
   *[main] liggen al in het deksel
    [subordinate] al in het deksel liggen
}
-take-back = { $form ->
   *[do] laat de vuurwerkmeester één hintfiche terug in het deksel leggen
    [Do] Laat de vuurwerkmeester één hintfiche terug in het deksel leggen
    [they] laat de vuurwerkmeester één hintfiche terug in het deksel leggen
    [it] er gaat een hintfiche terug in het deksel
    [It] Er gaat een hintfiche terug in het deksel
}
-mistake-cost = { $form ->
   *[it] legt de vuurwerkmeester een foutfiche in het deksel
    [Lost] De laatste foutfiche ligt in het deksel
    [last] Ligt de laatste foutfiche in het deksel
}

# De varianten, zoals ze in het boekje heten.
option-masterpiece = Voor experten
option-multicolour = Bonte kleurenpracht
option-chosen = { $option ->
    [multicolour] { $value }
   *[other] { $name }: { $value }
}
value-multicolour-named-5 = Bonte kleurenpracht
value-multicolour-wild-5 = Bonte kleurenpracht, nog meer uitdaging
