# Ordene i den norske utgaven (001).

-hint-token = { $form ->
   *[one] blå sjetong
    [many] blå sjetonger
    [Many] Blå sjetonger
    [all] alle de blå sjetongene
    [All] Alle de blå sjetongene
}
-mistake-token = { $form ->
   *[one] rød sjetong
    [many] røde sjetonger
    [Many] Røde sjetonger
    [definite] røde sjetongen
}
-discard = { $form ->
   *[verb] forkaste
    [Verb] Forkaste
    [do] forkast
    [Do] Forkast
    [now] forkaster
    [done] forkastet
    [done-plural] forkastede
    [passive] forkastes
}
-hints-left = Blå sjetonger i eskelokket
-mistakes-made = Røde sjetonger i eskelokket
-ready = i eskelokket
-there = i eskelokket
-take-back = { $form ->
   *[do] legg én blå sjetong tilbake i eskelokket
    [Do] Legg én blå sjetong tilbake i eskelokket
    [now] legger én blå sjetong tilbake i eskelokket
    [it] legges en blå sjetong tilbake i eskelokket
    [It] En blå sjetong legges tilbake i eskelokket
    [Two] To blå sjetonger legges tilbake i eskelokket
}
-mistake-cost = { $form ->
   *[it] en rød sjetong legges i eskelokket
    [Lost] Den siste røde sjetongen ligger i eskelokket
    [last] Når den siste røde sjetongen legges i eskelokket
}

# Variantene og utvidelsen, slik de heter i heftet.
heading-expansions = Utvidelse
option-masterpiece = Kronen på verket
option-announce = Detaljstyrt koreografi
option-multicolour = Et skred av farger
option-chosen = { $option ->
    [multicolour] { $value }
   *[other] { $name }: { $value }
}
value-multicolour-named-5 = Et skred av farger
