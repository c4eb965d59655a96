# Die Momente einer Partie, auf die es ankam, und was sie waren. Die Karte, um die es geht, steht davor (reason-about);
# $others ist eine andere Karte derselben Hand. $chance und $other sind Anteile, $gain sind Punkte, $move ist ein Zug.

verdict-sure-play = Schon durch Zählen war sicher, dass sie passt; sie blieb aber auf der Hand.
verdict-known-loss = Schon durch Zählen war sicher, dass sie das letzte Exemplar war und wir sie noch brauchten.
verdict-useless-kept = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten. { $others } war sicher nutzlos.
verdict-safer-kept = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten; bei { $others } waren es { $other }.
verdict-risky-discard = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten: ein Wagnis, von dem man wissen konnte.
verdict-long-shot = Rein rechnerisch passte sie nur mit { $chance } Wahrscheinlichkeit.
verdict-asked-otherwise = { $what ->
    [keep] Der Hinweis von Zug { $move } bat darum, sie zu behalten.
   *[other] Der Hinweis von Zug { $move } bat darum, sie { -play(form: "with-zu") }.
}
verdict-misread = Der Hinweis von Zug { $move } schien sie zu verlangen. Das ist ein Missverständnis, kein Leichtsinn.
verdict-not-saved = { $who } konnte das kaum wissen: Nur mit { $chance } Wahrscheinlichkeit war sie das letzte Exemplar einer Karte, die wir noch brauchten. Ein Hinweis hätte sie retten können.
verdict-unlucky-discard = Pech. Nur mit { $chance } Wahrscheinlichkeit war sie das letzte Exemplar einer Karte, die wir noch brauchten, und niemand konnte { $who } warnen.
verdict-unlucky-play = Pech. Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.
verdict-unseen = { $total ->
    [one] Pech: Nur mit offenen Karten sieht man, dass die Zeit oder die Reihenfolge der Karten hier etwas anderes verlangte.
   *[other] Pech: Nur mit offenen Karten sieht man, dass die Zeit oder die Reihenfolge der Karten hier etwas anderes verlangte. So gingen { $total } Punkte verloren, dieser zuerst.
}
verdict-better = Im Schnitt bringt ein anderer Zug { $gain } Punkte mehr.
