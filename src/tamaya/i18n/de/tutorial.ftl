### Lessons. You and Mika (and Aki) play; the guide speaks.

lesson-welcome = Willkommen! Du und Mika zeigt zusammen fünf Feuerwerke, eins in jeder Farbe. Jedes wächst Karte für Karte: 1, 2, 3, 4, 5.
lesson-hands = Das Besondere: Von deinen eigenen Karten hier unten siehst du nur die Rückseiten. Mikas Karten liegen oben offen, aber Mika sieht sie nicht. Also helft ihr euch mit Hinweisen.
lesson-tokens = Hier oben: Die acht Laternen sind Hinweisplättchen, jeder Hinweis kostet eine. Die Funken zählen Fehler: Bei dreien ist die Vorstellung verloren. Daneben der Stapel und eure Punkte.
lesson-hint = Mika gibt dir einen Hinweis: Diese zwei Karten sind Einsen. Er verrät noch mehr: Ein Hinweis zeigt auf alle Karten, auf die er zutrifft. Deine anderen drei sind also sicher keine Einsen.
lesson-why = Weil du noch lernst, sagt Mika dir hier unten, warum sie ihn gegeben hat. An einem echten Tisch sagt das niemand: Da muss der Hinweis genügen.
lesson-pick = Wähle deine erste Karte aus und sieh, was du über sie weißt.
lesson-play = Sie ist eine 1. Noch hat kein Feuerwerk begonnen, also passt jede 1, egal in welcher Farbe. Wähle „Spielen“.
lesson-played = Die rote 1! Das erste Feuerwerk steigt auf, und du hast eine neue Karte vom Stapel gezogen.
lesson-red = Mika zeigt auf eine rote Karte. Eine 1 ist sie nicht, das weißt du schon. Warum dieser Hinweis gerade jetzt? Weil Rot auf die 2 wartet! Vertrau Mika: Wähle die Karte aus und spiel sie.
lesson-returned = Die rote 2, sehr gut! Inzwischen hat Mika eine Karte abgeworfen. Das bringt eine Laterne zurück.
lesson-excluded = Sieh dir deine andere 1 an. Der Hinweis „Rot“ zeigte nicht auf sie, also ist sie nicht rot. Alle anderen Farben warten noch auf ihre 1: Sie muss passen! Spiel sie.
lesson-five = Die blaue 1! Jetzt sagt Mika: Das ist eine 5. Jede Farbe hat nur eine, und sie war deine älteste Karte ohne Hinweis: Als Nächste hättest du sie abgeworfen. Mika hat sie gerettet: Heb sie gut auf!
lesson-give = Jetzt hilfst du. Mika hat die grüne 1, und die passt, aber Mika weiß es nicht. Wähle Mika aus.
lesson-what = Nun nenne eine Farbe oder einen Wert. Wähle die 1: Die Karten, auf die du zeigst, leuchten auf. Das kostet eine Laterne.
lesson-trusted = Mika hat deinem Hinweis vertraut und die grüne 1 gespielt. Das ist Hanabi: mit wenig viel sagen.
lesson-discard = Die Laternen werden weniger, also wirf eine Karte ab. Nicht die 5! Die Karte daneben ist jetzt die älteste, auf die kein Hinweis gezeigt hat. Wähle sie aus, dann „Abwerfen“.
lesson-discarded = Eine grüne 3. Davon gibt es noch eine, also ist nichts verloren, und eine Laterne ist zurück. Merk dir: drei Einsen, je zwei Zweien, Dreien und Vieren, nur eine Fünf.
lesson-mistake = Oh! Mika spielt die andere 1, aber Rot hat seine 1 schon. Ein Fehler: Die Karte kommt auf den Ablagestapel, und ein Funke glüht auf. Mein Rat war nicht der beste: „Grün“ hätte nur auf die grüne 1 gezeigt.
lesson-skip = Du weißt jetzt alles Nötige. Wir spulen ein Stück vor: Sieh zu, wie eure Feuerwerke wachsen.
lesson-last = Der Stapel ist leer: Alle sind noch einmal dran. Gelb steht bei 4, und du hast deine 5 die ganze Zeit aufgehoben. Spiel sie!
lesson-complete = Das gelbe Feuerwerk ist komplett! Sonst bringt das eine Laterne zurück, aber es sind schon alle da. Mika hat den letzten Zug.
lesson-end = Die Vorstellung ist vorbei. Zählt die obersten Karten zusammen: 5 + 5 + 5 + 5 + 3. Das sind { $score } von 25 Punkten, und das Publikum jubelt. Jetzt probier es selbst, und dann mit anderen!

lesson-guide = Anleitung
lesson-next = Weiter
lesson-watch = Schau zu …
lesson-leave = Lektion verlassen
lesson-again = Noch einmal
lesson-progress = Fortschritt
nudge-other = Das jetzt noch nicht: Folge dem Leuchten.
nudge-five = Vorsicht, das ist die 5! Es gibt keine zweite. Nimm die leuchtende Karte.
error-lesson = Nicht in der Lektion: An einem echten Tisch geht das.

lesson-title = { $lesson ->
    [focus] Welche Karte ist gemeint?
    [save] Die älteste Karte und das Retten
    [touch] Um Karten bitten, aber um keine nutzlosen
    [discard] Wann du abwirfst
    [counting] Zählen, was noch da ist
    [last-round] Die letzte Runde
    [prompt] Der Aufruf
    [finesse] Die Finesse
    [reading] Eine Finesse verstehen
    [agreement] Nach Absprache spielen
   *[first] Dein erstes Spiel
}
lesson-state = { $state ->
    [done] Geschafft
    [begun] Angefangen
   *[new] Neu
}
lesson-solved = { $solved } von { $puzzles } Rätseln gelöst
lessons-done = { $done } von { $lessons } geschafft
lesson-puzzles = Zu den Rätseln
lesson-then = Weiter: { $name }
lesson-finished = Gut gemacht! Drei Rätsel dieser Art warten auf dich.
nudge-think = Das nicht. Schau noch einmal hin.

lesson-focus-begin = Ein Hinweis zeigt oft auf mehrere Karten, meint aber meistens nur eine. So erkennen viele, welche.
lesson-focus-newest = Mika sagt: Rot. Zwei Karten! Deine älteste ist nicht dabei, also ist die neueste gemeint: Neue Karten kommen rechts dazu. Wähle sie aus.
lesson-focus-play = Rot hat noch nicht begonnen, also müsste es die rote 1 sein. Spiel sie.
lesson-focus-kept = Die rote 1! Die andere rote Karte war nicht gemeint. Behalte sie: Ihr braucht sie später.
lesson-focus-oldest = Mika sagt: Blau. Wieder zwei Karten, aber diesmal ist deine älteste Karte ohne Hinweis dabei. Dann ist sie gemeint. Wähle sie aus.
lesson-focus-again = Auch Blau hat noch nicht begonnen, also müsste es die blaue 1 sein. Spiel sie.

lesson-save-begin = Nichts zu spielen, kein Hinweis zu geben? Dann wirfst du ab, und zwar normalerweise deine älteste Karte ohne Hinweis. So wissen alle, was als Nächstes geht. Bei dir ist es diese.
lesson-save-five = Mika sagt 5, und es ist genau diese Karte. Noch passt keine 5, also sollst du sie nicht spielen. Mika rettet sie: Jede Farbe hat nur eine 5.
lesson-save-next = Eine Karte mit Hinweis bleibt. Welche Karte ginge bei dir jetzt als Nächste? Wähle sie aus.
lesson-save-give = Richtig. Aber schau erst zu Mika: Ihre älteste Karte ist die weiße 5, und sie weiß es nicht. Rette sie: Wähle Mika, dann die 5.
lesson-save-kept = Mika behält die 5 und wirft die nächste Karte ab, eine gelbe 4. Davon gibt es noch eine, also ist nichts verloren.
lesson-save-quiet = Retten lohnt sich bei Fünfen, beim letzten Exemplar einer Karte, die ihr noch braucht, und oft bei Zweien. Bei Mika ginge jetzt eine blaue 3, und die ist nicht die letzte. Wirf also deine älteste Karte ohne Hinweis ab.
nudge-save-first = Die weiße 5 würde Mika als Nächstes abwerfen. Rette sie zuerst.

lesson-touch-begin = Mika hat die grüne 1. Sie passt, und zwei Hinweise würden auf sie zeigen: Grün und 1.
lesson-touch-give = Mika hat auch eine rote 1, und Rot hat seine 1 schon. Gib den Hinweis, der nur auf das zeigt, was ihr noch braucht.
lesson-touch-played = Auf eine Karte gezeigt, eine Karte gespielt: die grüne 1.
lesson-touch-discard = Von Mikas Karten passt jetzt keine, und du weißt von keiner, die du spielen kannst. Wirf deine älteste Karte ab.
lesson-touch-one = Mika sagt: 1. Dem Wort nach könnte es auch eine grüne 1 sein, und die grüne 1 liegt schon.
lesson-touch-trust = Aber ihr zeigt beide nicht auf nutzlose Karten. Also ist es eine 1, die noch passt. Vertrau Mika und spiel sie.
nudge-touches-useless = Das würde auch auf die rote 1 zeigen. Mika könnte glauben, dass sie passt, und sie zu spielen wäre ein Fehler.

lesson-discard-begin = Spielen, Hinweis geben oder abwerfen? Frag dich in dieser Reihenfolge: Kann ich spielen? Braucht jemand gerade jetzt einen Hinweis? Wenn nicht: abwerfen.
lesson-discard-play = Mika sagt: Rot. Zwei Karten, aber eine hatte schon einen Hinweis, also ist die andere gemeint. Rot steht bei 1, also müsste es die 2 sein. Du kannst spielen, also spiel sie.
lesson-discard-save = Die rote 2! Mika hat eine Karte abgeworfen, und jetzt ist die weiße 5 ihre älteste. Du weißt von keiner Karte, die passt, aber Mika braucht einen Hinweis: Rette ihre 5.
lesson-discard-now = Mika hat wieder abgeworfen. Von ihren Karten passt jetzt keine, und ihre älteste ohne Hinweis, eine grüne 4, ist nicht die letzte. Nichts zu spielen, kein Hinweis nötig: Jetzt wirf ab.
lesson-discard-useless = Aber nicht einfach die älteste! Eine deiner Karten ist rot und eine 1, und Rot hat seine 1 schon. Die nützt nichts mehr und geht zuerst. Welche ist es?
nudge-discard-known = Das ist deine älteste Karte ohne Hinweis. Aber von einer anderen weißt du sicher, dass sie nichts mehr nützt.
nudge-discard-other-red = Die hatte schon einen Hinweis: Sie ist eine rote 1, und Rot hat seine 1 schon.

lesson-counting-begin = Jede Farbe hat drei Einsen, je zwei Zweien, Dreien und Vieren und nur eine Fünf. Was du anderswo siehst, hast du nicht auf der Hand.
lesson-counting-card = Aus Hinweisen weißt du: Diese Karte ist blau und keine 1, 2 oder 5. Bleiben 3 und 4. Wähle sie aus.
lesson-counting-fours = Nun such die blauen Vieren. Eine ist abgeworfen, die andere hat Mika. Also ist deine Karte keine 4.
lesson-counting-play = Es ist die blaue 3, und Blau steht bei 2. Was tust du?
nudge-counting-fits = Es ist die blaue 3, und sie passt.
lesson-counting-danger = Die blaue 3! Zählen zeigt auch, was nicht verloren gehen darf: Eine weiße 3 ist abgeworfen, also ist die andere die letzte, und Weiß braucht sie noch.

lesson-last-round-begin = Im Stapel liegt noch eine Karte. Sobald jemand sie zieht, sind alle noch genau einmal dran, auch wer sie gezogen hat.
lesson-last-round-cards = Du hast die grüne 5. Mika weiß von ihrer gelben 5 und ihrer weißen 4. Alle drei passen. Aber wenn du jetzt spielst, ziehst du die letzte Karte, und Mika ist nur noch einmal dran.
lesson-last-round-hint = Nach einem Hinweis zieht niemand. Gib Mika also einen, egal welchen, und lass sie die letzte Karte ziehen. Nimm die 5.
lesson-last-round-drawn = Mika hat die weiße 4 gespielt und die letzte Karte gezogen. Jetzt bist du noch einmal dran und dann Mika.
lesson-last-round-play = Spiel deine grüne 5.
lesson-last-round-end = Alle drei Karten liegen: { $score } Punkte. Hättest du zuerst gespielt, wäre es einer weniger. Drei Rätsel dieser Art warten auf dich.
nudge-last-round-early = Sie passt, aber du würdest die letzte Karte ziehen: Mika könnte dann nur noch eine ihrer zwei spielen.

lesson-prompt-begin = Zu dritt kann ein Hinweis an eine Person auch einer anderen etwas sagen. Das ist der einfachste Fall.
lesson-prompt-first = Mika sagt dir: Rot. Deine älteste Karte ist nicht unter den beiden, also ist die neuere gemeint. Rot hat noch nicht begonnen: Spiel sie.
lesson-prompt-third = Die rote 1! Aki hat abgeworfen, und nun sagt Mika zu Aki: Rot. Es ist die rote 3. Aber Rot fehlt noch die 2. Warum dieser Hinweis gerade jetzt?
lesson-prompt-yours = Weil die rote 2 schon da ist, mit einem Hinweis: Mika sieht sie bei dir und bittet dich um sie. Was tust du?
lesson-prompt-both = Die rote 2, und Aki spielt die rote 3. Ein Hinweis, zwei Karten. Das ist ein Aufruf: ein Hinweis an jemand anderen, der dich um eine Karte bittet, auf die schon ein Hinweis gezeigt hat.
nudge-prompt-touched = Auf diese Karte hat noch kein Hinweis gezeigt. Such die, auf die einer gezeigt hat.

lesson-finesse-begin = Mikas neueste Karte ist die rote 1, und Aki hat die rote 2. Mit je einem Hinweis kämen beide heraus. Aber einer genügt.
lesson-finesse-give = Sag Aki: Rot. Die rote 2 passt noch nicht, und Mika sieht das.
lesson-finesse-blind = Mika sieht eine rote 2, die nicht passt, und nirgends eine rote 1 mit Hinweis. Also muss sie selbst sie haben, als neueste Karte. Sie hat sie gespielt, obwohl ihr niemand etwas über sie gesagt hatte.
lesson-finesse-both = Daran hat Aki erkannt, was die rote Karte ist: die rote 2. Zwei Karten für einen Hinweis.
lesson-finesse-when = Das klappt, wenn die fehlende Karte bei jemandem die neueste ohne Hinweis ist und wenn diese Person vor der dran ist, der du den Hinweis gibst.
nudge-finesse-direct = So kommt die rote 1 heraus, aber die rote 2 bräuchte noch einen Hinweis. Es geht billiger.

lesson-reading-begin = Jetzt bist du gefragt. Mika sagt zu Aki: Rot. Du siehst die Karte: Es ist die rote 2. Aber Rot hat noch nicht begonnen.
lesson-reading-what = Du siehst nirgends eine rote 1, und keine deiner Karten hat einen Hinweis. Wo sieht Mika sie also? Tu, worum sie dich bittet.
lesson-reading-both = Es war die rote 1! Du hast sie ganz ohne Hinweis gespielt, und Aki die rote 2.
lesson-reading-not = Wieder sagt Mika zu Aki: Rot. Diesmal ist es die rote 3, und die passt sofort. Will Mika etwas von dir? Wenn nicht, wirf deine älteste Karte ab.
lesson-reading-why-not = Aki hat die rote 3 gespielt. Eine Finesse ist es nur, wenn die Karte mit dem Hinweis noch nicht passt. Sonst bittet dich niemand um etwas.
nudge-reading-fits = Akis rote 3 passt sofort. Es fehlt keine Karte, also bittet niemand um deine neueste.

lesson-agreement-begin = Was ein Hinweis über seine Worte hinaus bedeutet, steht nicht in den Regeln. Das habt ihr an eurem Tisch abgesprochen.
lesson-agreement-two = Mika sagt zu Aki: Blau. Es ist die blaue 2, und Blau hat noch nicht begonnen. Manche Tische spielen ohne Finessen: Da hält Aki sie für die 1 und spielt sie, und das ist ein Fehler. Andere spielen mit Finessen.
lesson-agreement-finesse = An diesem Tisch gibt es Finessen. Worum bittet dich Mika also?
lesson-agreement-both = Die blaue 1 von dir, die blaue 2 von Aki. Derselbe Hinweis, aber was daraus wird, hängt von der Absprache ab.
lesson-agreement-save = Mika sagt dir: 2. Es ist deine älteste Karte, und keine 2 passt jetzt. An diesem Tisch heißt das: Behalte sie. Was wirfst du also ab?
lesson-agreement-none = Nichts abgesprochen? Dann bedeutet ein Hinweis nur, was er sagt. Also sprecht euch vor dem Spiel ab: welche Karte gemeint ist, was als Nächstes geht, was gerettet wird.
nudge-agreement-early = Jetzt passt keine 2. Das wäre ein Fehler.
nudge-agreement-keep = Die hat Mika gerade gerettet. Behalte sie.
