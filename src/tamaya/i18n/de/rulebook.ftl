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

chapter-S = Spielvorbereitung
chapter-H = Einen Hinweis geben
chapter-D = Eine Karte { -discard }
chapter-P = Eine Karte { -play }
chapter-E = Spielende
chapter-X = Schwerer, leichter, für Profis
chapter-A = { option-announce }
chapter-M = { option-multicolour }
chapter-K = { option-black-powder }
chapter-B = { option-bonus-tiles }
chapter-C = Am Tisch

rule-S1 = Hanabi{ $author ->
    [none] {""}
   *[other] {""}, ein Spiel von { $author },
} spielt ihr zu zweit bis zu fünft{ $age ->
    [0] {""}
   *[other] {""}, ab { $age } Jahren
}. Ihr spielt miteinander: Alle gewinnen oder verlieren gemeinsam.
rule-S2 = Es gibt fünf Farben: Rot, Gelb, Grün, Blau und Weiß. Jede hat drei Einsen, je zwei Zweien, Dreien und Vieren und nur eine einzige Fünf. Das sind 50 Karten.
rule-S3 = Legt { $hints } { -hint-token } { -ready }. { $mistakes ->
    [one] Dazu kommt ein einziges { -mistake-token }.
   *[other] Dazu kommen { $mistakes } { -mistake-token }.
}
rule-S4 = Mischt und teilt aus. { $hand ->
    [0] Zu zweit oder zu dritt bekommen alle 5 Karten, zu viert oder zu fünft 4 Karten.
   *[other] An diesem Tisch bekommen alle { $hand } Karten.
}
rule-S5 = Haltet eure Karten verkehrt herum: Alle sehen sie, nur ihr selbst nicht. Der Rest ist der verdeckte { -pile }.
rule-S6 = { $starts ->
    [oldest] Die älteste Person ist der { -master }: Sie hütet die Plättchen und beginnt.
   *[most-colourful] Wer am buntesten gekleidet ist, beginnt.{ $master ->
        [oldest] {" "}Die älteste Person ist der { -master } und hütet die Plättchen.
       *[none] {""}
    }
} In Tamaya beginnt, wer auf dem ersten Platz sitzt; wer das ist, entscheidet ihr.
rule-S7 = Gespielt wird im Uhrzeigersinn. Wer dran ist, tut genau eins: einen Hinweis geben, eine Karte { -discard } oder eine Karte { -play }. Passen geht nicht.
rule-H1 = Ein Hinweis kostet ein { -hint-token }. Ist keins mehr { -there }, könnt ihr keinen Hinweis geben.
rule-H2 = Einen Hinweis gibst du genau einer anderen Person, nie dir selbst.
rule-H3 = Nenne eine Farbe oder { -value(form: "a") }, nie beides zugleich.
rule-H4 = Zeige auf alle Karten dieser Hand, auf die der Hinweis zutrifft, und auf keine andere. So verrät ein Hinweis auch, was die übrigen Karten nicht sind.
rule-H5 = { $empty ->
    [yes] „Du hast keine weiße Karte“ ist auch ein Hinweis: Du darfst etwas nennen, das auf der Hand gar nicht vorkommt.
   *[no] An diesem Tisch muss ein Hinweis auf mindestens eine Karte zutreffen. „Du hast keine weiße Karte“ gilt hier nicht.
}
rule-H6 = Wer keine Karten mehr hat, kann keinen Hinweis bekommen.
rule-H7 = Ein { -colour-hint } zeigt auf die Karten dieser Farbe{ $multi ->
    [wild] {" "}und auf bunte Karten, die als jede Farbe zählen
   *[other] {""}
}. Ein { -value-hint } zeigt auf alle Karten mit { -value.gender ->
    [feminine] dieser
   *[masculine] diesem
} { -value }, egal in welcher Farbe.{ $black ->
    [yes] {" "}Schwarze Karten haben keine Farbe: Nur { -value-hint }e finden sie.
   *[no] {""}
}
rule-D1 = Leg eine Handkarte offen auf den Ablagestapel, { -take-back(form: "do") } und zieh eine neue Karte, solange es welche gibt.
rule-D2 = { $full ->
    [yes] { -discard(form: "Noun") } darfst du auch, wenn alle { -hint-token } { -there } sind. Dann kommt keins zurück: Mehr als am Anfang werden es nie.
   *[no] Sind alle { -hint-token } { -there }, darfst du nicht { -discard }.
}
rule-D3 = Den Ablagestapel dürfen alle jederzeit durchsehen.
rule-P1 = Wähle eine Handkarte und deck sie auf. Sie passt, wenn sie die 1 einer Farbe ist, die noch nicht begonnen wurde, oder genau die nächste Zahl { -firework(form: "its-genitive") }. Für jede Farbe gibt es nur { -firework(form: "a") }, und jede Zahl liegt dort nur einmal.
rule-P2 = Passt sie, kommt sie an { -firework(form: "its") }. Passt sie nicht, kommt sie auf den Ablagestapel, und { -mistake-cost }.
rule-P3 = In beiden Fällen ziehst du eine neue Karte, solange es welche gibt.
rule-P4 = { $tiles ->
    [yes] Wer { -firework(form: "a") } vervollständigt, zieht ein Bonusplättchen. (Ohne Bonusplättchen kommt ein { -hint-token } zurück.)
   *[no] Wer { -firework(form: "a") } mit der 5 vervollständigt, { -take-back(form: "they") }. Sind schon alle { -there }, gibt es nichts.
}
rule-E1 = Sobald { -mistake-cost(form: "last") }, ist die Vorstellung sofort zu Ende und verloren{ $masterpiece ->
    [yes] {""}
   *[no] : 0 Punkte
}.
rule-E2 = Sind alle { -firework(form: "many") } komplett, ist die Vorstellung sofort zu Ende: { $masterpiece ->
    [yes] Ihr habt gewonnen.
   *[no] perfekte { $max } Punkte.
}
rule-E3 = Sobald jemand die letzte Karte des { -pile }s zieht, sind alle noch einmal dran, auch diese Person. Gezogen wird nicht mehr. Dann zählt ihr eure Punkte.
rule-E4 = Zählt die höchsten Zahlen aller { -firework(form: "many") } zusammen.{ $black ->
    [yes] {" "}Schwarzpulver zählt anders: siehe K5.
   *[no] {""}
}
rule-E5 = { $federation ->
    [yes] Eure Vorstellung misst das Heft an der Skala des Internationalen Feuerwerker Verbands:
   *[no] Je mehr Punkte, desto mehr staunt euer Publikum:
}
rule-X1 = Schwerer: Spielt mit nur 2 { -mistake-token } oder gar nur mit einem.
rule-X2 = Leichter: Nehmt ein oder mehrere { -hint-token } dazu. { $edition ->
    [german-classic] In der Schachtel liegt eins als Ersatz, danach helfen Münzen.
   *[other] Münzen tun es auch.
}
rule-X3 = { option-masterpiece }: Es gibt keine letzte Runde. Ist der { -pile } leer, spielt ihr weiter, und die Hände werden kleiner. Ihr gewinnt nur mit einer perfekten Vorstellung. Ihr verliert mit dem letzten { -mistake-token } oder sobald von einer Karte, die ihr noch braucht, das letzte Exemplar auf dem Ablagestapel liegt. Punkte gibt es keine: gewonnen oder verloren.
rule-X3a = Wer gar nichts tun kann, weil die Hand leer und kein Hinweis möglich ist, wird übersprungen. Kann niemand mehr etwas tun, ist das Spiel verloren.
rule-X3b = Verloren ist verloren: Punkte gibt es dann keine. Was eure { -firework(form: "many") } wert waren, steht nur als Bemerkung da.
rule-X3c = Liegt das letzte Exemplar einer nötigen Karte auf dem Ablagestapel, habt ihr sofort verloren, auch wenn es durch einen Fehler dorthin kam{ $tiles ->
    [yes] {" "}oder ein noch nicht gezogenes Bonusplättchen es hätte zurückholen können
   *[no] {""}
}.
rule-X4 = Weniger Farben, für ein kurzes Spiel: vier ohne Weiß oder nur Rot, Grün und Blau. Jede Farbe hat wie immer ihre zehn Karten und fünf Punkte; eine Farbe, die fehlt, kann niemand nennen oder ansagen.
rule-A1 = Bevor du eine Karte zum { -play(form: "Noun") } aufdeckst, darfst du ihre Farbe ansagen. Das entscheidest du jedes Mal neu.
rule-A2 = Stimmt die Farbe und passt die Karte, kommt ein { -hint-token } zurück, und noch eins, wenn sie { -firework(form: "the") } vervollständigt. Mehr als am Anfang werden es nie.
rule-A3 = Stimmt die Farbe nicht, kommt die Karte auf den Ablagestapel, auch wenn sie gepasst hätte, und { -mistake-cost }.
rule-A4 = Stimmt die Farbe, aber die Karte passt nicht, ist das ein gewöhnlicher Fehler. Es kommt kein Plättchen zurück.
rule-A5 = Bunte Karten sagst du als „bunt“ an{ $black ->
    [yes] {""}, Schwarzpulver als „schwarz“
   *[no] {""}
}.
rule-M1 = Bunt ist { -firework.gender ->
    [feminine] eine sechste
   *[neuter] ein sechstes
} { -firework }: bis zu 30 Punkte. { $cards ->
    [5] Es gibt fünf bunte Karten, jede Zahl nur einmal: Keine davon ist zu ersetzen.
    [10] Es gibt zehn bunte Karten: 1 1 1 2 2 3 3 4 4 5.
   *[both] Ihr spielt mit zehn Karten (1 1 1 2 2 3 3 4 4 5) oder, schwerer, mit fünf, jede Zahl nur einmal.
}
rule-M2 = { $multi ->
    [several] Zählt Bunt als eigene Farbe, ist es
   *[named] Bunt ist
} eine Farbe wie jede andere: Ein Hinweis darf sagen: „Das sind deine bunten Karten.“{ $edition ->
    [dutch] {" "}Nennt diese Farbe, wie ihr mögt; bei Tamaya heißt sie „bunt“.
   *[other] {""}
}
rule-M3 = { $multi ->
    [several] Zählt Bunt als jede Farbe, kann kein Hinweis es nennen.
   *[wild] Kein Hinweis kann Bunt nennen.
} Dafür zeigt jeder { -colour-hint } auch auf die bunten Karten, egal welche Farbe er nennt.
rule-K1 = Zehn schwarze Karten kommen dazu: 5 5 5 4 4 3 3 2 2 1.
rule-K2 = Schwarz geht abwärts: { -firework(form: "The") } beginnt mit einer 5 und endet mit der 1.
rule-K3 = Schwarz hat keine Farbe. Kein Hinweis kann es nennen und kein { -colour-hint } zeigt darauf, { -value-hint }e schon.
rule-K4 = Wer Schwarz mit der 1 vervollständigt, { $tiles ->
    [yes] zieht ein Bonusplättchen
   *[no] { -take-back(form: "they") }
}.
rule-K5 = Schwarze Karten bringen keine Punkte. Am Ende kostet jede schwarze Karte, die { -firework(form: "its-dative") } fehlt, einen Punkt: Eine Vorstellung kann so mit bis zu −5 Punkten enden. Eine verlorene zählt 0.
rule-K6 = Zu einer perfekten Vorstellung gehört auch Schwarz. Sie ist { $max } Punkte wert.
rule-B1 = Sechs Plättchen liegen gemischt und verdeckt bereit. Wer { -firework(form: "a") } vervollständigt, zieht eins, statt ein { -hint-token } zurückzugewinnen, führt es sofort aus, legt es weg und zieht dann wie immer eine Karte.
rule-B2 = Jedes gibt es einmal:
tile-1 = { -take-back(form: "Do") }.
tile-2 = { -take-back(form: "Do") }, und ein Fehler wird verziehen.
tile-3 = Gib jemandem kostenlos einen { -colour-hint }.
tile-4 = Gib jemandem kostenlos einen { -value-hint }.
tile-5 = Wähle eine Karte vom Ablagestapel und misch sie in den { -pile }. Ist der { -pile } leer, spiel sie wie bei Plättchen 6.
tile-6 = Wähle eine Karte vom Ablagestapel und spiel sie an { -firework(form: "its") }. Ist { grammar-firework-it } damit komplett, zieh sofort noch ein Plättchen.
rule-B3 = Ein Plättchen bewirkt, was möglich ist. Sind alle { -hint-token } { -there }, gab es keinen Fehler oder passt keine { -discard(form: "done-e") } Karte, geschieht nichts.
rule-B4 = Ist damit alles komplett, ist die Vorstellung zu Ende, bevor ein Plättchen gezogen wird.
rule-B5 = Eine zurückgemischte Karte ist schon im { -pile }, bevor du ziehst.
rule-B6 = Für kostenlose Hinweise gelten alle Hinweisregeln, nur kosten sie nichts. Die Entscheidung gehört zum Zug: Vorher geschieht nichts anderes.
rule-C1 = { $comments ->
    [forbidden] Niemand kommentiert oder beeinflusst, was andere tun.
    [discouraged] Was andere wählen und tun, solltet ihr weder kommentieren noch sonst beeinflussen.
   *[unsaid] Ob ihr den Zug der anderen kommentieren dürft, sagt dieses Heft nicht: Sprecht euch ab.
}
rule-C2 = Streng genommen sprecht ihr nur, um Hinweise zu geben{ $master ->
    [oldest] {" "}und dem { -master } zu sagen, was ihr tut
   *[none] {""}
}. Jede Runde findet ihr eigenes Maß{ $remarks ->
    [always] {""}. Ein „Ich weiß noch gar nichts über meine Hand“ oder „Weißt du noch, was du hast?“ ist immer erlaubt.
    [examples] : Ihr könnt zum Beispiel ein „Ich weiß noch gar nichts über meine Hand“ oder „Weißt du noch, was du hast?“ zulassen.
   *[unsaid] {""}.
}
rule-C3 = Ihr dürft eure Karten jederzeit umstecken{ $gestures ->
    [turn] {" "}und andersherum halten
    [push] {" "}und eine etwas nach oben oder unten schieben
   *[order] {""}
}, um euch Hinweise zu merken. Nur ansehen dürft ihr sie nicht.
rule-C4 = { $mark ->
    [turn] Kann eine Farbe nicht mehr komplett werden, dreht ihre oberste Karte, damit alle es sehen.
    [pull] Kann eine Farbe nicht mehr komplett werden, zieht ihre oberste Karte etwas heraus, damit alle es sehen.
   *[outline] Merkt euch, welche Farbe nicht mehr komplett werden kann.
} Ihre übrigen Karten taugen noch zum { -discard(form: "Noun") }.
ruling-D2 = unsere Auslegung: Das Heft verbietet es nicht und sagt nicht, was mit dem Plättchen geschieht
ruling-P3 = unsere Auslegung: Das Heft sagt es nur von einer Karte, die nicht passt
ruling-E1 = { $masterpiece ->
    [yes] {""}
   *[no] die 0 Punkte sind unsere Auslegung: Das Heft sagt nur, dass ihr verloren habt
}
ruling-E2 = { $masterpiece ->
    [yes] {""}
   *[no] unsere Auslegung: auch in der letzten Runde; das Heft spricht nur von der Zeit, bevor der { -pile } leer ist
}
ruling-E3 = dass niemand zieht, ist unsere Auslegung: Das Heft sagt es nicht
ruling-E5 = { $edition ->
    [danish] die Punkte neben den Worten sind unsere Lesart: In unserem Exemplar des Hefts sind sie nicht zu lesen
   *[other] { $multi ->
        [none] {""}
       *[other] unsere Auslegung: Mehr als 25 Punkte zählen wie 25, denn weiter reicht die Skala dieses Hefts nicht
    }
}
ruling-X3 = unsere Auslegung: Auch eine falsch gespielte Karte zählt{ $edition ->
    [danish] {""}; der Name dieser Variante ist unsere Lesart, denn in unserem Exemplar des Hefts ist die Überschrift nicht zu lesen
   *[other] {""}
}
ruling-A1 = der Name dieser Variante ist unsere Lesart: In unserem Exemplar des Hefts ist die Überschrift nicht zu lesen
ruling-A2 = unsere Auslegung: Was ist, wenn schon alle da sind, sagt das Heft nicht
ruling-K1 = unsere Auslegung: Das Heft nennt zehn Karten, aber nicht, welche
ruling-K5 = unsere Auslegung: Schwarze Karten bringen selbst keine Punkte, und auch hier zählt ein verlorenes Spiel 0
ruling-K6 = unsere Auslegung: Das Heft spricht weiter von fünf vollständigen Reihen
ruling-B2 = unsere Auslegung: Eine schwarze 1 bringt ebenso ein weiteres Plättchen wie eine 5
ruling-C3 = unsere Auslegung: An unseren Tischen könnt ihr Karten mit jeder Schachtel umstecken, drehen und verschieben; alle sehen es, und es kostet keinen Zug
ruling-C4 = { $edition ->
    [german-classic] unsere Zutat: Diesen Rat gibt das Heft nicht; wir zeichnen einen gestrichelten Rand
   *[other] unsere Auslegung: Das Heft nennt kein Zeichen, also bekommt die Farbe einen gestrichelten Rand
}
scale-below = unter { $score }
tips = Tipps
tip-order = Steckt eure Karten um{ $gestures ->
    [turn] {" "}oder haltet sie andersherum
    [push] {" "}oder schiebt eine nach oben oder unten
   *[order] {""}
}: So merkt ihr euch leichter, was ihr wisst.
tip-look = Im Ablagestapel dürft ihr jederzeit blättern.
tip-count = Blättert im Ablagestapel: Er zeigt, welche Karten noch kommen können und was ihr mit einer unbekannten Karte riskiert.
tip-own-hand = Behaltet den Ablagestapel im Auge: Er verrät, welche Karten ihr nicht auf der Hand haben könnt.
tip-risk = Wer eine unbekannte Karte hergibt, nimmt vielleicht einem Feuerwerk, was es braucht. Manchmal geht es nicht anders, und es ist kein Unglück: Nur die Fünfen{ $cards ->
    [5] {" "}und die bunten Karten
   *[other] {""}
} gibt es ein einziges Mal.
tip-risk-five = Es ist gefährlich, eine Karte ohne Hinweis { -discard(form: "with-zu") }. Die meisten gibt es mehrmals, aber ohne ihre Fünf{ $black ->
    [yes] {" "}(bei Schwarz: ohne die Eins)
   *[no] {""}
} bleibt { -firework(form: "a") } für immer unvollständig.
tip-fuel = Kann eine Farbe nicht mehr komplett werden, sind ihre Karten Brennstoff: Jede, die ihr hergebt, bringt ein { -hint-token } zurück.
tip-dead = Merkt euch auch Karten, die nirgends mehr passen: Gebt sie her, wenn ihr einen Hinweis braucht.
tip-mark = Kennzeichnet eine Farbe, die nicht mehr komplett werden kann{ $mark ->
    [turn] {""}: Dreht ihre oberste Karte.
    [pull] {""}: Zieht ihre oberste Karte etwas heraus.
   *[outline] {""}.
} Karten dieser Farbe bringen beim { -discard(form: "Noun") } noch { -hint-token } zurück.
tale-mix-up = Heute Abend seid ihr fürs Feuerwerk zuständig, und jemand war schlampig: Pulver, Lunten und Raketen liegen auf einem Haufen. Das Publikum wartet schon. Bringt gemeinsam Ordnung hinein, bevor die Vorstellung zur Katastrophe wird!
tale-gods = Hanabi heißt Feuerblume. Gemeinsam malt ihr ein Feuerwerk an den Nachthimmel, zur Freude des Publikums und der Götter. Jeder Fehler erzürnt sie, und dann schicken sie ein Gewitter.
tale-flowers = Hanabi ist Japanisch für Feuerwerk; darin stecken Feuer und Blume. Zu mehreren zaubert ihr eins in fünf Farben an den Himmel. Der Haken: Deine Karten sehen alle, nur du nicht.
tale-show = Gemeinsam zündet ihr ein Feuerwerk in fünf Farben. Der Haken: Deine Karten sehen alle, nur du nicht.
