# Slutten. Inntrykkene er skalaen i hver utgave (E5), laveste trinn først.

result = Resultat
points-of = { $score ->
    [one] av { $all } poeng
   *[other] av { $all } poeng
}
worth-anyway = Fyrverkeriene var så langt verdt { $worth } poeng.
end-lost = { $how ->
    [mistakes] { -mistake-cost(form: "Lost") }: Oppvisningen er tapt
    [card-lost] Et uerstattelig kort er borte: Oppvisningen er tapt
   *[stuck] Ingen kunne fortsette: Oppvisningen er tapt
}
end-perfect = Et mesterverk!
end-stopped = Oppvisningen ble avsluttet før tiden
play-again = En gang til!
next-game-waits = { $name } sier: En gang til! Bli her så lenge du vil.
next-game-begun = Neste spill har begynt.
to-next-game = Til neste spill
look-at-table = Se på bordet
all-cards = Alle kort
left-in-pile = Igjen i bunken
everyones-notes = Alles notater
story = Historien om spillet
story-number = { $name ->
    [turns] { $count ->
        [one] tur
       *[other] turer
    }
    [hints] { $count ->
        [one] opplysning
       *[other] opplysninger
    }
    [discards] { -discard(form: "done") }
    [mistakes] feil
    [forgiven] tilgitt
   *[announced] annonsert
}
story-lost = Tapt for godt: { $cards }.
story-nothing-lost = Ingen kort som trengtes, gikk tapt.
story-decided = { $scored ->
    [no] Trekk { $number } ble avgjørende.
   *[yes] Trekk { $number } kostet mest: { $cost ->
        [one] ett poeng.
       *[other] { $cost } poeng.
    }
}
show-moment = Vis dette øyeblikket
whole-scale = Hele skalaen

impression-dutch-0 = Elendig: Folk huier.
impression-dutch-1 = Svakt: Knapt noen klapper.
impression-dutch-2 = Greit nok, men dette publikummet har sett bedre.
impression-dutch-3 = Bra: Folk går fornøyde hjem.
impression-dutch-4 = Svært bra: Folk er begeistret.
impression-dutch-5 = Legendarisk: Dette glemmer ingen her noen gang!
impression-norwegian-0 = Grusomt: Publikum piper dere ut.
impression-norwegian-1 = Sånn passe: litt høflig klapping.
impression-norwegian-2 = Hederlig, men fort glemt.
impression-norwegian-3 = Kjempebra: et lykkelig publikum.
impression-norwegian-4 = Fabelaktig: Dette snakker man om i årevis.
impression-norwegian-5 = Legendarisk: Alle mister munn og mæle, og øynene stråler.
impression-norwegian-6 = Legendarisk: Store og små mister munn og mæle, og øynene stråler.
impression-norwegian-7 = Guddommelig: Det skinner sterkere enn stjernene selv.
impression-german-classic-0 = Å nei! Publikum buer.
impression-german-classic-1 = Svakt! Nesten ingen applaus.
impression-german-classic-2 = Helt greit! Men publikum er vant til bedre.
impression-german-classic-3 = Bra! Publikum er fornøyd.
impression-german-classic-4 = Svært bra! Publikum er henrykt.
impression-german-classic-5 = Legendarisk! En oppvisning å huske for livet.
impression-danish-0 = Forferdelig: Publikum buer.
impression-danish-1 = Middelmådig: spredt applaus.
impression-danish-2 = Hederlig, men ikke lenge i minnet.
impression-danish-3 = Fantastisk: Publikum er tilfreds.
impression-danish-4 = Uten sidestykke: Dette huskes lenge.
impression-danish-5 = Legendarisk: Alle går hjem forbløffet og målløse.
impression-danish-6 = Legendarisk: Alle går hjem fulle av undring, og ingen finner ord.
impression-danish-7 = Guddommelig: Selv stjernene blekner.
impression-german-extended-0 = Å nei! Publikum er ikke akkurat begeistret.
impression-german-extended-1 = Tja … Publikum klapper av høflighet.
impression-german-extended-2 = Ikke verst! Publikum liker det.
impression-german-extended-3 = Supert! Publikum elsker det.
impression-german-extended-4 = Glimrende! Publikum jubler.
impression-german-extended-5 = Fantastisk! Et skue ingen glemmer.
impression-german-extended-6 = Legendarisk! Dette går inn i historien.
impression-german-extended-7 = Guddommelig! Selv gudene gnir seg i øynene.
