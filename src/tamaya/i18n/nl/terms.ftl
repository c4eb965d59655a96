# Woorden die elke doos anders kiest; boxes/ vervangt ze.

-hint-token = { $form ->
   *[one] hintfiche
    [many] hintfiches
    [Many] Hintfiches
}
-mistake-token = { $form ->
   *[one] foutfiche
    [many] foutfiches
    [Many] Foutfiches
}
-firework = { $form ->
   *[one] vuurwerkrij
    [many] vuurwerkrijen
    [Many] Vuurwerkrijen
    [the] de vuurwerkrij
    [no] geen enkele vuurwerkrij
}
-play = { $form ->
   *[verb] spelen
    [Verb] Spelen
    [with-te] te spelen
    [done] gespeeld
    [particle] {""}
}
-pile = stapel
-master = meester
-hints-left = Hintfiches
-mistakes-made = Fouten
# Wat er met de fiches gebeurt.
-ready = klaar
-there = { $form ->
   *[main] zijn er al
    [subordinate] er al zijn
}
-take-back = { $form ->
   *[do] neem één hintfiche terug
    [Do] Neem één hintfiche terug
    [they] neemt één hintfiche terug
    [it] er komt een hintfiche terug
    [It] Er komt een hintfiche terug
}
-mistake-cost = { $form ->
   *[it] verliezen jullie een foutfiche
    [Lost] Te veel fouten
    [last] Is de laatste foutfiche weg
}
