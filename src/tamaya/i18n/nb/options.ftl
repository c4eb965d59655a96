# Hva som kan spilles ved et bord: variantene, verdiene deres og hva de endrer.

heading-difficulty = For lett? For vanskelig?
heading-variants = Varianter
heading-expansions = Utvidelser

option-multicolour = Flerfargede kort
option-black-powder = Svartkrutt
option-bonus-tiles = Bonusbrikker
option-announce = Si fargen først
option-masterpiece = Mesterverk
option-hints = { -hint-token(form: "Many") }
option-mistakes = { -mistake-token(form: "Many") }
option-empty-hints = Opplysninger som ikke peker på noe kort
option-discard-when-full = { -discard(form: "Verb") } når { -hint-token(form: "all") } er { -there }
option-hand-size = Kort på hånden
option-colours = Farger
option-is = { $on ->
    [yes] { $name }
   *[no] { $name }: nei
}
option-chosen = { $name }: { $value }

value-multicolour-named-5 = 5 kort, egen farge
value-multicolour-named-10 = 10 kort, egen farge
value-multicolour-wild-5 = 5 kort, alle farger
value-multicolour-wild-10 = 10 kort, alle farger
value-multicolour-none = uten

hand-size-usual = etter antall spillere

about-black-powder = Spilles nedover fra 5 til 1. Vanskeligere: Fargeopplysninger peker aldri på svarte kort, og hvert svart kort som mangler, koster ett poeng.
about-bonus-tiles = Den som fullfører et fyrverkeri, får en overraskelse i stedet for en { -hint-token }: noen ganger bedre, noen ganger dårligere.
about-announce = Si fargen før du spiller et kort: Har du rett, får dere tilbake en { -hint-token }; tar du feil, teller det som en feil. Så vanskelig som dere tør.
about-masterpiece = Ingen siste runde og ingen poeng: Enten fullfører dere alle fyrverkeriene, eller så har dere tapt. For eksperter.
about-empty-hints = «Du har ingen røde kort» er også en opplysning.
about-discard-when-full = Du kan { -discard } selv om ingen { -hint-token } kan komme tilbake.
about-multicolour-none = Fem farger, som i grunnspillet.
about-multicolour-named-5 = En sjette farge som kan nevnes i opplysninger, med bare ett kort av hver verdi. Vanskeligere: Ingen av dem må gå tapt.
about-multicolour-named-10 = En sjette farge som kan nevnes i opplysninger. Litt vanskeligere.
about-multicolour-wild-5 = En sjette farge som ingen opplysning kan nevne: Alle fargeopplysninger peker også på den. Svært vanskelig: Det er bare ett kort av hver verdi.
about-multicolour-wild-10 = En sjette farge som ingen opplysning kan nevne: Alle fargeopplysninger peker også på den. Mye vanskeligere.
about-hints = { $kind ->
    [fewer] Vanskeligere: Noen må { -discard } et kort tidligere.
    [usual] Så mange som vanlig.
    [spare] Litt lettere: én opplysning ekstra i reserve.
   *[coins] Lettere: flere opplysninger i reserve. Bruk mynter.
}
about-mistakes = { $count ->
    [1] Svært vanskelig: Den aller første feilen avslutter oppvisningen.
    [2] Vanskeligere: Den andre feilen avslutter oppvisningen.
    [3] Som vanlig: Den tredje feilen avslutter oppvisningen.
   *[other] Lettere: Først feil nummer { $count } avslutter oppvisningen.
}
