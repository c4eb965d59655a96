# Die Momente einer Partie, auf die es ankam, und was sie waren. Die Karte, um die es geht, steht davor (reason-about);
# $others ist eine andere Karte derselben Hand. $chance und $other sind Anteile, $gain sind Punkte, $move ist ein Zug.
# $turns Züge bleiben, $need Karten sind noch möglich; $faces ist eine Karte in einer anderen Hand.

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
verdict-other-asked = Der Hinweis von Zug { $move } bat { $who }, { $others } { -play(form: "with-zu") }. Rein rechnerisch war diese hier mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten.
verdict-misread = { $what ->
    [early] Der Hinweis von { $giver } in Zug { $move } verlangte sie, aber erst nach { $faces } von { $by }. Das ist ein Missverständnis, kein Leichtsinn.
    [open] Der Hinweis von { $giver } in Zug { $move } ließ offen, ob sie { -play(form: "done") } werden oder bleiben sollte. Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.
   *[play] Der Hinweis von { $giver } in Zug { $move } schien sie zu verlangen. Das ist ein Missverständnis, kein Leichtsinn.
}
verdict-not-saved = { $who } konnte das kaum wissen: Nur mit { $chance } Wahrscheinlichkeit war sie das letzte Exemplar einer Karte, die wir noch brauchten. Ein Hinweis hätte sie retten können.
verdict-time = Die Zeit war knapp: Für { $need ->
        [one] die eine Karte, die noch möglich war
       *[other] die { $need } Karten, die noch möglich waren
    }, { $turns ->
        [one] blieb ein Zug
       *[other] blieben { $turns } Züge
    }. { $counted ->
        [yes] Keiner war übrig, und das ließ sich zählen.
       *[no] Dass sie hier ablief, sieht man nur mit offenen Karten.
    }{ $total ->
        [one] {""}
       *[other] {" "}So gingen { $total } Punkte verloren, der erste hier.
    }
verdict-try = Die Zeit war knapp, da war sie einen Versuch wert: Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit, und keine andere Karte eher.
verdict-unlucky-discard = Pech. Mit { $chance } Wahrscheinlichkeit war sie das letzte Exemplar einer Karte, die wir noch brauchten, und niemand konnte { $who } warnen.
verdict-unlucky-play = Pech. Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.
verdict-unseen = { $total ->
    [one] Pech: Nur mit offenen Karten sieht man, dass hier etwas anderes nötig war.
   *[other] Pech: Nur mit offenen Karten sieht man, dass hier etwas anderes nötig war. So gingen { $total } Punkte verloren, der erste hier.
}
verdict-better = Im Schnitt bringt ein anderer Zug { $gain } Punkte mehr.
