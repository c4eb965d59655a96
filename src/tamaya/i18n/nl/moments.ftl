# De momenten van een partij waarop het aankwam, en wat het waren. De kaart waar het om gaat staat ervoor (reason-about);
# $others is een andere kaart van dezelfde hand. $chance en $other zijn kansen, $gain zijn punten, $move is een zet.
# $turns beurten blijven over, $need kaarten zijn nog mogelijk; $faces is een kaart in een andere hand.

verdict-sure-play = alleen al door te tellen was zeker dat hij paste, maar hij bleef in de hand.
verdict-known-loss = alleen al door te tellen was zeker dat dit het laatste exemplaar was en dat we hem nog nodig hadden.
verdict-useless-kept = puur geteld was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden, terwijl { $others } zeker nutteloos was.
verdict-safer-kept = puur geteld was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden; bij { $others } was die { $other }.
verdict-risky-discard = puur geteld was de kans { $chance } dat dit het laatste exemplaar was van een kaart die we nog nodig hadden: een risico dat je kon kennen.
verdict-long-shot = puur geteld was de kans dat hij paste maar { $chance }.
verdict-asked-otherwise = { $what ->
    [keep] de hint van zet { $move } vroeg om hem te bewaren.
   *[other] de hint van zet { $move } vroeg om hem { -play(form: "with-te") }.
}
verdict-other-asked = de hint van zet { $move } vroeg { $who } om { $others } { -play(form: "with-te") }. Puur geteld was de kans { $chance } dat deze het laatste exemplaar was van een kaart die we nog nodig hadden.
verdict-misread = { $what ->
    [early] de hint van { $giver } in zet { $move } vroeg erom, maar pas nadat { $by } { $faces } { -play(form: "done") } had. Dat is een misverstand, geen onoplettendheid.
    [open] de hint van { $giver } in zet { $move } liet open of hij { -play(form: "done") } of bewaard moest worden. Puur geteld was de kans dat hij paste { $chance }.
   *[play] de hint van { $giver } in zet { $move } leek erom te vragen. Dat is een misverstand, geen onoplettendheid.
}
verdict-not-saved = { $who } kon het nauwelijks weten: de kans dat dit het laatste exemplaar was van een kaart die we nog nodig hadden, was { $chance }. Een hint had hem kunnen redden.
verdict-time = De tijd was krap: voor de { $need ->
        [one] ene kaart die nog mogelijk was
       *[other] { $need } kaarten die nog mogelijk waren
    }, { $turns ->
        [one] bleef er nog één beurt over
       *[other] bleven er nog { $turns } beurten over
    }. { $counted ->
        [yes] Er was er geen een te veel, en dat viel te tellen.
       *[no] Dat hij hier op was, zie je alleen met alle kaarten open.
    }{ $total ->
        [one] {""}
       *[other] {" "}Zo gingen { $total } punten verloren, het eerste hier.
    }
verdict-try = de tijd was krap, dus was het een poging waard: puur geteld was de kans dat hij paste { $chance }, en bij geen andere kaart was die groter.
verdict-unlucky-discard = pech. De kans dat dit het laatste exemplaar was van een kaart die we nog nodig hadden, was { $chance }, en niemand kon { $who } waarschuwen.
verdict-unlucky-play = pech. Puur geteld was de kans dat hij paste { $chance }.
verdict-unseen = { $total ->
    [one] Pech: alleen met alle kaarten open zie je dat hier iets anders nodig was.
   *[other] Pech: alleen met alle kaarten open zie je dat hier iets anders nodig was. Zo gingen { $total } punten verloren, het eerste hier.
}
verdict-better = Gemiddeld levert een andere zet { $gain } punten meer op.
