# Die Momente einer Partie, auf die es ankam, und was sie waren. Die Karte, um die es geht, steht davor (reason-about);
# $others ist eine andere Karte derselben Hand. $chance und $other sind Anteile, $gain sind Punkte, $move ist ein Zug.
# $turns Züge bleiben, $need Karten sind noch möglich; $faces ist eine Karte in einer anderen Hand.

verdict-sure-play = Schon durch Zählen war sicher, dass sie passt; sie blieb aber auf der Hand.
verdict-known-loss = Schon durch Zählen war sicher, dass sie das letzte Exemplar war und wir sie noch brauchten.
verdict-useless-kept = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten. { $others } war sicher nutzlos.
verdict-safer-kept = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten; bei { $others } waren es { $other }.
verdict-risky-discard = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten: ein Risiko, das man kennen konnte. Ein Hinweis wäre sicher gewesen.
verdict-long-shot = Rein rechnerisch passte sie nur mit { $chance } Wahrscheinlichkeit.
verdict-asked-otherwise = { $what ->
    [keep] Der Hinweis von { $giver } in Zug { $move } bat darum, sie zu behalten.
    [touched] Sie war das letzte Exemplar einer Karte, die wir noch brauchten, und der Hinweis von { $giver } in Zug { $move } hatte auf sie gezeigt.
   *[other] Der Hinweis von { $giver } in Zug { $move } bat darum, sie { -play(form: "with-zu") }.
}
verdict-other-asked = { $what ->
    [play] Der Hinweis von { $giver } in Zug { $move } bat { $who }, { $others } { -play(form: "with-zu") }, nicht diese.
   *[discard] Der Hinweis von { $giver } in Zug { $move } bat { $who }, { $others } { -play(form: "with-zu") }. Rein rechnerisch war diese hier mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten.
}
verdict-misread = { $what ->
    [early] Der Hinweis von { $giver } in Zug { $move } bat um sie, aber erst nach { $faces } von { $by }. Das ist ein Missverständnis, kein Leichtsinn.
    [too-early] Der Hinweis von { $giver } in Zug { $move } bat um sie, aber es war noch zu früh.
    [answered] { $by } hatte auf den Hinweis von { $giver } in Zug { $move } schon geantwortet, mit { $faces }. Das hat { $who } wohl übersehen.
    [open] Der Hinweis von { $giver } in Zug { $move } ließ offen, ob sie { -play(form: "done") } werden oder bleiben sollte. Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.
   *[unseen] Der Hinweis von { $giver } in Zug { $move } schien um sie zu bitten, was { $giver } nicht sehen konnte. Das ist ein Missverständnis, kein Leichtsinn.
}
verdict-gamble = Dafür stand zu viel auf dem Spiel. { $stake ->
    [mistake] Mit noch einem Fehler war die Vorstellung verloren, und rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.
   *[card] Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit, und mit { $other } Wahrscheinlichkeit ging das letzte Exemplar einer Karte verloren, die wir noch brauchten.
}{ $safe ->
    [hint] {" "}Ein Hinweis wäre sicher gewesen.
    [discard] {" "}Beim { -discard(form: "Noun") } hätte weniger auf dem Spiel gestanden.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Dieser Hinweis zeigte auf sie, obwohl sie nie mehr passen konnte, und in Zug { $move } wurde sie von { $who } { -play(form: "done") }.
   *[play] Dieser Hinweis schien { $who } zu bitten, sie { -play(form: "with-zu") }. In Zug { $move } geschah das, und sie passte nicht.
} Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.{ $stake ->
    [mistake] {" "}Es war der letzte Fehler.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Sie wurde nie { -play(form: "done") }. Der Hinweis von { $giver } in Zug { $move } hatte { $who } um sie gebeten, und sie passte.
   *[no] Sie blieb auf der Hand. Der Hinweis von { $giver } in Zug { $move } hatte { $who } um sie gebeten, und sie passte.
}
verdict-no-tokens = Sie passte die ganze Zeit, auf der Hand von { $who }. Aber { $turns } Züge lang, bis Zug { $move }, kam keine Karte dazu: Jedes { -hint-token } war gleich wieder weg.
verdict-not-saved = Niemand hat { $who } gewarnt. Zuletzt hätte { $giver } es gekonnt, in Zug { $move }. Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten.
verdict-time = Die Zeit war knapp: Für { $need ->
        [one] die eine Karte, die noch möglich war
       *[other] die { $need } Karten, die noch möglich waren
    }, { $turns ->
        [one] blieb ein Zug
       *[other] blieben { $turns } Züge
    }. { $counted ->
        [yes] Keiner durfte vergeudet werden, und das ließ sich abzählen.
        [no-mistake] { $who } hatte kein { -hint-token }, und mit noch einem Fehler war die Vorstellung verloren: Es blieb nur { -discard(form: "Noun") }.
        [no-card] { $who } hatte kein { -hint-token } und keine Karte, die wahrscheinlich passte.
       *[no] Dass sie hier ablief, sieht man nur mit offenen Karten.
    }{ $total ->
        [one] {""}
       *[other] {" "}Aus Zeitnot gingen { $total } Punkte verloren, der erste hier.
    }
verdict-try = Die Zeit war knapp, da war die Karte einen Versuch wert: Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit, und keine andere eher.
verdict-unlucky-discard = Pech. Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten, und niemand konnte { $who } warnen.
verdict-unlucky-play = Pech. Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.
verdict-unseen = { $total ->
    [one] Pech: Nur mit offenen Karten sieht man, dass hier etwas anderes nötig war.
   *[other] Pech: Nur mit offenen Karten sieht man, dass hier etwas anderes nötig war. So gingen { $total } Punkte verloren, der erste hier.
}
verdict-better = Spielen Bots weiter, bringt ein anderer Zug im Schnitt etwa { $gain } Punkte mehr.
