# De momenten van een partij waarop het aankwam, en wat het waren. De kaart waar het om gaat staat ervoor (reason-about);
# $others is een andere kaart van dezelfde hand. $chance en $other zijn kansen, $gain zijn punten, $move is een zet.
# $turns beurten blijven over, $need kaarten zijn nog mogelijk; $faces is een kaart in een andere hand.

verdict-sure-play = hij paste zeker, maar bleef in de hand.
verdict-known-loss = het was de laatste, en we hadden hem nog nodig. Wie telde, kon het weten.
verdict-useless-kept = het was de laatste, en we hadden hem nog nodig; { $others } was zeker nutteloos.
verdict-safer-kept = het was de laatste, en we hadden hem nog nodig. Bij { $others } was het gevaar kleiner.
verdict-risky-discard = het was de laatste, en we hadden hem nog nodig. Dat risico had je kunnen inschatten, en een hint was veilig geweest.
verdict-long-shot = de kans dat hij niet paste, was groter.
verdict-asked-otherwise = { $what ->
    [keep] volgens jullie afspraak vroeg de hint van { $giver } in zet { $move } om hem te bewaren.
    [touched] het was het laatste exemplaar van een kaart die we nog nodig hadden, en de hint van { $giver } in zet { $move } had hem aangewezen.
   *[other] volgens jullie afspraak vroeg de hint van { $giver } in zet { $move } om hem { -play(form: "with-te") }.
}
verdict-other-asked = { $what ->
    [play] volgens jullie afspraak vroeg de hint van { $giver } in zet { $move } { $who } om { $others } { -play(form: "with-te") }, niet deze.
   *[discard] volgens jullie afspraak vroeg de hint van { $giver } in zet { $move } { $who } om { $others } { -play(form: "with-te") }. Deze was de laatste, en we hadden hem nog nodig.
}
verdict-misread = { $what ->
    [early] volgens jullie afspraak vroeg de hint van { $giver } in zet { $move } erom, maar pas nadat { $by } { $faces } { -play(form: "done") } had. Dat is een misverstand, geen onoplettendheid.
    [too-early] volgens jullie afspraak vroeg de hint van { $giver } in zet { $move } erom, maar het was nog te vroeg.
    [answered] { $by } had de hint van { $giver } in zet { $move } al beantwoord, met { $faces }. Dat lijkt { $who } te zijn ontgaan.
    [open] volgens jullie afspraak liet de hint van { $giver } in zet { $move } open of hij { -play(form: "done") } of bewaard moest worden.
   *[unseen] volgens jullie afspraak leek de hint van { $giver } in zet { $move } erom te vragen, en dat kon { $giver } niet zien. Dat is een misverstand, geen onoplettendheid.
}
verdict-gamble = er stond te veel op het spel. { $stake ->
    [mistake] Nog één fout, en de show was verloren geweest.
   *[card] Het had er een kunnen zijn die niet verloren mag gaan.
}{ $safe ->
    [hint] {" "}Een hint was veilig geweest.
    [discard] {" "}Met een kaart afleggen had er minder op het spel gestaan.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] deze hint wees hem aan, terwijl hij nooit meer kon passen, en in zet { $move } is hij door { $who } { -play(form: "done") }.
   *[play] volgens jullie afspraak vroeg deze hint { $who } om hem { -play(form: "with-te") }. In zet { $move } gebeurde dat, en hij paste niet.
}{ $stake ->
    [mistake] {" "}Het was de laatste fout.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] hij is nooit { -play(form: "done") }. Volgens jullie afspraak had de hint van { $giver } in zet { $move } { $who } erom gevraagd, en hij paste.
   *[no] hij bleef in de hand. Volgens jullie afspraak had de hint van { $giver } in zet { $move } { $who } erom gevraagd, en hij paste.
}
verdict-no-tokens = hij paste de hele tijd, in de hand van { $who }. Maar { $turns } beurten lang, tot en met zet { $move }, kwam er geen kaart bij: elke { -hint-token } was meteen weer op.
verdict-not-saved = het was de laatste, en we hadden hem nog nodig. Niemand heeft { $who } gewaarschuwd; { $giver } had dat als laatste gekund, in zet { $move }.
verdict-time = De tijd was krap: voor de { $need ->
        [one] ene kaart die nog mogelijk was
       *[other] { $need } kaarten die nog mogelijk waren
    }, { $turns ->
        [one] bleef er nog één beurt over
       *[other] bleven er nog { $turns } beurten over
    }. { $counted ->
        [yes] Er kon er geen enkele gemist worden, en dat viel uit te rekenen.
        [no-mistake] { $who } had geen { -hint-token }, en met nog één fout was de show verloren geweest: alleen afleggen kon nog.
        [no-card] { $who } had geen { -hint-token } en geen kaart die waarschijnlijk paste.
       *[no] Dat hij hier op was, zie je alleen met alle kaarten open.
    }{ $total ->
        [one] {""}
       *[other] {" "}Door tijdgebrek gingen { $total } punten verloren, het eerste hier.
    }
verdict-try = de tijd was krap, dus was het een poging waard: bij geen andere kaart was de kans groter dat hij paste.
verdict-unlucky-discard = pech. Het was de laatste, we hadden hem nog nodig, en niemand kon { $who } waarschuwen.
verdict-unlucky-play = pech. De kans dat hij paste was goed.
verdict-unseen = { $total ->
    [one] Pech: alleen met alle kaarten open zie je dat hier iets anders nodig was.
   *[other] Pech: alleen met alle kaarten open zie je dat hier iets anders nodig was. Zo gingen { $total } punten verloren, het eerste hier.
}
verdict-better = Als bots verderspelen, doet een andere zet het hier beter.

exact-last = Alleen op basis van tellen was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden.
exact-last-other = Alleen op basis van tellen was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden; bij { $others } was die { $other }.
exact-fits = Alleen op basis van tellen was de kans dat hij paste { $chance }.
exact-stake = Alleen op basis van tellen was de kans dat hij paste { $chance }, en de kans dat het laatste exemplaar verloren ging van een kaart die we nog nodig hadden, { $other }.
exact-gain = Als bots verderspelen, levert een andere zet gemiddeld ongeveer { $gain } punten meer op.

# Een moment nog eens gespeeld: wat er van elk antwoord gezegd wordt. $chance is een aandeel, $move het nummer van een zet.
retry-play-sure = hij paste zeker.
retry-play-asked = volgens jullie afspraak vroeg de hint van { $giver } in zet { $move } erom, en hij paste.
retry-play-fits = hij had gepast, maar zeker was dat niet: alleen op basis van tellen was de kans { $chance }.
retry-play-fails = hij had niet gepast. Alleen op basis van tellen was de kans { $chance }.
retry-discard-sure = hij was zeker nutteloos.
retry-discard-safe = tellen laat zien dat dit niet het laatste exemplaar kon zijn van een kaart die we nog nodig hadden.
retry-discard-spared = er was niets verloren gegaan, maar het was een risico: alleen op basis van tellen was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden.
retry-discard-loses = het was het laatste exemplaar van een kaart die we nog nodig hadden. Alleen op basis van tellen was de kans daarop { $chance }.
retry-hint = Met een hint zet je geen kaart op het spel.
retry-hint-touches = ook deze hint had ernaar gewezen.
side-giver = { $giver } zag welke kaart het was: { $faces }.

# Waarom een zet zijn teken heeft
mark-useless-kept = hij was zeker nutteloos, maar er werd een andere kaart afgelegd.
mark-saved = het was het laatste exemplaar en de oudste kaart zonder hint; dankzij deze hint kwam hij later op tafel.
mark-answered = door deze hint heeft { $who } hem { -play(form: "done") }.
mark-found = { -play(form: "done") } dankzij de hint van { $giver } in zet { $move }.

# Wat er aan het eind over iedereen gezegd wordt
player-knowable = { $times ->
    [one] { $who } had het één keer beter kunnen weten, in zet { $move }.
    [2] { $who } had het twee keer beter kunnen weten; zet { $move } kostte het meest.
   *[other] { $who } had het { $times } keer beter kunnen weten; zet { $move } kostte het meest.
}
player-understanding = { $who } en de anderen begrepen een hint verschillend: zie zet { $move }.
player-praised = { $who } deed een heel goede zet: zet { $move }.
player-inexact = { $who } had het in zet { $move } iets beter kunnen doen.
player-unlucky = { $who } had pech in zet { $move }.
player-used = { $who } heeft alles gebruikt wat te weten viel.
player-steady = { $who } deed, voor zover te zien is, geen zet die iets kostte.
