# Die Momente einer Partie, auf die es ankam, und was sie waren. Die Karte, um die es geht, steht davor (reason-about);
# $others ist eine andere Karte derselben Hand. $chance und $other sind Anteile, $gain sind Punkte, $move ist ein Zug.
# $turns Züge bleiben, $need Karten sind noch möglich; $faces ist eine Karte in einer anderen Hand.

verdict-sure-play = Sie passte ganz sicher, blieb aber auf der Hand.
verdict-known-loss = Sie war die letzte, und wir brauchten sie noch. Das ließ sich abzählen.
verdict-useless-kept = Sie war die letzte, und wir brauchten sie noch. { $others } war sicher nutzlos.
verdict-safer-kept = Sie war die letzte, und wir brauchten sie noch. Bei { $others } war die Gefahr kleiner.
verdict-risky-discard = Sie war die letzte, und wir brauchten sie noch. Das Risiko konnte man kennen, und ein Hinweis wäre sicher gewesen.
verdict-long-shot = Wahrscheinlich passte sie nicht.
verdict-asked-otherwise = { $what ->
    [keep] Der Hinweis von { $giver } in Zug { $move } bat darum, sie zu behalten.
    [touched] Sie war das letzte Exemplar einer Karte, die wir noch brauchten, und der Hinweis von { $giver } in Zug { $move } hatte auf sie gezeigt.
   *[other] Der Hinweis von { $giver } in Zug { $move } bat darum, sie { -play(form: "with-zu") }.
}
verdict-other-asked = { $what ->
    [play] Der Hinweis von { $giver } in Zug { $move } bat { $who }, { $others } { -play(form: "with-zu") }, nicht diese.
   *[discard] Der Hinweis von { $giver } in Zug { $move } bat { $who }, { $others } { -play(form: "with-zu") }. Diese hier war die letzte, und wir brauchten sie noch.
}
verdict-misread = { $what ->
    [early] Der Hinweis von { $giver } in Zug { $move } bat um sie, aber erst nach { $faces } von { $by }. Das ist ein Missverständnis, kein Leichtsinn.
    [too-early] Der Hinweis von { $giver } in Zug { $move } bat um sie, aber es war noch zu früh.
    [answered] { $by } hatte auf den Hinweis von { $giver } in Zug { $move } schon geantwortet, mit { $faces }. Das hat { $who } wohl übersehen.
    [open] Der Hinweis von { $giver } in Zug { $move } ließ offen, ob sie { -play(form: "done") } werden oder bleiben sollte.
   *[unseen] Der Hinweis von { $giver } in Zug { $move } schien um sie zu bitten, was { $giver } nicht sehen konnte. Das ist ein Missverständnis, kein Leichtsinn.
}
verdict-gamble = Dafür stand zu viel auf dem Spiel. { $stake ->
    [mistake] Mit noch einem Fehler war die Vorstellung verloren.
   *[card] Es hätte eine sein können, die nicht verloren gehen darf.
}{ $safe ->
    [hint] {" "}Ein Hinweis wäre sicher gewesen.
    [discard] {" "}Beim { -discard(form: "Noun") } hätte weniger auf dem Spiel gestanden.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Dieser Hinweis zeigte auf sie, obwohl sie nie mehr passen konnte, und in Zug { $move } wurde sie von { $who } { -play(form: "done") }.
   *[play] Dieser Hinweis schien { $who } zu bitten, sie { -play(form: "with-zu") }. In Zug { $move } geschah das, und sie passte nicht.
}{ $stake ->
    [mistake] {" "}Es war der letzte Fehler.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Sie wurde nie { -play(form: "done") }. Der Hinweis von { $giver } in Zug { $move } hatte { $who } um sie gebeten, und sie passte.
   *[no] Sie blieb auf der Hand. Der Hinweis von { $giver } in Zug { $move } hatte { $who } um sie gebeten, und sie passte.
}
verdict-no-tokens = Sie passte die ganze Zeit, auf der Hand von { $who }. Aber { $turns } Züge lang, bis Zug { $move }, kam keine Karte dazu: Jedes { -hint-token } war gleich wieder weg.
verdict-not-saved = Sie war die letzte, und wir brauchten sie noch. Niemand hat { $who } gewarnt; zuletzt hätte { $giver } es gekonnt, in Zug { $move }.
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
verdict-try = Die Zeit war knapp, da war die Karte einen Versuch wert: Keine andere passte eher.
verdict-unlucky-discard = Pech. Sie war die letzte, wir brauchten sie noch, und niemand konnte { $who } warnen.
verdict-unlucky-play = Pech. Die Aussichten waren gut, dass sie passt.
verdict-unseen = { $total ->
    [one] Pech: Nur mit offenen Karten sieht man, dass hier etwas anderes nötig war.
   *[other] Pech: Nur mit offenen Karten sieht man, dass hier etwas anderes nötig war. So gingen { $total } Punkte verloren, der erste hier.
}
verdict-better = Spielen Bots weiter, schneidet hier ein anderer Zug besser ab.

exact-last = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten.
exact-last-other = Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten; bei { $others } waren es { $other }.
exact-fits = Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit.
exact-stake = Rein rechnerisch passte sie mit { $chance } Wahrscheinlichkeit, und mit { $other } Wahrscheinlichkeit ging das letzte Exemplar einer Karte verloren, die wir noch brauchten.
exact-gain = Spielen Bots weiter, bringt ein anderer Zug im Schnitt etwa { $gain } Punkte mehr.
