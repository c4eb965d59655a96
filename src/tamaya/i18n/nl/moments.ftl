# De momenten van een partij waarop het aankwam, en wat het waren. De kaart waar het om gaat staat ervoor (reason-about);
# $others is een andere kaart van dezelfde hand. $chance en $other zijn kansen, $gain zijn punten, $move is een zet.

verdict-sure-play = alleen al door te tellen paste hij zeker, maar hij bleef in de hand.
verdict-known-loss = alleen al door te tellen was zeker dat we hem nog nodig hadden en dat het de laatste was.
verdict-useless-kept = door te tellen was de kans { $chance } dat het de laatste was die we nodig hadden. { $others } was zeker nutteloos.
verdict-safer-kept = door te tellen was de kans { $chance } dat het de laatste was die we nodig hadden; bij { $others } was die { $other }.
verdict-risky-discard = door te tellen was de kans { $chance } dat het de laatste was die we nodig hadden: een risico dat je kon kennen.
verdict-long-shot = door te tellen was de kans dat hij paste maar { $chance }.
verdict-asked-otherwise = { $what ->
    [keep] de hint van zet { $move } vroeg om hem te bewaren.
   *[other] de hint van zet { $move } vroeg om hem te spelen.
}
verdict-misread = de hint van zet { $move } leek erom te vragen. Dat is een misverstand, geen roekeloosheid.
verdict-not-saved = { $who } kon het nauwelijks weten: de kans dat het de laatste was die we nodig hadden, was { $chance }. Een hint had hem kunnen redden.
verdict-unlucky-discard = pech. De kans dat het de laatste was die we nodig hadden, was maar { $chance }, en niemand kon { $who } waarschuwen.
verdict-unlucky-play = pech. Door te tellen was de kans dat hij paste { $chance }.
verdict-unseen = { $total ->
    [one] Pech: alleen met alle kaarten open zie je dat de tijd of de volgorde van de kaarten hier iets anders vroeg.
   *[other] Pech: alleen met alle kaarten open zie je dat de tijd of de volgorde van de kaarten hier iets anders vroeg. Zo gingen { $total } punten verloren, dit als eerste.
}
verdict-better = Gemiddeld levert een andere zet { $gain } punten meer op.
