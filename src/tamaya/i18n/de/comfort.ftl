# Komfort: Tasten, Rückfragen, Signale, Einladungen.

keyboard = Tastatur
key-arrows = innerhalb einer Hand und von Hand zu Hand
key-escape = Auswahl aufheben; im Rückblick: zurück ins Spiel
key-digits = deine Karte an dieser Stelle; beim Hinweis: { -value }
key-hint = Hinweis für die nächste Person
key-colour = beim Hinweis: { $colour }
key-help = diese Liste
shortcuts = Tastenkürzel mit einer Taste
shortcuts-about = Buchstaben und Ziffern gelten am Tisch. Pfeiltasten gelten immer.
comfort = Komfort
confirm = Vor riskanten Zügen nachfragen
confirm-about = Wenn du eine Karte { -play } willst, die nicht passen kann, oder das letzte Exemplar einer Karte { -discard }.
doubt = Bist du sicher?
doubt-why = { $danger ->
    [misplay] Diese Karte ({ $card }) passt jetzt an { -firework(form: "no") }: Sie { -play(form: "with-zu") }, ist ein Fehler.
    [wrong-colour] In der angesagten Farbe passt diese Karte ({ $card }) jetzt nicht: Sie so { -play(form: "with-zu") }, ist ein Fehler.
    [last-or-useless] Diese Karte ({ $card }) nützt entweder nichts mehr, oder sie ist das letzte Exemplar.
   *[last-copy] Diese Karte ({ $card }) ist auf jeden Fall das letzte Exemplar: Ohne sie bleibt { -firework(form: "a") } unvollständig.
}
doubt-no = Noch einmal überlegen
doubt-yes = { $verb ->
    [play] Trotzdem { -play }
   *[discard] Trotzdem { -discard }
}
sound = Töne
sound-about = Für Hinweise, Feuerwerke, Fehler und deinen Zug.
vibrate = Vibrieren, wenn ich dran bin
while-away = Wenn du weg bist
notify = Mitteilung, wenn ich dran bin
notify-about = Wenn du gerade in einem anderen Fenster bist.
notify-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen.
invite-qr = Der Einladungslink als QR-Code

## Figures for those who count along.
figures = Effizienz, Tempo und Reserve
figures-about = Eine Zeile am Tisch für alle, die mitrechnen. Tippe auf eine Zahl, um zu sehen, was sie bedeutet.
figure-efficiency = Effizienz
# $efficiency: such as 1.25.
figure-efficiency-about = Effizienz { $efficiency }: Karten, die liegen oder auf die ein Hinweis zeigt (ohne solche, die sicher nutzlos sind), für jedes { -hint-token }, das ausgegeben wurde oder entging.
figure-pace = Tempo
# $pace: how many; $last: yes in the last round.
figure-pace-about = { $last ->
    [yes] Tempo { $pace }: So viele der restlichen Züge dürfen vergehen, ohne dass eine Karte dazukommt, und das bestmögliche Ergebnis ist trotzdem erreichbar.
   *[no] Tempo { $pace }: So viele Karten dürfen noch abgeworfen oder falsch gespielt werden, bis das bestmögliche Ergebnis außer Reichweite ist.
}
figure-spare = Reserve
figure-spare-about = { -hint-token }, die ihr noch ausgeben könnt: { $now } jetzt, bis zu { $discards } durch Abwerfen ohne Punktverlust und { $fireworks } durch Feuerwerke, die noch komplett werden können.
