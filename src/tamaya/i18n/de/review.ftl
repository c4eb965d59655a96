# Der Rückblick auf eine Partie, die vorbei ist.
review = Rückblick auf die Partie
review-working = Die Partie wird untersucht …
review-failed = Diese Partie ließ sich nicht untersuchen.
review-again = Noch einmal versuchen

# Was möglich war, mit offenen Karten
reach-perfect = Die perfekte Vorstellung ist noch möglich.
reach-points = { $best } von { $all } Punkten sind noch möglich.
reach-between = { $best } Punkte sind noch möglich, vielleicht { $bound }.
reach-unknown = Ob sie noch zu gewinnen ist, ließ sich nicht klären.
reach-lost = Sie ist nicht mehr zu gewinnen.
deal-perfect = Mit lauter offenen Karten war aus diesem Blatt eine perfekte Vorstellung zu machen.
deal-unknown = Ob aus diesem Blatt mit lauter offenen Karten eine perfekte Vorstellung zu machen war, ließ sich nicht klären.
deal-not-perfect = Selbst mit lauter offenen Karten war aus diesem Blatt keine perfekte Vorstellung zu machen.
deal-luck = { $hardest ->
    [yes] Kaum eine Verteilung ist für ein Team starker Bots schwerer; aus dieser macht es im Schnitt { $mean } Punkte.
   *[no] { $harder } aller Verteilungen sind für ein Team starker Bots schwerer, und { $alike } sind wie diese, aus der es im Schnitt { $mean } Punkte macht.
}
deal-tightest = { $spare ->
    [0] Der beste Weg mit offenen Karten hat an seiner engsten Stelle, Zug { $number }, keinen Zug übrig.
    [one] Der beste Weg mit offenen Karten hat an seiner engsten Stelle, Zug { $number }, einen Zug übrig.
   *[other] Der beste Weg mit offenen Karten hat an seiner engsten Stelle, Zug { $number }, { $spare } Züge übrig.
}
see-line = Diesen Weg zeigen
same-deal = Dasselbe Blatt anderswo
same-deal-beaten = Besser als { $share } der anderen Ergebnisse; gleiche zählen halb.
curve-about = Was mit offenen Karten noch zu erreichen war, Zug für Zug. Am Ende:
curve-line = { $line ->
   *[best] möglich mit offenen Karten
    [score] erreicht
    [expected] zu erwarten nach dem, was man wusste
}
perfect-gone = Nach Zug { $number } war die perfekte Vorstellung nicht mehr zu erreichen.
play-line = { $best ->
    [one] Zeigen, wie 1 Punkt möglich war
   *[other] Zeigen, wie { $best } Punkte möglich waren
}
moment-cost = { $cost ->
    [0] Zug { $number }.
    [one] Zug { $number }, 1 Punkt.
   *[other] Zug { $number }, { $cost } Punkte.
}
play-from-here = Von hier weiterspielen
moments-none = Kein Zug dieser Partie hat etwas gekostet, soweit sich das finden ließ.
moment-estimate = Zug { $number }, etwa { $cost } Punkte.
moment-better = Besser, nach dem, was zu wissen war: { $action }.
do-hint = { $who } einen Hinweis geben, { $what }
do-any-hint = irgendeinen Hinweis geben
do-card = { $how ->
    [play] { $card } { -play }
    [discard] { $card } { -discard }
   *[take] { $card } nehmen
}

# Genauer hinsehen
look-closer = Genauer hinsehen
layers = Zu diesem Moment
layer-name = { $layer ->
   *[known] Wissen
    [meant] Bedeutung
    [cost] Kosten
    [ending] Endspiel
}
layer-title = { $layer ->
   *[known] Was war hier zu wissen?
    [meant] Was hieß das?
    [cost] Was hat das gekostet?
    [ending] Wie konnte es noch ausgehen?
}

# Was man wissen konnte, durch Zählen
known-turn = Zug { $number }, { $who }:
known-card = Karte { $place }, { $card }
known-use = { $use ->
    [fits] passt
    [useless] nutzlos
   *[irreplaceable] letzte ihrer Art
}
known-all = Alle { $count } Möglichkeiten
known-safe-play = Diese Karte passte sicher.
known-risky-play = Mit { $risk } Wahrscheinlichkeit wurde es ein Fehler.
known-loss = Mit { $risk } Wahrscheinlichkeit ging eine Karte endgültig verloren.
known-safe-discard = Endgültig verloren gehen konnte dabei nichts.
known-sure-play = Passte sicher und blieb auf der Hand: { $cards }.
known-sure-discard = Sicher nutzlos und doch behalten: { $cards }.
known-nothing = Danach ist niemand mehr am Zug.
known-how = Gezählt aus allen Karten, die man von diesem Platz sieht, und dem Wortlaut aller Hinweise, ganz ohne Absprachen.

# Was Hinweise nach den Absprachen einer Stufe hießen
read-as = Hinweise gelesen wie von
level-name = { $level ->
    [beginner] Anfängern
   *[club] Clubspielern
    [expert] Profis
}
beliefs = Was man da glaubte
belief = { $who } hält { $card } für { $faces }.
settled-here = Was hier aus früheren Hinweisen wurde
settled-hint = Hinweis von Zug { $number }: { $sentence }
said-nothing = Nach diesen Absprachen sagt dieser Zug nichts.
earlier-said = Voriger Hinweis
next-said = Nächster Hinweis
meant-how = Niemand am Tisch muss diese Absprachen getroffen haben: Ein Versprechen, das nicht gehalten wurde, ist noch kein Fehler.

# Was Züge im Schnitt kosten
deep-begin = Herausfinden, was jeder Zug gekostet hat
deep-about = Bots spielen von jedem Zug an viele Male weiter, mit allem, was am Zug zu wissen war. Das dauert ein, zwei Minuten.
deep-working = Bots spielen von jedem Zug an weiter: { $done }
deep-stop = Aufhören
deep-done = Was Züge im Schnitt gekostet haben, ist geschätzt: Bots haben von jedem Zug an viele Male weitergespielt.
expected-before = Zu erwartende Punkte davor
expected-after = und danach
cost-better = Im Schnitt { $gain } Punkte mehr: { $action }.
cost-hindsight = { $how ->
    [play] So, wie die Karten wirklich lagen, hätte sie nicht gepasst.
   *[discard] So, wie die Karten wirklich lagen, wäre sie endgültig verloren gewesen.
}
cost-nothing = Ein klar besserer Zug fand sich nicht.
cost-none = Hier ist noch nichts geschehen.
cost-how = Geschätzt: In Welten, die zu allem passen, was man an diesem Platz wusste, spielt ein Team von Code-Bots weiter. Sie sind nicht ihr: Was zählt, ist der Unterschied zwischen zwei Zügen.

# Das Endspiel, genau
ending-working = Das Ende wird ausgerechnet …
ending-perfect = Die Aussicht auf eine perfekte Vorstellung und die zu erwartenden Punkte:
ending-no-perfect = Eine perfekte Vorstellung ist nicht mehr zu erreichen; die zu erwartenden Punkte:
ending-points = { $points } Punkte
ending-done = so geschah es
ending-from = { $pile ->
    [0] Genau ausgerechnet ab Zug { $number }, ohne Karten im { -pile }.
    [one] Genau ausgerechnet ab Zug { $number }, mit einer Karte im { -pile }.
   *[other] Genau ausgerechnet ab Zug { $number }, mit { $pile } Karten im { -pile }.
}
ending-stopped = Davor reicht eine Sekunde nicht.
ending-nothing = Die Partie kam nicht so weit, dass sich ihr Ende in einer Sekunde ausrechnen ließe.
ending-how = Angenommen: Dieser Platz entscheidet nach dem, was er sieht und gehört hat; danach liegen alle Hände offen, und alle tun ihr Bestes. Die Reihenfolge im { -pile } bleibt unbekannt. Besser kann es also niemand, und Menschen schaffen meist weniger.
