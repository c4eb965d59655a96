# Beendete Spiele: ihre Seiten und die Liste der eigenen.
my-games-about = Spiele, die du zu Ende gespielt hast, auf allen deinen Geräten. Jedes hat eine eigene Seite, deren Link bleibt.
games-filter = Ein Spiel finden
games-box = Schachtel
games-score = Ergebnis
games-score-is = { $score ->
    [perfect] perfekt
    [20] 20 Punkte und mehr
    [under] unter 20
    [lost] verloren
   *[stopped] vorzeitig beendet
}
games-with = Mit
games-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
games-all = alle
games-none = Du hast noch kein Spiel zu Ende gespielt.
games-none-found = So ein Spiel ist nicht dabei.
games-older = Ältere Spiele
game-lost = verloren
game-stopped = vorzeitig beendet
game-from-file = aus einer Datei
game-private-short = privat
game-is-missing = Kein Spiel
game-is-private = Ein privates Spiel
replay = Noch einmal ansehen
to-its-table = Zum Tisch
copy-game-link = Link kopieren
about-game = Zu diesem Spiel
game-when = Gespielt
game-rules = Regeln
game-seen-by = Zu sehen für
game-seen-by-players = alle, die mitgespielt haben, sonst niemanden
game-seen-by-link = alle, die den Link haben
game-private = Nur für die, die mitgespielt haben
game-private-about = Solange es auch nur einer von euch möchte, kann niemand sonst den Link öffnen.
game-delete = Dieses Spiel löschen
game-delete-about = Es wird endgültig gelöscht, sobald alle es möchten, die mitgespielt haben; mit allem, was von hier aus probiert wurde.
game-delete-yes = Löschen
game-delete-no = Behalten
game-delete-waits = Noch nicht einverstanden: { $names }.
game-deleted = Das Spiel ist gelöscht.

# Ein Spiel noch einmal ansehen
replay-tools = Wie du es ansiehst
see-as = Wessen Karten du siehst
see-open = Offene Karten
see-from = Wie { $who } es sah
jump-mistake = Nächster Fehler
jump-lost = Nächste Karte, die endgültig verloren ging
jump-hint = Nächster Hinweis
jump-hint-to = Nächster Hinweis an { $who }
jump-none = { $kind ->
    [mistake] In diesem Spiel hat niemand einen Fehler gemacht.
    [lost] Keine Karte ging endgültig verloren.
   *[hint] So einen Hinweis gab es nicht.
}

# Gemeinsam
company-here = Auch hier: { $names }
company-unnamed = { $count ->
    [one] jemand ohne Namen
   *[other] { $count } ohne Namen
}
company-leading = Du führst: Wer über diesen Link kommt, geht mit.
company-follows = Du führst { $names }
company-led = { $name } führt
company-lead = Führen
company-stop = Nicht mehr führen
company-follow = Mitgehen
company-leave = Selbst umsehen

# Was wäre wenn
what-if = Was wäre wenn?
what-if-about = Hier hat jemand das Spiel verlassen und anders weitergespielt.
trying = Du spielst für alle.
try-bot = Welcher Bot
try-bots = Bots zu Ende spielen lassen
try-bots-stop = Bots anhalten
try-back = Zurück zum Spiel
branch-ended = Das wären { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} gewesen.
branch-open = nicht zu Ende, { $moves } Züge
branch-by = { $name }, ab Zug { $move }
branch-left = So war es nicht: Hier geht es bei Zug { $move } anders weiter.
branch-origin = Zum Spiel, wie es war
result-lost = verloren
result-points = { $score } von { $all } Punkten
result-stopped = vorzeitig beendet mit { $score } Punkten
points-so-far = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
comparison = Wie es war, und was wäre wenn
what-happened = Wie es war
move-column = Zug

# Files and pictures
bring-in = Spiele aus einer Datei hereinholen
bring-in-about = Aufzeichnungen von Tamaya, Dateien von hanab.live oder dessen Links, in denen das ganze Spiel steckt; auch mehrere auf einmal. Jedes bekommt hier eine eigene Seite. Es wird nirgends etwas abgerufen.
bring-in-file = Eine Datei
bring-in-text = Oder ihr Text, oder ein Link
bring-in-submit = Hereinholen
bring-in-large = Eine Datei darf ein Megabyte groß sein.
bring-in-refused = Das ging nicht. { $why }
bring-in-done = { $count ->
    [one] Das Spiel ist da.
   *[other] { $count } Spiele sind da.
}
bring-in-ignored = Es ist da. Weggelassen, weil es hier nichts bedeutet: { $fields }.
takeaway = Dateien und Bilder
save-hanab-live = Für hanab.live speichern
copy-hanab-live = Link für hanab.live kopieren
save-picture = Bild speichern ({ $kind })
picture-moment = Bild von diesem Moment speichern
