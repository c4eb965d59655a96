# Das Regelheft der gewählten Ausgabe, nach den Nummern in docs/rules.md. Wird beim Öffnen geholt.

rulebook-search = Regeln durchsuchen
rulebook-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Eine Regel
   *[other] { $count } Regeln
}
rulebook-of-table = So wird an diesem Tisch gespielt
rulebook-of-edition = Alles, was in dieser Schachtel steckt
rulebook-ruling = unsere Auslegung, wo das Heft schweigt

chapter-S = Vorbereitung
chapter-H = Einen Hinweis geben
chapter-D = Eine Karte abwerfen
chapter-P = Eine Karte spielen
chapter-E = Das Ende
chapter-X = Schwerer, leichter, für Profis
chapter-A = Spielen mit Ansage
chapter-M = Bunte Karten
chapter-K = Schwarzpulver
chapter-B = Bonusplättchen
chapter-C = Am Tisch

rule-S1 = Hanabi spielt ihr zu zweit bis zu fünft, ab etwa 8 Jahren. Ihr spielt miteinander: Alle gewinnen oder verlieren gemeinsam.
rule-S2 = Es gibt fünf Farben: Rot, Gelb, Grün, Blau und Weiß. Jede hat drei Einsen, je zwei Zweien, Dreien und Vieren und nur eine einzige Fünf. Das sind 50 Karten.
rule-S3 = Legt { $hints } Hinweisplättchen bereit. { $mistakes ->
    [one] Dazu kommt ein einziges Fehlerplättchen.
   *[other] Dazu kommen { $mistakes } Fehlerplättchen.
}
rule-S4 = Mischt und teilt aus. { $hand ->
    [0] Zu zweit oder zu dritt bekommen alle 5 Karten, zu viert oder zu fünft 4 Karten.
   *[other] An diesem Tisch bekommen alle { $hand } Karten.
}
rule-S5 = Haltet eure Karten verkehrt herum: Alle sehen sie, nur ihr selbst nicht. Der Rest ist der verdeckte Stapel.
rule-S6 = { $starts ->
    [oldest] Die älteste Person beginnt und hütet die Plättchen.
   *[most-colourful] Wer am buntesten gekleidet ist, beginnt.{ $master ->
        [oldest] {" "}Die älteste Person hütet die Plättchen.
       *[none] {""}
    }
} In Tamaya beginnt der erste Platz; wer dort sitzt, entscheidet euer Tisch.
rule-S7 = Gespielt wird im Uhrzeigersinn. Wer dran ist, tut genau eins: einen Hinweis geben, eine Karte abwerfen oder eine Karte spielen. Passen geht nicht.
rule-H1 = Ein Hinweis kostet ein Hinweisplättchen. Ist keins mehr da, könnt ihr keinen Hinweis geben.
rule-H2 = Einen Hinweis gibst du genau einer anderen Person, nie dir selbst.
rule-H3 = Nenne eine Farbe oder einen Wert, nie beides zugleich.
rule-H4 = Zeige auf alle Karten dieser Hand, auf die der Hinweis zutrifft, und auf keine andere. So verrät ein Hinweis auch, was die übrigen Karten nicht sind.
rule-H5 = { $empty ->
    [yes] „Du hast keine weiße Karte“ ist auch ein Hinweis: Du darfst etwas nennen, das auf der Hand gar nicht vorkommt.
   *[no] An diesem Tisch muss ein Hinweis auf mindestens eine Karte zutreffen. „Du hast keine weiße Karte“ gilt hier nicht.
}
rule-H6 = Wer keine Karten mehr hat, kann keinen Hinweis bekommen.
rule-H7 = Ein Farbhinweis zeigt auf die Karten dieser Farbe{ $multi ->
    [wild] {" "}und auf bunte Karten, die als jede Farbe zählen
   *[other] {""}
}. Ein Werthinweis zeigt auf alle Karten dieses Werts, egal in welcher Farbe.{ $black ->
    [yes] {" "}Schwarze Karten haben keine Farbe: Nur Werthinweise finden sie.
   *[no] {""}
}
rule-D1 = Leg eine Handkarte offen auf die Ablage, nimm ein Hinweisplättchen zurück und zieh eine neue Karte, solange es welche gibt.
rule-D2 = { $full ->
    [yes] Abwerfen darfst du auch, wenn alle Hinweisplättchen da sind. Dann kommt keins zurück: Mehr als am Anfang werden es nie.
   *[no] Sind alle Hinweisplättchen da, darfst du nicht abwerfen.
}
rule-D3 = In der Ablage dürfen alle jederzeit nachsehen.
rule-P1 = Wähl eine Handkarte und deck sie auf. Sie passt, wenn sie die 1 einer Farbe ist, die noch nicht begonnen wurde, oder genau die nächste Zahl ihres Feuerwerks. Jede Farbe hat ein einziges Feuerwerk, und jede Zahl liegt dort nur einmal.
rule-P2 = Passt sie, kommt sie an ihr Feuerwerk. Passt sie nicht, kommt sie auf die Ablage und ihr verliert ein Fehlerplättchen.
rule-P3 = In beiden Fällen ziehst du eine neue Karte, solange es welche gibt.
rule-P4 = { $tiles ->
    [yes] Wer ein Feuerwerk vollendet, zieht ein Bonusplättchen. (Ohne Bonusplättchen kommt ein Hinweisplättchen zurück.)
   *[no] Wer ein Feuerwerk mit der 5 vollendet, nimmt ein Hinweisplättchen zurück. Sind alle da, gibt es nichts.
}
rule-E1 = Ist das letzte Fehlerplättchen verloren, ist die Vorstellung sofort zu Ende und verloren: 0 Punkte.
rule-E2 = Sind alle Feuerwerke vollendet, ist die Vorstellung sofort zu Ende: perfekte { $max } Punkte.
rule-E3 = Sobald jemand die letzte Karte des Stapels zieht, sind alle noch einmal dran, auch diese Person. Gezogen wird nicht mehr. Dann zählt ihr.
rule-E4 = Zählt die höchsten Zahlen aller Feuerwerke zusammen.{ $black ->
    [yes] {" "}Schwarzpulver zählt anders: siehe K5.
   *[no] {""}
}
rule-E5 = Je mehr Punkte, desto mehr staunt euer Publikum:
rule-X1 = Schwerer: Spielt mit nur 2 Fehlerplättchen oder gar nur mit einem.
rule-X2 = Leichter: Nehmt ein oder mehrere Hinweisplättchen dazu. { $edition ->
    [german-classic] In der Schachtel liegt eins als Ersatz, danach helfen Münzen.
   *[other] Münzen tun es auch.
}
rule-X3 = Meisterwerk: Es gibt keine letzte Runde. Ist der Stapel leer, spielt ihr weiter und die Hände werden kleiner. Ihr gewinnt nur mit einer perfekten Vorstellung. Ihr verliert mit dem letzten Fehlerplättchen oder sobald von einer Karte, die ihr noch braucht, das letzte Exemplar auf der Ablage liegt, wie auch immer es dorthin kam. Punkte gibt es keine: gewonnen oder verloren.
rule-X3a = Wer gar nichts tun kann, weil die Hand leer und kein Hinweis möglich ist, wird übersprungen. Kann niemand mehr etwas tun, ist das Spiel verloren.
rule-X3b = Ein verlorenes Meisterwerk zählt 0 Punkte. Was eure Feuerwerke wert waren, wird trotzdem gezeigt.
rule-A1 = Bevor du eine Karte zum Spielen aufdeckst, darfst du ihre Farbe ansagen. Das entscheidest du jedes Mal neu.
rule-A2 = Stimmt die Farbe und passt die Karte, kommt ein Hinweisplättchen zurück, und noch eins, wenn sie das Feuerwerk vollendet. Mehr als am Anfang werden es nie.
rule-A3 = Stimmt die Farbe nicht, kommt die Karte auf die Ablage, auch wenn sie gepasst hätte, und ihr verliert ein Fehlerplättchen.
rule-A4 = Stimmt die Farbe, aber die Karte passt nicht, ist das ein gewöhnlicher Fehler. Es kommt kein Plättchen zurück.
rule-A5 = Bunte Karten sagst du als „bunt“ an, Schwarzpulver als „schwarz“.
rule-M1 = Bunt ist ein sechstes Feuerwerk: bis zu 30 Punkte. { $cards ->
    [5] Es gibt fünf bunte Karten, jede Zahl nur einmal: Keine davon ist zu ersetzen.
    [10] Es gibt zehn bunte Karten: 1 1 1 2 2 3 3 4 4 5.
   *[both] Ihr spielt mit zehn Karten (1 1 1 2 2 3 3 4 4 5) oder, schwerer, mit fünf, jede Zahl nur einmal.
}
rule-M2 = { $multi ->
    [several] Zählt Bunt als eigene Farbe, ist es
   *[named] Bunt ist
} eine Farbe wie jede andere: Ein Hinweis darf sagen: „Das sind deine bunten Karten.“
rule-M3 = { $multi ->
    [several] Zählt Bunt als jede Farbe, kann kein Hinweis es nennen.
   *[wild] Kein Hinweis kann Bunt nennen.
} Dafür zeigt jeder Farbhinweis auch auf die bunten Karten, egal welche Farbe er nennt.
rule-K1 = Zehn schwarze Karten kommen dazu: 5 5 5 4 4 3 3 2 2 1.
rule-K2 = Das schwarze Feuerwerk geht abwärts: Es beginnt mit einer 5 und endet mit der 1.
rule-K3 = Schwarz hat keine Farbe. Kein Hinweis kann es nennen und kein Farbhinweis zeigt darauf, Werthinweise schon.
rule-K4 = Wer es mit der 1 vollendet, { $tiles ->
    [yes] zieht ein Bonusplättchen
   *[no] nimmt ein Hinweisplättchen zurück
}.
rule-K5 = Schwarze Karten bringen keine Punkte. Am Ende kostet jede schwarze Karte, die ihrem Feuerwerk fehlt, einen Punkt. Das Ergebnis kann sogar unter null liegen.
rule-K6 = Zu einer perfekten Vorstellung gehört auch das schwarze Feuerwerk. Sie ist { $max } Punkte wert.
rule-B1 = Sechs Plättchen liegen gemischt und verdeckt bereit. Wer ein Feuerwerk vollendet, zieht eins, statt ein Hinweisplättchen zurückzunehmen, führt es sofort aus, legt es weg und zieht dann wie immer eine Karte.
rule-B2 = Jedes gibt es einmal:
tile-1 = Nimm ein Hinweisplättchen zurück.
tile-2 = Nimm ein Hinweisplättchen zurück, und ein Fehler wird verziehen.
tile-3 = Gib jemandem kostenlos einen Farbhinweis.
tile-4 = Gib jemandem kostenlos einen Werthinweis.
tile-5 = Wähl eine Karte der Ablage und misch sie in den Stapel. Ist der Stapel leer, spiel eine Karte der Ablage wie bei Plättchen 6.
tile-6 = Wähl eine Karte der Ablage und spiel sie an ihr Feuerwerk. Ist es damit vollendet, zieh sofort noch ein Plättchen.
rule-B3 = Ein Plättchen bewirkt, was möglich ist. Sind alle Hinweisplättchen da, gab es keinen Fehler oder passt keine abgeworfene Karte, geschieht nichts.
rule-B4 = War es das letzte Feuerwerk, ist die Vorstellung zu Ende, bevor ein Plättchen gezogen wird.
rule-B5 = Eine zurückgemischte Karte ist schon im Stapel, bevor du ziehst.
rule-B6 = Für kostenlose Hinweise gelten alle Hinweisregeln, nur kosten sie nichts. Die Entscheidung gehört zum Zug: Vorher geschieht nichts anderes.
rule-C1 = Niemand kommentiert oder beeinflusst, was andere tun.
rule-C2 = Streng genommen sprecht ihr nur, um Hinweise zu geben und zu sagen, was ihr tut. Jede Runde findet ihr eigenes Maß. Ein „Ich weiß noch gar nichts über meine Hand“ oder „Weißt du noch, was du hast?“ { $edition ->
    [norwegian] ist immer in Ordnung
   *[other] kann zum Beispiel erlaubt sein
}.
rule-C3 = Ihr dürft eure Karten jederzeit umstecken und drehen, um euch Hinweise zu merken. Nur ansehen dürft ihr sie nicht.
rule-C4 = Merkt euch, welches Feuerwerk nicht mehr vollendet werden kann. Seine übrigen Karten taugen noch zum Abwerfen.
