# De momenten van een spel waarop het aankwam, en wat het waren. De kaart waar het om gaat staat ervoor (reason-about);
# $others is een andere kaart van dezelfde hand. $chance en $other zijn kansen, $gain zijn punten, $move is een zet.

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
verdict-misread = de hint van zet { $move } leek erom te vragen. Dat is een misverstand, geen onoplettendheid.
verdict-not-saved = { $who } kon het nauwelijks weten: de kans dat dit het laatste exemplaar was van een kaart die we nog nodig hadden, was { $chance }. Een hint had hem kunnen redden.
verdict-unlucky-discard = pech. De kans dat dit het laatste exemplaar was van een kaart die we nog nodig hadden, was maar { $chance }, en niemand kon { $who } waarschuwen.
verdict-unlucky-play = pech. Puur geteld was de kans dat hij paste { $chance }.
verdict-unseen = { $total ->
    [one] Pech: alleen met alle kaarten open zie je dat de tijd of de volgorde van de kaarten hier iets anders vroeg.
   *[other] Pech: alleen met alle kaarten open zie je dat de tijd of de volgorde van de kaarten hier iets anders vroeg. Zo gingen { $total } punten verloren, dit als eerste.
}
verdict-better = Gemiddeld levert een andere zet { $gain } punten meer op.
