# Warum ein Bot tat, was er tat, und wie er Hinweise verstand, in seinen eigenen Worten.

reason-only-choice = Etwas anderes war nicht möglich.
reason-known-playable = Ich weiß, dass diese Karte passt.
reason-likely-playable = Diese Karte passt höchstwahrscheinlich, und einen Fehler können wir uns leisten.
reason-hinted-playable = Den Hinweis auf diese Karte habe ich bekommen, weil sie passt.
reason-show-playable = Dort passt eine Karte, und wer sie hat, sollte es wissen.
reason-save = Dort würde als Nächstes eine Karte abgeworfen, die wir nicht ersetzen können.
reason-inform = Ein Plättchen war übrig, also habe ich etwas Neues verraten.
reason-known-useless = Diese Karte braucht niemand mehr.
reason-least-missed = Wir brauchen ein Hinweisplättchen, und von meinen Karten fehlt uns diese am wenigsten.
reason-nothing-better = Etwas Besseres gab es nicht zu tun.
reason-fetch-discarded = Von den Karten für das Bonusplättchen hilft uns diese am meisten.
reason-ahead = Ich habe die letzten Züge durchgespielt: Im Schnitt bringt das am meisten.
reason-hat-sure-play = Aus unserem Code weiß ich, dass diese Karte passt.
reason-hat-needed-hint = Jemand kann eine Karte spielen und weiß es noch nicht. In unserem Code sagt ein Hinweis allen etwas.
reason-hat-spare-hint = Es waren Plättchen übrig, also hat unser Code allen ein bisschen mehr verraten.
reason-hat-useless-discard = Diese Karte braucht niemand mehr; welche ich abwerfe, gehört auch zu unserem Code.
reason-smart-play = Nach den bisherigen Signalen passt diese Karte.
reason-smart-warning = Eine Warnung: Die älteste Karte dort darf nicht verloren gehen.
reason-smart-play-hint = Die neueste dieser Karten passt jetzt.
reason-smart-spare-hint = Nichts war eilig, und ein Plättchen war übrig.
reason-smart-oldest-discard = Niemand hat mich gewarnt, also kann meine älteste Karte weg.
reason-search-better = Ich habe es im Kopf ausprobiert: Im Schnitt bringt es { $gain ->
    [one] einen Punkt
   *[other] { $gain } Punkte
} mehr als mein üblicher Zug.
reason-answer-finesse = Ein Hinweis an jemand anders ergibt nur Sinn, wenn ich die Karte davor habe: meine neueste.
reason-answer-prompt = Ein Hinweis an jemand anders ergibt nur Sinn, wenn diese Karte von mir davor kommt.
reason-discard-chop = Das ist meine älteste Karte ohne Hinweis; niemand hat sie gerettet.
reason-give-play = Diese Karte passt, jetzt oder sobald sie an der Reihe ist.
reason-give-save = Diese Karte darf nicht abgeworfen werden: Wir haben keine zweite.
reason-give-prompt = Vor dieser Karte kommt noch eine: Jemand hat sie und schon einen Hinweis dazu.
reason-give-finesse = Vor dieser Karte fehlt noch eine, und genau die hat jemand als neueste Karte.
reason-give-stall = Gefahrlos abwerfen kann ich nichts, also zeige ich auf eine 5.
reason-give-fix = Ich verhindere einen Fehler: Diese Karte ist nicht das, was sie zu sein scheint.
reason-give-words = Es verrät ein bisschen mehr über diese Karten.
reason-give-nothing = Ich muss Zeit gewinnen, ohne eine Karte zu verlieren: Der Hinweis sagt nichts.
reason-passed-on = Jemand anders hat dieselbe Karte und merkt jetzt, dass sie passt.
reason-heard-play = Ich habe den Hinweis so verstanden: Spiel diese Karte.
reason-heard-save = Ich habe den Hinweis so verstanden: Behalte diese Karte.
reason-heard-open = Der Hinweis kann „spielen“ oder „behalten“ heißen; ich warte, bis ich es weiß.
reason-heard-prompt = Ich habe den Hinweis so verstanden, dass eine Karte von mir gefragt ist, über die ich etwas weiß: { $card }.
reason-heard-finesse = Ich habe den Hinweis so verstanden, dass meine neueste Karte gefragt ist: { $card }.
reason-heard-stall = Ich habe den Hinweis als Zeitgewinn verstanden.
reason-heard-fix = Ich habe den Hinweis als Berichtigung verstanden.
reason-heard-words = Ich habe den Hinweis wörtlich genommen, mehr nicht.
reason-heard-passed-on = Ich habe das Abwerfen so verstanden: Meine Karte ist dieselbe, { $card }.

# Was man tun könnte, in den Worten des Trainers.

advice-ask = Was würdest du tun?
advice-do = So machen
advice-next = Andere Idee
advice-play = Karte { $place } spielen
advice-discard = Karte { $place } abwerfen
advice-hint = Hinweis für { $who }: { $what }
