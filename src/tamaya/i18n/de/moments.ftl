# Die Momente eines Spiels, auf die es ankam, und was sie waren. Die Karte, um die es geht, steht davor (reason-about);
# $others ist eine andere Karte derselben Hand. $chance und $other sind Anteile, $gain sind Punkte, $move ist ein Zug.
# $turns Züge bleiben, $need Karten sind noch möglich; $faces ist eine Karte in einer anderen Hand.

verdict-sure-play = Sie passte ganz sicher, blieb aber auf der Hand.
verdict-known-loss = Sie war die letzte, und wir brauchten sie noch. Das ließ sich abzählen.
verdict-useless-kept = Sie war die letzte, und wir brauchten sie noch; { $others } war sicher nutzlos.
verdict-safer-kept = Sie war die letzte, und wir brauchten sie noch. Bei { $others } war die Gefahr kleiner.
verdict-risky-discard = Sie war die letzte, und wir brauchten sie noch. Das Risiko konnte man kennen, und ein Hinweis wäre sicher gewesen.
verdict-long-shot = Wahrscheinlicher war, dass sie nicht passt.
verdict-asked-otherwise = { $what ->
    [keep] Nach eurer Absprache bat der Hinweis von { $giver } in Zug { $move } darum, sie zu behalten.
    [touched] Sie war das letzte Exemplar einer Karte, die wir noch brauchten, und der Hinweis von { $giver } in Zug { $move } hatte auf sie gezeigt.
   *[other] Nach eurer Absprache bat der Hinweis von { $giver } in Zug { $move } darum, sie { -play(form: "with-zu") }.
}
verdict-other-asked = { $what ->
    [play] Nach eurer Absprache bat der Hinweis von { $giver } in Zug { $move } { $who }, { $others } { -play(form: "with-zu") }, nicht diese.
   *[discard] Nach eurer Absprache bat der Hinweis von { $giver } in Zug { $move } { $who }, { $others } { -play(form: "with-zu") }. Diese hier war die letzte, und wir brauchten sie noch.
}
verdict-misread = { $what ->
    [early] Nach eurer Absprache bat der Hinweis von { $giver } in Zug { $move } um sie, aber erst nach { $faces } von { $by }. Das ist ein Missverständnis, kein Leichtsinn.
    [too-early] Nach eurer Absprache bat der Hinweis von { $giver } in Zug { $move } um sie, aber es war noch zu früh.
    [answered] { $by } hatte auf den Hinweis von { $giver } in Zug { $move } schon geantwortet, mit { $faces }. Das hat { $who } wohl übersehen.
    [open] Nach eurer Absprache ließ der Hinweis von { $giver } in Zug { $move } offen, ob sie { -play(form: "done") } werden oder bleiben sollte.
   *[unseen] Nach eurer Absprache schien der Hinweis von { $giver } in Zug { $move } um sie zu bitten, was { $giver } nicht sehen konnte. Das ist ein Missverständnis, kein Leichtsinn.
}
verdict-gamble = Dafür stand zu viel auf dem Spiel. { $stake ->
    [mistake] Noch ein Fehler, und die Vorstellung wäre verloren gewesen.
   *[card] Es hätte eine sein können, die nicht verloren gehen darf.
}{ $safe ->
    [hint] {" "}Ein Hinweis wäre sicher gewesen.
    [discard] {" "}Beim { -discard(form: "Noun") } hätte weniger auf dem Spiel gestanden.
   *[play] {""}
}
verdict-bad-hint = { $what ->
    [useless] Dieser Hinweis zeigte auf sie, obwohl sie nie mehr passen konnte, und in Zug { $move } wurde sie von { $who } { -play(form: "done") }.
   *[play] Nach eurer Absprache bat dieser Hinweis { $who }, sie { -play(form: "with-zu") }. In Zug { $move } geschah das, und sie passte nicht.
}{ $stake ->
    [mistake] {" "}Es war der letzte Fehler.
   *[none] {""}
}
verdict-not-played = { $never ->
    [yes] Sie wurde nie { -play(form: "done") }. Nach eurer Absprache hatte der Hinweis von { $giver } in Zug { $move } { $who } um sie gebeten, und sie passte.
   *[no] Sie blieb auf der Hand. Nach eurer Absprache hatte der Hinweis von { $giver } in Zug { $move } { $who } um sie gebeten, und sie passte.
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
        [no-mistake] { $who } hatte kein { -hint-token }, und mit noch einem Fehler wäre die Vorstellung verloren gewesen: Es blieb nur { -discard(form: "Noun") }.
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

# Ein Moment, noch einmal gespielt: was zu jeder Antwort gesagt wird. $chance ist ein Anteil, $move die Nummer eines Zugs.
retry-play-sure = Sie passte ganz sicher.
retry-play-asked = Nach eurer Absprache bat der Hinweis von { $giver } in Zug { $move } um sie, und sie passte.
retry-play-fits = Sie hätte gepasst, aber sicher war das nicht: Rein rechnerisch betrug die Wahrscheinlichkeit { $chance }.
retry-play-fails = Sie hätte nicht gepasst. Rein rechnerisch betrug die Wahrscheinlichkeit { $chance }.
retry-discard-sure = Sie war sicher nutzlos.
retry-discard-safe = Abzählen zeigt: Sie konnte nicht das letzte Exemplar einer Karte sein, die wir noch brauchten.
retry-discard-spared = Verloren hätten wir nichts, aber es war ein Risiko: Rein rechnerisch war sie mit { $chance } Wahrscheinlichkeit das letzte Exemplar einer Karte, die wir noch brauchten.
retry-discard-loses = Sie war das letzte Exemplar einer Karte, die wir noch brauchten. Rein rechnerisch betrug die Wahrscheinlichkeit dafür { $chance }.
retry-hint = Ein Hinweis setzt keine Karte aufs Spiel.
retry-hint-touches = Auch dieser Hinweis hätte auf sie gezeigt.
side-giver = { $giver } sah, was für eine Karte es war: { $faces }.

# Warum ein Zug sein Zeichen hat
mark-useless-kept = Sie war sicher nutzlos, aber eine andere wurde { -discard(form: "done") }.
mark-saved = Sie war das letzte Exemplar und die älteste Karte ohne Hinweis; dank diesem Hinweis kam sie später ins Spiel.
mark-answered = Dieser Hinweis brachte { $who } dazu, sie { -play(form: "with-zu") }.
mark-found = Dank dem Hinweis von { $giver } in Zug { $move } kam sie ins Spiel.

# Was am Ende über alle gesagt wird
player-knowable = { $times ->
    [one] { $who } hätte es einmal besser wissen können, in Zug { $move }.
    [2] { $who } hätte es zweimal besser wissen können; am meisten kostete Zug { $move }.
   *[other] { $who } hätte es { $times }-mal besser wissen können; am meisten kostete Zug { $move }.
}
player-understanding = { $who } und die anderen verstanden einen Hinweis verschieden: Zug { $move }.
player-praised = { $who } hat einen sehr guten Zug gemacht: Zug { $move }.
player-inexact = { $who } hätte es in Zug { $move } etwas besser machen können.
player-unlucky = { $who } hatte in Zug { $move } Pech.
player-used = { $who } hat alles genutzt, was man wissen konnte.
player-steady = { $who } hat, soweit zu sehen ist, keinen Zug gemacht, der etwas gekostet hat.
