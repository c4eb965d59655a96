# Ordene i den danske udgave (003).

-hint-token = { $form ->
   *[one] blå brik
    [many] blå brikker
    [Many] Blå brikker
}
-mistake-token = { $form ->
   *[one] rød brik
    [many] røde brikker
    [Many] Røde brikker
    [definite] røde brik
}
-hint = { $form ->
   *[one] information
    [One] Information
    [many] informationer
    [Many] Informationer
    [the] informationen
    [The] Informationen
    [the-many] informationerne
    [The-many] Informationerne
}
-colour-hint = { $form ->
   *[one] information om farve
    [many] informationer om farve
    [Many] Informationer om farve
}
-value-hint = { $form ->
   *[one] information om værdi
    [many] informationer om værdi
}
-firework = { $form ->
   *[one] fyrværkeribunke
    [many] fyrværkeribunker
    [Many] Fyrværkeribunker
    [a] en fyrværkeribunke
    [one-only] én fyrværkeribunke
    [the] fyrværkeribunken
    [the-many] fyrværkeribunkerne
    [its] sin fyrværkeribunke
    [no] nogen fyrværkeribunke
}
    .gender = common
-multicolour = { $form ->
   *[one] multifarvet
    [One] Multifarvet
    [many] multifarvede
    [Many] Multifarvede
}
-pile = { $form ->
   *[the] kortstakken
    [The] Kortstakken
}
-hints-left = Blå brikker i æskens låg
-mistakes-made = Røde brikker i æskens låg
-ready = i æskens låg
-there = i æskens låg
-take-back = { $form ->
   *[do] læg én blå brik tilbage i æskens låg
    [Do] Læg én blå brik tilbage i æskens låg
    [now] lægger én blå brik tilbage i æskens låg
    [it] lægges en blå brik tilbage i æskens låg
    [It] En blå brik lægges tilbage i æskens låg
    [Two] To blå brikker lægges tilbage i æskens låg
}
-mistake-cost = { $form ->
   *[it] en rød brik lægges i æskens låg
    [Lost] Den sidste røde brik ligger i æskens låg
    [last] Når den sidste røde brik lægges i æskens låg
}

# Udvidelsen, som den hedder i hæftet. Varianternes overskrifter er gået tabt i vores scanning: navnene er vores læsning.
heading-expansions = Udvidelse
option-masterpiece = Det perfekte fyrværkeri
option-announce = Med ekstra præcision
option-multicolour = Kaskade af farve
option-chosen = { $option ->
    [multicolour] { $value }
   *[other] { $name }: { $value }
}
value-multicolour-named-5 = Kaskade af farve
