# Das erste Spiel, das lehrt. Wird geholt, wenn jemand lernen möchte.

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
lesson-mistake = Oh! Mika spielt die andere 1, aber Rot hat seine 1 schon. Ein Fehler: Die Karte kommt auf den Ablagestapel, und ein Funke glüht auf. Das passiert allen mal.
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
