# Die Momente einer Partie, auf die es ankam, und was sie waren. Die Karte, um die es geht, steht davor (reason-about);
# $others ist eine andere Karte derselben Hand. $chance und $other sind Anteile, $gain sind Punkte, $move ist ein Zug.

verdict-sure-play = Rein gezählt passte sie sicher, blieb aber auf der Hand.
verdict-known-loss = Rein gezählt war sicher, dass wir sie noch brauchten und dass es die letzte war.
verdict-useless-kept = Rein gezählt war sie mit { $chance } die letzte, die wir brauchten. { $others } war sicher nutzlos.
verdict-safer-kept = Rein gezählt war sie mit { $chance } die letzte, die wir brauchten; bei { $others } waren es { $other }.
verdict-risky-discard = Rein gezählt war sie mit { $chance } die letzte, die wir brauchten: ein Wagnis, von dem man wissen konnte.
verdict-long-shot = Rein gezählt passte sie nur mit { $chance }.
verdict-asked-otherwise = { $what ->
    [keep] Der Hinweis von Zug { $move } bat darum, sie zu behalten.
   *[other] Der Hinweis von Zug { $move } bat darum, sie { -play(form: "with-zu") }.
}
verdict-misread = Der Hinweis von Zug { $move } schien sie zu verlangen. Das ist ein Missverständnis, kein Leichtsinn.
verdict-not-saved = { $who } konnte das kaum wissen: Nur mit { $chance } war sie die letzte, die wir brauchten. Ein Hinweis hätte sie retten können.
verdict-unlucky-discard = Pech. Nur mit { $chance } war sie die letzte, die wir brauchten, und niemand konnte { $who } warnen.
verdict-unlucky-play = Pech. Rein gezählt passte sie mit { $chance }.
verdict-unseen = { $total ->
    [one] Pech: Nur mit offenen Karten sieht man, dass die Zeit oder die Reihenfolge der Karten hier etwas anderes verlangte.
   *[other] Pech: Nur mit offenen Karten sieht man, dass die Zeit oder die Reihenfolge der Karten hier etwas anderes verlangte. So gingen { $total } Punkte verloren, dieser zuerst.
}
verdict-better = Im Durchschnitt bringt ein anderer Zug { $gain } Punkte mehr.
