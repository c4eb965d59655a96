# Het einde. De indrukken zijn de schaal van elke uitgave (E5), de laagste eerst.

result = Uitslag
points-of = van de { $all } punten
worth-anyway = De { -firework(form: "many") } waren tot dan toe { $worth ->
    [one] één punt waard.
   *[other] { $worth } punten waard.
}
end-lost = { $how ->
    [mistakes] { -mistake-cost(form: "Lost") }: de show is verloren
    [card-lost] Een onvervangbare kaart is weg: de show is verloren
   *[stuck] Niemand kon verder: de show is verloren
}
end-perfect = Een meesterwerk!
end-stopped = De show is vroegtijdig beëindigd
play-again = Nog een keer!
next-game-waits = { $name } zegt: nog een keer! Blijf hier zo lang je wilt.
next-game-begun = Het volgende spel is begonnen.
to-next-game = Naar het volgende spel
look-at-table = Tafel bekijken
all-cards = Alle kaarten
left-in-pile = Nog in de { -pile }
everyones-notes = Ieders notities
story = Het verhaal van het spel
story-number = { $name ->
    [turns] { $count ->
        [one] beurt
       *[other] beurten
    }
    [hints] { $count ->
        [one] hint
       *[other] hints
    }
    [discards] afgelegd
    [mistakes] { $count ->
        [one] fout
       *[other] fouten
    }
    [forgiven] vergeven
   *[announced] aangekondigd
}
story-lost = Voorgoed verloren: { $cards }.
story-nothing-lost = Er ging geen kaart verloren die jullie nodig hadden.
story-decided = { $scored ->
    [no] Zet { $number } gaf de doorslag.
   *[yes] Zet { $number } kostte het meest: { $cost ->
        [one] één punt.
       *[other] { $cost } punten.
    }
}
show-moment = Dit moment tonen
whole-scale = De hele schaal

impression-dutch-0 = Beroerd: jullie worden uitgefloten.
impression-dutch-1 = Zwak: bijna niemand klapt.
impression-dutch-2 = Aardig, maar dit publiek heeft mooier gezien.
impression-dutch-3 = Goed: iedereen gaat voldaan naar huis.
impression-dutch-4 = Zeer goed: wat een enthousiasme!
impression-dutch-5 = Legendarisch: dit staat voor altijd in ieders geheugen gegrift!
impression-norwegian-0 = Vreselijk: uitgejouwd door het publiek.
impression-norwegian-1 = Matig: een beleefd applaus.
impression-norwegian-2 = Eervol, maar gauw vergeten.
impression-norwegian-3 = Heel mooi: een gelukkig publiek.
impression-norwegian-4 = Ongelooflijk: hier praat iedereen nog jaren over.
impression-norwegian-5 = Legendarisch: iedereen is sprakeloos, met sterren in de ogen.
impression-norwegian-6 = Legendarisch: jong en oud staan sprakeloos, met sterren in de ogen.
impression-norwegian-7 = Goddelijk: feller dan de sterren zelf.
impression-german-classic-0 = O jee! Er wordt boe geroepen.
impression-german-classic-1 = Zwakjes! Nauwelijks applaus.
impression-german-classic-2 = Gaat wel! Maar het kon mooier.
impression-german-classic-3 = Goed! Het publiek is blij.
impression-german-classic-4 = Heel goed! Het publiek is verrukt.
impression-german-classic-5 = Legendarisch! Een show voor het leven.
impression-danish-0 = Verschrikkelijk: het publiek roept boe.
impression-danish-1 = Middelmatig: hier en daar wat applaus.
impression-danish-2 = Behoorlijk, maar het blijft niet lang hangen.
impression-danish-3 = Fantastisch: het publiek is tevreden.
impression-danish-4 = Weergaloos: dit blijft iedereen lang bij.
impression-danish-5 = Legendarisch: verbaasd en sprakeloos gaat iedereen naar huis.
impression-danish-6 = Legendarisch: iedereen gaat vol verwondering naar huis, en niemand vindt er woorden voor.
impression-danish-7 = Goddelijk: zelfs de sterren verbleken.
impression-german-extended-0 = O jee! Het publiek is niet bepaald enthousiast.
impression-german-extended-1 = Nou ja! Het publiek klapt uit beleefdheid.
impression-german-extended-2 = Niet slecht! Het publiek vindt het best leuk.
impression-german-extended-3 = Super! Het publiek geniet.
impression-german-extended-4 = Uitmuntend! Het publiek juicht.
impression-german-extended-5 = Adembenemend! Een onvergetelijk spektakel.
impression-german-extended-6 = Legendarisch! Dit gaat de geschiedenis in.
impression-german-extended-7 = Goddelijk! Zelfs de goden wrijven zich de ogen uit.
