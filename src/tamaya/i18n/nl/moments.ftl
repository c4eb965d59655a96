# De momenten van een partij waarop het aankwam, en wat het waren. De kaart waar het om gaat staat ervoor (reason-about);
# $others is een andere kaart van dezelfde hand. $chance en $other zijn kansen, $gain zijn punten, $move is een zet.
# $turns beurten blijven over, $need kaarten zijn nog mogelijk; $faces is een kaart in een andere hand.

verdict-sure-play = hij paste zeker, maar bleef in de hand.
verdict-known-loss = het was de laatste, en we hadden hem nog nodig. Dat viel na te tellen.
verdict-useless-kept = het was de laatste, en we hadden hem nog nodig. { $others } was zeker nutteloos.
verdict-safer-kept = het was de laatste, en we hadden hem nog nodig. Bij { $others } was het gevaar kleiner.
verdict-risky-discard = het was de laatste, en we hadden hem nog nodig. Dat risico had je kunnen inschatten, en een hint was veilig geweest.
verdict-long-shot = waarschijnlijk paste hij niet.
verdict-asked-otherwise = { $what ->
    [keep] de hint van { $giver } in zet { $move } vroeg om hem te bewaren.
    [touched] het was het laatste exemplaar van een kaart die we nog nodig hadden, en de hint van { $giver } in zet { $move } had hem aangewezen.
   *[other] de hint van { $giver } in zet { $move } vroeg om hem { -play(form: "with-te") }.
}
verdict-other-asked = { $what ->
    [play] de hint van { $giver } in zet { $move } vroeg { $who } om { $others } { -play(form: "with-te") }, niet deze.
   *[discard] de hint van { $giver } in zet { $move } vroeg { $who } om { $others } { -play(form: "with-te") }. Deze was de laatste, en we hadden hem nog nodig.
}
verdict-misread = { $what ->
    [early] de hint van { $giver } in zet { $move } vroeg erom, maar pas nadat { $by } { $faces } { -play(form: "done") } had. Dat is een misverstand, geen onoplettendheid.
    [too-early] de hint van { $giver } in zet { $move } vroeg erom, maar het was nog te vroeg.
    [answered] { $by } had de hint van { $giver } in zet { $move } al beantwoord, met { $faces }. Dat lijkt { $who } te zijn ontgaan.
    [open] de hint van { $giver } in zet { $move } liet open of hij { -play(form: "done") } of bewaard moest worden.
   *[unseen] de hint van { $giver } in zet { $move } leek erom te vragen, en dat kon { $giver } niet zien. Dat is een misverstand, geen onoplettendheid.
}
verdict-gamble = er stond te veel op het spel. { $stake ->
    [mistake] Met nog één fout was de show verloren.
   *[card] Het had er een kunnen zijn die niet verloren mag gaan.
}{ $safe ->
    [hint] {" "}Een hint was veilig geweest.
    [discard] {" "}Met een kaart afleggen had er minder op het spel gestaan.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] deze hint wees hem aan, terwijl hij nooit meer kon passen, en in zet { $move } is hij door { $who } { -play(form: "done") }.
   *[play] deze hint leek { $who } te vragen om hem { -play(form: "with-te") }. In zet { $move } gebeurde dat, en hij paste niet.
}{ $stake ->
    [mistake] {" "}Het was de laatste fout.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] hij is nooit { -play(form: "done") }. De hint van { $giver } in zet { $move } had { $who } erom gevraagd, en hij paste.
   *[no] hij bleef in de hand. De hint van { $giver } in zet { $move } had { $who } erom gevraagd, en hij paste.
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
        [yes] Er kon er geen enkele gemist worden, en dat viel na te tellen.
        [no-mistake] { $who } had geen { -hint-token }, en met nog één fout was de show verloren: alleen afleggen kon nog.
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
verdict-better = Als bots verder spelen, doet een andere zet het hier beter.

exact-last = Puur op basis van tellen was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden.
exact-last-other = Puur op basis van tellen was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden; bij { $others } was die { $other }.
exact-fits = Puur op basis van tellen was de kans dat hij paste { $chance }.
exact-stake = Puur op basis van tellen was de kans dat hij paste { $chance }, en de kans dat het laatste exemplaar verloren ging van een kaart die we nog nodig hadden, { $other }.
exact-gain = Als bots verder spelen, levert een andere zet gemiddeld ongeveer { $gain } punten meer op.
