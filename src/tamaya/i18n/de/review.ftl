# Der Rückblick auf ein Spiel, das vorbei ist.
review = Rückblick auf das Spiel
review-working = Das Spiel wird analysiert …
review-first = Der erste Rückblick nach dem Start des Servers kann eine Minute oder länger dauern.
review-failed = Dieses Spiel ließ sich nicht untersuchen.
review-again = Noch einmal versuchen

# Was möglich war, mit offenen Karten
reach-perfect = Die perfekte Vorstellung ist noch möglich.
reach-points = { $best } von { $all } Punkten sind noch möglich.
reach-between = { $best } Punkte sind noch möglich, vielleicht { $bound }.
reach-unknown = Ob das Spiel noch zu gewinnen ist, ließ sich nicht klären.
reach-lost = Das Spiel ist nicht mehr zu gewinnen.
deal-perfect = Mit offenen Karten war bei diesem Blatt eine perfekte Vorstellung möglich.
deal-unknown = Ob bei diesem Blatt mit offenen Karten eine perfekte Vorstellung möglich war, ließ sich nicht klären.
deal-not-perfect = Selbst mit offenen Karten war bei diesem Blatt keine perfekte Vorstellung möglich.
deal-luck = { $hardest ->
    [yes] Kaum ein Blatt ist für ein Team starker Bots schwerer; bei diesem holt es im Schnitt { $mean } Punkte.
   *[no] { $harder } aller Blätter sind für ein Team starker Bots schwerer, und { $alike } sind etwa so schwer wie dieses, bei dem es im Schnitt { $mean } Punkte holt.
}
deal-tightest = { $spare ->
    [0] Der beste Weg mit offenen Karten lässt an der engsten Stelle, bei Zug { $number }, keinen Zug Spielraum.
    [one] Der beste Weg mit offenen Karten lässt an der engsten Stelle, bei Zug { $number }, einen Zug Spielraum.
   *[other] Der beste Weg mit offenen Karten lässt an der engsten Stelle, bei Zug { $number }, { $spare } Züge Spielraum.
}
see-line = Diesen Weg zeigen
same-deal = Dasselbe Blatt anderswo
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
    [one] Zug { $number } kostete 1 Punkt.
   *[other] Zug { $number } kostete { $cost } Punkte.
}
moment-led = { $cost ->
    [0] Zug { $number }.
    [one] Zug { $number } führte zu Zug { $settled }, der 1 Punkt gekostet hat.
   *[other] Zug { $number } führte zu Zug { $settled }, der { $cost } Punkte gekostet hat.
}
play-from-here = Von hier aus weiterspielen
moments-none = Soweit zu sehen ist, hat kein Zug in diesem Spiel etwas gekostet.
moment-estimate = Zug { $number } kostete etwa { $cost } Punkte.
moment-better = Nach allem, was man wissen konnte, besser: { $action }.
do-hint = { $who } den Hinweis „{ $what }“ geben
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
   *[known] Was konnte man hier wissen?
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
   *[irreplaceable] letztes Exemplar
}
known-all = Alle { $count } Möglichkeiten
known-safe-play = Diese Karte passte sicher.
known-risky-play = Die Wahrscheinlichkeit eines Fehlers lag bei { $risk }.
known-loss = Die Wahrscheinlichkeit, eine Karte endgültig zu verlieren, lag bei { $risk }.
known-safe-discard = Endgültig verloren gehen konnte dabei nichts.
known-sure-play = Passte sicher und blieb auf der Hand: { $cards }.
known-sure-discard = Sicher nutzlos und doch behalten: { $cards }.
known-nothing = Danach ist niemand mehr am Zug.
known-how = Gezählt aus allen Karten, die man von diesem Platz aus sieht, und dem Wortlaut aller Hinweise, ganz ohne Absprachen.

# Was Hinweise nach den Absprachen einer Stufe hießen
read-as = Hinweise lesen wie
level-name = { $level ->
    [agreed] euer Tisch
    [beginner] Anfänger
   *[club] Clubspieler
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
meant-agreed = Nach eurer Absprache: { $agreement }. Jeder andere Hinweis bedeutet nur, was er sagt.

# Was Züge im Schnitt kosten
deep-begin = Herausfinden, was jeder Zug gekostet hat
deep-about = Bots spielen ab jedem Zug viele Male weiter, mit allem, was man dort wissen konnte. Das dauert ein, zwei Minuten.
deep-working = Bots spielen ab jedem Zug weiter: { $done }
deep-stop = Abbrechen
deep-done = Was Züge im Schnitt gekostet haben, ist geschätzt: Bots haben ab jedem Zug viele Male weitergespielt.
expected-before = Zu erwartende Punkte davor
expected-after = und danach
cost-better = Im Schnitt { $gain } Punkte mehr: { $action }.
cost-hindsight = { $how ->
    [play] So, wie die Karten wirklich lagen, hätte sie nicht gepasst.
   *[discard] So, wie die Karten wirklich lagen, wäre sie endgültig verloren gewesen.
}
cost-nothing = Soweit man sagen kann, hat er nichts gekostet.
cost-none = Hier ist noch nichts geschehen.
cost-how = Geschätzt: Bei Kartenverteilungen, die zu allem passen, was man an diesem Platz wusste, spielt ein Team von Code-Bots weiter. Sie spielen anders als ihr: Was zählt, ist der Unterschied zwischen zwei Zügen.

# Das Endspiel, genau
ending-working = Das Ende wird ausgerechnet …
ending-perfect = Die Aussicht auf eine perfekte Vorstellung und die zu erwartenden Punkte:
ending-no-perfect = Eine perfekte Vorstellung ist nicht mehr zu erreichen; die zu erwartenden Punkte:
ending-points = { $points } Punkte
ending-done = so war es
ending-from = { $pile ->
    [0] Genau ausgerechnet ab Zug { $number }, ohne Karten im { -pile }.
    [one] Genau ausgerechnet ab Zug { $number }, mit einer Karte im { -pile }.
   *[other] Genau ausgerechnet ab Zug { $number }, mit { $pile } Karten im { -pile }.
}
ending-stopped = Für die Züge davor reicht eine Sekunde Rechenzeit nicht.
ending-nothing = Das Spiel kam nicht so weit, dass sich sein Ende in einer Sekunde ausrechnen ließe.
ending-how = Angenommen: Wer am Zug ist, entscheidet nach dem, was zu sehen und zu hören war; danach liegen alle Hände offen, und alle tun ihr Bestes. Die Reihenfolge im { -pile } bleibt unbekannt. Besser kann es also niemand, und Menschen schaffen meist weniger.

deal-ease = { $ease ->
    [easy] Ein leichtes Blatt.
    [hard] Ein schweres Blatt.
   *[fair] Ein gewöhnliches Blatt.
}
show-lost-card = Die perfekte Vorstellung war mit Zug { $number } verloren, denn { $card } gab es danach nicht mehr.
show-lost-mistake = Die perfekte Vorstellung ging mit dem letzten Fehler verloren, in Zug { $number }.
show-lost = Die perfekte Vorstellung ging in Zug { $number } verloren.
show-never = Mit diesem Blatt war keine perfekte Vorstellung möglich.
show-open = Die perfekte Vorstellung war noch möglich, als das Spiel vorzeitig endete.
show-unknown = Ob eine perfekte Vorstellung möglich war, weiß niemand.
exactly = Genauer
from-position = Das Spiel begann mittendrin: Was vorher gesagt wurde, weiß niemand.

# Der Rückblick, noch einmal gespielt
again-begin = Entscheidende Momente noch einmal spielen
again-none = Es gab keinen Moment, in dem du es hättest besser wissen können.
again-turn = { $who ->
    [you] Du bist noch einmal dran. Was würdest du tun?
   *[other] { $name } ist noch einmal dran. Was würdest du tun?
}
again-place = { $place } von { $all }
again-head = { $grade ->
    [right] Ja, besser als im Spiel.
    [fine] Nicht schlecht.
    [again] Wie im Spiel.
   *[wrong] Auch das wäre schiefgegangen.
}
again-game = Im Spiel: { $move }
again-next = Nächster Moment
again-end = Zur Übersicht
again-stop = Aufhören
both-sides = Was ihr jeweils gesehen habt
mark-name = { $mark ->
    [very-good] sehr gut
    [inaccurate] ungenau
    [bad-luck] Pech
   *[mistake] Fehler
}
players-review = Alle einzeln
figure = { $used } von { $known } genutzt
figure-about = Wie viel { $who } von dem genutzt hat, was sicher zu wissen war, durch Abzählen oder nach eurer Absprache: Karten, die passen, nutzlose Karten, absehbare Risiken.

# Meine Fehler kommen wieder
exercises = Aus meinen Fehlern lernen
exercises-about = Momente aus deinen eigenen Spielen, in denen du es hättest besser wissen können. Sie kommen nach einigen Tagen wieder, bis du sie kannst. Sonst sieht sie niemand.
exercises-due = { $count ->
    [0] Heute gibt es nichts zu üben.
    [one] Einen Moment üben
   *[other] { $count } Momente üben
}
exercises-later = { $count ->
    [0] {""}
    [one] Einer kommt später wieder.
   *[other] { $count } kommen später wieder.
}
exercises-known = { $count ->
    [0] {""}
    [one] Einen kannst du schon.
   *[other] { $count } kannst du schon.
}
exercises-waiting = { $count ->
    [one] Ein Spiel wird noch durchgesehen …
   *[other] { $count } Spiele werden noch durchgesehen …
}
exercises-none = Es gibt noch keine Übungen. Spiel ein Spiel oder importiere welche.
exercises-name = Wer bist du in importierten Spielen?
exercises-as = In importierten Spielen bist du { $name }.
exercises-other-name = Ändern
exercises-drop = Alle Übungen löschen
exercises-drop-about = Sie sind dann endgültig weg. Fehler aus deinen nächsten Spielen kommen als neue wieder.
exercises-keep = Behalten
exercise-drop = Nie wieder fragen
exercise-group = { $group ->
    [play] Du behältst Karten auf der Hand, die passen
    [hint] Du gibst Hinweise, die in die Irre führen
    [risk] Du legst Karten, die nicht passen
   *[discard] Du gibst Karten { $hinted ->
        [yes] mit Hinweis weg
       *[no] weg
    }, die noch gebraucht werden
}{ $value ->
    [0] {""}
   *[other] , meist { $value }er
}
exercise-again = { $days ->
    [one] Morgen kommt er wieder.
   *[other] In { $days } Tagen kommt er wieder.
}
exercise-known = Den kannst du jetzt.
