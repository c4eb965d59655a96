# Hvad der kan spilles ved et bord: varianterne, deres værdier, og hvad de ændrer.

heading-difficulty = For let? For svært?
heading-variants = Varianter
heading-expansions = Udvidelser

option-multicolour = { -multicolour(form: "Many") } kort
option-black-powder = Sortkrudt
option-bonus-tiles = Bonusbrikker
option-announce = Meld farven
option-masterpiece = Mesterværk
option-hints = { -hint-token(form: "Many") }
option-mistakes = { -mistake-token(form: "Many") }
option-empty-hints = { -hint(form: "Many") }, der ikke peger på noget kort
option-discard-when-full = Smide kort, når alle { -hint-token(form: "many") } er { -there }
option-hand-size = Kort på hånden
option-colours = Farver
option-is = { $on ->
    [yes] { $name }
   *[no] { $name }: nej
}
option-chosen = { $name }: { $value }

value-multicolour-named-5 = 5 kort, egen farve
value-multicolour-named-10 = 10 kort, egen farve
value-multicolour-wild-5 = 5 kort, alle farver
value-multicolour-wild-10 = 10 kort, alle farver
value-multicolour-none = uden

hand-size-usual = efter antal spillere

about-black-powder = Spilles nedad fra 5 til 1. Sværere: { -colour-hint(form: "Many") } peger aldrig på sorte kort, og hvert sort kort, der mangler, koster et point.
about-bonus-tiles = Den, der gør { -firework(form: "a") } komplet, får en overraskelse i stedet for en { -hint-token }: nogle gange bedre, nogle gange værre.
about-announce = Sig farven, før du spiller et kort: Har du ret, får I en { -hint-token } tilbage; tager du fejl, tæller det som en fejl. Så svært, som I tør.
about-masterpiece = Ingen sidste runde og ingen point: Enten bliver alle { -firework(form: "many") } komplette, eller også har I tabt. For eksperter.
about-empty-hints = »Du har ingen røde kort« er også en { -hint }.
about-discard-when-full = Du må smide kort, selv om ingen brik kan komme tilbage.
about-multicolour-none = Fem farver som i grundspillet.
about-multicolour-named-5 = En sjette farve, som man gerne må nævne, med kun ét { -multicolour } kort af hver værdi. Sværere: Ingen af dem må gå tabt.
about-multicolour-named-10 = En sjette farve, som man gerne må nævne. Lidt sværere.
about-multicolour-wild-5 = En sjette farve, som ingen må nævne: Alle { -colour-hint(form: "many") } peger også på den. Meget svært: Der er kun ét kort af hver værdi.
about-multicolour-wild-10 = En sjette farve, som ingen må nævne: Alle { -colour-hint(form: "many") } peger også på den. Meget sværere.
about-hints = { $kind ->
    [fewer] Sværere: Nogen skal smide et kort tidligere.
    [usual] Så mange som normalt.
    [spare] Lidt lettere: én { -hint } ekstra i reserve.
   *[coins] Lettere: flere { -hint(form: "many") } i reserve. Brug mønter.
}
about-mistakes = { $count ->
    [1] Meget svært: Allerede den første fejl afslutter showet.
    [2] Sværere: Den anden fejl afslutter showet.
    [3] Som normalt: Den tredje fejl afslutter showet.
   *[other] Lettere: Først fejl nummer { $count } afslutter showet.
}
