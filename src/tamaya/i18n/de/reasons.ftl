# Warum ein Bot etwas tat, wie er die anderen verstand und warum man es tun könnte, in seinen eigenen Worten. $voice ist
# "you", wenn es zu der Person gesagt wird, die am Zug ist; sonst spricht der Bot von sich. Die Karten, um die es geht,
# stehen davor (reason-about), darum heißen sie im Satz „sie“; $count ist ihre Zahl, $others sind weitere Karten,
# $further deren Zahl.

reason-about = { $cards }: { $reason }
reason-your-card = deine Karte { $place }
reason-their-card = Karte { $place } von { $who }
reason-only-choice = { $voice ->
    [you] Etwas anderes ist nicht möglich.
   *[bot] Etwas anderes war nicht möglich.
}
reason-known-playable = { $voice ->
    [you] Du weißt, dass sie passt.
   *[bot] Ich weiß, dass sie passt.
}
reason-likely-playable = Sie könnte passen, und einen Fehler können wir uns leisten.
reason-perhaps-playable = Sie könnte passen.
reason-hinted-playable = Nach den Hinweisen passt sie.
reason-show-playable = { $count ->
    [one] Sie passt, und der Hinweis macht das sicher.
   *[other] Sie passen, und der Hinweis macht das sicher.
}
reason-inform = { $voice ->
    [you] Nichts ist dringender: Verrate etwas Neues.
   *[bot] Nichts war dringender, also habe ich etwas Neues verraten.
}
reason-known-useless = Sie braucht niemand mehr.
reason-hinted-useless = Nach den Hinweisen braucht sie niemand mehr.
reason-needs-tile = Sie nützt nur noch, wenn ein Bonusplättchen eine andere Karte zurückbringt.
reason-spare-copy = Wir haben noch eine davon.
reason-useless-or-spare = Sie braucht niemand mehr, oder wir haben noch so eine.
reason-least-missed = { $voice ->
    [you] Von deinen Karten fehlt uns diese wohl am wenigsten.
   *[bot] Von meinen Karten fehlt uns diese wohl am wenigsten.
}
reason-nothing-better = { $voice ->
    [you] Etwas Besseres gibt es nicht zu tun.
   *[bot] Etwas Besseres gab es nicht zu tun.
}
reason-fetch-discarded = Von den Karten für das Bonusplättchen hilft uns diese am meisten.
reason-ahead = Ich habe die letzten Züge durchgespielt: Im Schnitt bringt das am meisten.
reason-own-words = „{ $text }“
reason-hat-sure-play = Nach unserem Code passt sie.
reason-hat-needed-hint = Jemand kann eine Karte { -play } und weiß es noch nicht. In unserem Code sagt ein Hinweis allen etwas.
reason-hat-spare-hint = Nichts war nützlicher als noch ein Hinweis in unserem Code.
reason-hat-useless-discard = Nach unserem Code braucht sie niemand mehr; auch welche Karte ich hergebe, gehört zum Code.
reason-smart-play = Nach den bisherigen Signalen passt sie.
reason-smart-warning = Eine Warnung: Sie darf nicht verloren gehen.
reason-smart-play-hint = { $count ->
    [0] Der Hinweis verrät jemandem, dass eine Karte passt.
   *[other] { $when ->
        [now] Der Hinweis zeigt auf sie: Sie passt jetzt.
       *[later] Der Hinweis zeigt auf sie: Sie passt, sobald die Karten davor liegen, und die haben wir alle.
    }
}
reason-signalled-spare = Nach den bisherigen Signalen können wir auf sie verzichten.
reason-smart-oldest-discard = Niemand hat mich vor ihr gewarnt, und von meinen Karten fehlt sie uns wohl am wenigsten.
reason-search-better = Ich habe es im Kopf ausprobiert: Im Schnitt bringt es { $gain ->
    [one] einen Punkt
   *[other] { $gain } Punkte
} mehr als mein üblicher Zug.
reason-answer-finesse = Ein Hinweis ergibt nur Sinn, wenn diese Karte davor kommt.
reason-answer-discard = Das { -discard(form: "Noun") } verrät: Sie passt.
reason-answer-prompt = { $voice ->
    [you] Ein Hinweis ergibt nur Sinn, wenn diese Karte davor kommt, und zu ihr hast du schon einen Hinweis.
   *[bot] Ein Hinweis ergibt nur Sinn, wenn diese Karte davor kommt, und zu ihr habe ich schon einen Hinweis.
}
reason-discard-chop = { $older ->
    [called] { $voice ->
        [you] Sie ist deine älteste Karte, auf die kein Hinweis gezeigt und auf die keiner gezielt hat.
       *[bot] Sie ist meine älteste Karte, auf die kein Hinweis gezeigt und auf die keiner gezielt hat.
    }
   *[none] { $voice ->
        [you] Sie ist deine älteste Karte ohne Hinweis, und niemand hat sie gerettet.
       *[bot] Sie ist meine älteste Karte ohne Hinweis, und niemand hat sie gerettet.
    }
}
reason-give-play = { $when ->
    [now] Sie passt jetzt.
   *[later] Sie passt, sobald die Karten davor liegen, und die haben wir alle.
}
reason-give-save = { $copies ->
    [only] Behalten: Es gibt nur eine.
    [last] Behalten: Die anderen sind weg.
    [seen] Behalten: Sie wird noch gebraucht.
   *[unseen] Behalten: Wir sehen keine zweite.
}
reason-give-prompt = { $further ->
    [one] Davor kommt { $others }: Dazu gibt es schon einen Hinweis, und sie wird zuerst { -play(form: "done") }.
   *[other] Davor kommen { $others }: Dazu gibt es schon Hinweise, und sie werden zuerst { -play(form: "done") }.
}
reason-give-finesse = { $further ->
    [one] Davor kommt { $others }: Wer sie hat, merkt es an diesem Hinweis.
   *[other] Davor kommen { $others }: Wer sie hat, merkt es an diesem Hinweis.
}
reason-give-stall = Gut zu wissen, und es geht dabei keine Karte verloren.
reason-give-fix = { $count ->
    [one] Sie ist nicht das, was sie zu sein scheint. Der Hinweis verhindert einen Fehler.
   *[other] Sie sind nicht das, was sie zu sein scheinen. Der Hinweis verhindert einen Fehler.
}
reason-give-words = { $count ->
    [one] Der Hinweis verrät ein bisschen mehr über sie.
   *[other] Der Hinweis verrät ein bisschen mehr über diese Karten.
}
reason-give-known = Der Hinweis sagt nichts Neues: Er verschafft uns Zeit, und keine Karte geht verloren.
reason-give-nothing = Der Hinweis zeigt auf keine Karte: Er verschafft uns Zeit, und keine Karte geht verloren.
reason-passed-on = Nach den Hinweisen können wir auf sie verzichten.
reason-heard-play = Ich habe den Hinweis so verstanden: Spiel sie{ -play(form: "particle") }.
reason-heard-later = Ich habe den Hinweis so verstanden: Spiel sie{ -play(form: "particle") }, sobald sie passt.
reason-heard-save = Ich habe den Hinweis so verstanden: Behalte sie.
reason-heard-open = Der Hinweis kann „{ -play }“ oder „behalten“ heißen.
reason-heard-prompt = Ich habe den Hinweis auf { $others } so verstanden: Diese Karte soll { -play(form: "done") } werden, als { $card }.
reason-heard-finesse = Ich habe den Hinweis auf { $others } so verstanden: Diese Karte soll { -play(form: "done") } werden, als { $card }, obwohl kein Hinweis auf sie gezeigt hatte.
reason-heard-not-yet = { $count ->
    [one] Um sie ging es in einem Hinweis, aber vielleicht passt sie noch nicht.
   *[other] Um sie ging es in Hinweisen, aber vielleicht passen sie noch nicht.
}
reason-heard-stall = Ich habe den Hinweis als Zeitgewinn verstanden.
reason-heard-fix = Ich habe den Hinweis als Korrektur verstanden.
reason-heard-words = Ich habe den Hinweis wörtlich genommen, mehr nicht.
reason-heard-passed-on = Ich habe das { -discard(form: "Noun") } so verstanden: Sie ist auch { $card }.
reason-heard-style = { $part ->
    [none] Ich gehe davon aus, dass { $who } Hinweise nur wörtlich meint und nimmt.
    [few] Ich gehe davon aus, dass Hinweise für { $who } „Spiel das!“ heißen und sonst nichts.
    [beginner] Ich gehe davon aus, dass { $who } nach der Absprache „Einsteiger“ spielt.
    [club] Ich gehe davon aus, dass { $who } nach der Absprache „Club“ spielt.
   *[expert] Ich gehe davon aus, dass { $who } nach der Absprache „Profi“ spielt.
}

# „Warum nicht das?“, zu der Person gesagt, die am Zug ist.

reason-coach-too = Das würde ich auch tun.
reason-touches-none = Der Hinweis zeigt auf keine Karte von { $who }.
reason-tells-all = { $who } wüsste dann genau, was { $count ->
    [one] sie ist.
   *[other] diese Karten sind.
}
reason-tells-more = { $who } wüsste dann ein bisschen mehr über { $count ->
    [one] sie.
   *[other] diese Karten.
}
reason-tells-nothing = { $who } erfährt dadurch nichts Neues.
reason-read-play = { $who } sollte den Hinweis so verstehen: Spiel sie{ -play(form: "particle") }.
reason-read-keep = { $who } sollte den Hinweis so verstehen: Behalte sie.
reason-read-stall = { $who } sollte den Hinweis als Zeitgewinn verstehen.
reason-costs-token = { $left ->
    [0] Es ist der letzte Hinweis. Wer danach dran ist, kann keinen geben.
    [one] Das kostet einen Hinweis. Einer bleibt übrig.
   *[other] Das kostet einen Hinweis. { $left } bleiben übrig.
}
reason-costs-mistake = { $left ->
    [0] Passt sie nicht, ist alles verloren.
    [one] Passt sie nicht, dürft ihr keinen Fehler mehr machen.
   *[other] Passt sie nicht, ist es ein Fehler.
}
reason-brings-token = { -take-back(form: "It") }.
reason-brings-nothing = Das bringt nichts zurück: Es sind schon alle Hinweise da.
reason-chance = Nach allem, was du weißt, passt sie mit { $percent } % Wahrscheinlichkeit.
reason-against-misfit = Sie kann nicht passen.
reason-against-unlikely = Wahrscheinlicher ist, dass sie nicht passt.
reason-against-may-be = { $faces ->
    [none] Sie kann eine von { $many } Karten sein, die nicht zu ersetzen sind.
   *[other] Sie kann { $faces } sein, und davon gibt es keine zweite.
}
reason-against-fits = Du weißt, dass sie passt.
reason-against-hinted = Auf sie hat schon ein Hinweis gezeigt.
reason-against-chop = Sie ist deine älteste Karte ohne Hinweis, und die anderen rechnen damit, dass sie zuerst geht.
reason-against-useless = { $count ->
    [one] Sie braucht niemand mehr, aber der Hinweis zeigt auf sie.
   *[other] Diese Karten braucht niemand mehr, aber der Hinweis zeigt auf sie.
}
reason-against-twice = { $count ->
    [one] Auf eine gleiche Karte hat schon ein Hinweis gezeigt.
   *[other] Auf gleiche Karten haben schon Hinweise gezeigt.
}
reason-against-misread = Ich bin nicht sicher, ob { $who } und die anderen ihn verstehen.
reason-against-waiting = { $count ->
    [one] Du weißt, dass sie passt, und sie muss warten.
   *[other] Du weißt, dass sie passen, und sie müssen warten.
}
reason-against-danger = { $who } gibt sie vielleicht als Nächstes her, und es gibt keine zweite.

# Was man tun könnte, in den Worten des Trainers.

advice-ask = Was würdest du tun?
advice-nudge-hand = Schau auf die Karten von { $who }. Was sollte { $who } wissen?
advice-nudge-theirs = Schau auf { $card } bei { $who }. Was sollte { $who } darüber wissen?
advice-nudge-own = Schau auf deine Karte { $place }. Was weißt du über sie?
advice-nudge-discards = Schau in den Ablagestapel. Welche davon würde helfen?
advice-move = Nenn den Zug
advice-why = Warum?
advice-about = Warum nicht …?
advice-about-guide = Probier irgendeinen Zug: Ich sage nur, was er bewirken würde.
advice-about-stop = Doch nicht
advice-tells = Wirkung:
advice-costs = Kostet:
advice-against = Dagegen:
advice-nothing-against = Ich sehe nichts, was dagegen spricht.
advice-back = Zurück
key-why-not = Warum nicht …? Nach einem Zug fragen
advice-do = So machen
advice-next = Andere Idee
advice-first = Zurück zur ersten Idee
advice-play = Karte { $place } { -play }
advice-discard = Karte { $place } { -discard }
advice-hint = Hinweis für { $who }: { $what }
