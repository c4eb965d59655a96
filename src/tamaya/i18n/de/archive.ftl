# Beendete Spiele: ihre Seiten und die Liste der eigenen.
my-games-about = Spiele, die du zu Ende gespielt hast, auf allen deinen Geräten. Jedes hat eine eigene Seite mit dauerhaftem Link.
games-filter = Spiel suchen
games-box = Schachtel
games-score = Ergebnis
games-score-is = { $score ->
    [perfect] perfekt
    [many] 20 Punkte und mehr
    [few] unter 20
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
games-none-found = Kein passendes Spiel gefunden.
games-older = Ältere Spiele
game-won = gewonnen
game-lost = verloren
game-stopped = vorzeitig beendet
game-from-file = aus einer Datei
game-private-short = privat
game-is-missing = Hier ist kein Spiel
game-is-private = Ein privates Spiel
replay = Noch einmal ansehen
to-its-table = Zum Tisch
copy-game-link = Link kopieren
about-game = Zu diesem Spiel
game-when = Gespielt
game-imported = Importiert
game-rules = Regeln
game-seen-by = Sichtbar für
game-seen-by-players = { $kind ->
    [table] nur die, die mitgespielt haben
   *[other] nur dich
}
game-seen-by-link = alle mit dem Link
game-private = { $kind ->
    [table] Nur für die, die mitgespielt haben
   *[other] Nur für dich
}
game-private-about = { $kind ->
    [table] Solange es auch nur eine Person von euch möchte, kann niemand sonst den Link öffnen.
   *[other] Niemand sonst kann den Link öffnen.
}
game-delete = Dieses Spiel löschen
game-delete-about = { $kind ->
    [table] Es wird endgültig gelöscht, sobald alle zustimmen, die mitgespielt haben, mit allem, was von hier aus probiert wurde.
   *[other] Es wird sofort und endgültig gelöscht, mit allem, was von hier aus probiert wurde.
}
game-delete-yes = Löschen
game-delete-no = Behalten
game-delete-waits = Noch nicht einverstanden: { $names }.
game-deleted = Das Spiel ist gelöscht.

# Ein Spiel noch einmal ansehen
replay-tools = Ansicht
see-as = Sicht
see-open = Offene Karten
see-from = Wie { $who } es sah
jump-mistake = Nächster Fehler
jump-lost = Nächste endgültig verlorene Karte
jump-hint = Nächster Hinweis
jump-hint-to = Nächster Hinweis an { $who }
jump-word = { $kind ->
    [mistake] Fehler
    [lost] Verlust
   *[hint] Hinweis
}
jump-none = { $kind ->
    [mistake] In diesem Spiel hat niemand einen Fehler gemacht.
    [lost] Keine Karte ging endgültig verloren.
   *[hint] So einen Hinweis gab es nicht.
}

# Gemeinsam
company-here = Auch dabei: { $names }
company-unnamed = { $count ->
    [one] jemand ohne Namen
   *[other] { $count } Leute ohne Namen
}
company-leading = Du führst: Wer diesen Link öffnet, folgt dir.
company-follows = Du führst { $names }
company-led = { $name } führt
company-lead = Führen
company-stop = Nicht mehr führen
company-follow = Folgen
company-leave = Allein umsehen
company-point = Tippe auf eine Karte, um auf sie zu zeigen.
pointed-at = Wer führt, zeigt auf diese Karte

# Was wäre wenn
what-if = Was wäre wenn?
what-if-about = Hier hat jemand etwas anderes versucht und weitergespielt.
trying = Du spielst für alle.
try-bot = Welcher Bot
try-bots = Bots zu Ende spielen lassen
try-bots-stop = Bots anhalten
try-back = Zurück zum Spiel
branch-ended = So wäre es ausgegangen: { $result }.
branch-open = nicht zu Ende, { $moves } Züge
branch-by = { $name }, ab Zug { $move }
branch-left = So war es nicht: Hier geht es bei Zug { $move } anders weiter.
branch-origin = Zum Spiel, wie es war
result-won = gewonnen
result-lost = verloren
result-points = { $score } von { $all } Punkten
result-stopped = vorzeitig beendet mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}
points-so-far = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
comparison = Wie es war, und was wäre wenn
what-happened = Wie es war
move-column = Zug

# Files and pictures
bring-in = Spiele aus einer Datei importieren
bring-in-about = Aufzeichnungen von Tamaya, Dateien von hanab.live oder dessen Links, in denen das ganze Spiel steckt; auch mehrere auf einmal. Jedes bekommt hier eine eigene Seite. Von anderen Seiten wird nichts abgerufen.
bring-in-file = Eine Datei
bring-in-text = Oder ihr Text, oder ein Link
bring-in-submit = Importieren
bring-in-large = Eine Datei darf höchstens ein Megabyte groß sein, außer sie hat in jeder Zeile ein Spiel.
bring-in-going = Wird importiert: { $share } geschafft. Lass die Seite offen, es geht von selbst weiter.
bring-in-unread = { $count } importiert. Hier nicht lesbar und ausgelassen: { $unread }.
bring-in-refused = Das ging nicht. { $why }
bring-in-done = { $count ->
    [one] Das Spiel wurde importiert.
   *[other] { $count } Spiele wurden importiert.
}
bring-in-ignored = Importiert. Weggelassen, weil es hier nichts bedeutet: { $fields }.
takeaway = Dateien und Bilder
save-hanab-live = Für hanab.live speichern
copy-hanab-live = Link für hanab.live kopieren
save-picture = Bild speichern ({ $kind })
picture-moment = Bild von diesem Moment speichern
played-here = Hier wurde gespielt:

# What is wrong with a file, and where
place-line = Zeile { $line }
place-column = Zeile { $line }, Spalte { $column }
place-game = Spiel { $number }
place-move = Zug { $number }
place-card = Karte { $number } des Stapels
place-name = Name { $number }
place-note = Notiz { $number }
place-link = der Link
place-byte = Byte { $number }
place-field = „{ $name }“
error-empty = Die Datei ist leer.
error-truncated = Die Datei hört mitten in dem auf, was hier beginnt.
error-not-json = Das ist kein JSON, also keine Datei mit einem Spiel.
error-not-utf-8 = Das ist kein Text in UTF-8.
error-nested-too-deeply = Für ein Spiel ist das zu tief verschachtelt.
error-field-twice = Das Feld kommt zweimal vor.
error-number-too-long = Diese Zahl ist zu lang.
error-field-missing = Es fehlt das Feld „{ $field }“.
error-field-unknown = Ein Feld { $field } gibt es in so einer Datei nicht.
error-field-wrong = Hierhin gehört etwas anderes.
error-unknown-format = Das ist kein Spiel, das wir lesen können: weder eine Aufzeichnung von Tamaya noch eine Datei von hanab.live.
error-after-the-end = Nach dem Ende kommt noch ein Zug.
error-bad-game-link = Links werden nicht abgerufen. Ein vollständiger Link mit „replay-json/“ enthält das ganze Spiel; sonst importiere die Datei.
error-hanab-live-option = Spiele mit dieser Option gibt es bei hanab.live, aber nicht hier.
error-hanab-live-variant = Diese Variante von hanab.live gibt es hier nicht.
error-record = Das erlauben die Regeln hier nicht.

# A deal that several teams play without knowing it
deal = Blatt
deal-of-day = Blatt des Tages, { $day }
deal-passed-on = Ein Blatt zum Selberspielen
deal-about = Alle bekommen dieselben Karten und einen Versuch. Punkte und Karten bleiben verborgen, bis du gespielt hast.
deal-alone = Allein mit Bots spielen
deal-team = Mit Freunden spielen
deal-making = Die Karten werden gegeben …
deal-go-on = Weiterspielen
deal-day-over = Dieser Tag ist vorbei.
deal-look = Ansehen, ohne zu spielen
deal-look-about = Du siehst dann Karten und Ergebnisse und kannst dieses Blatt nicht mehr spielen.
deal-look-no = Abbrechen
deal-copy-link = Link zu diesem Blatt kopieren
deal-solution = So ist es zu gewinnen
deal-before = Der Tag davor
deal-results = So haben die Teams abgeschnitten
deal-nobody = Noch niemand hat dieses Blatt zu Ende gespielt.
deal-score-yours = du
deal-yours = Du
deal-compare = Züge vergleichen
deal-pass-on = Andere dieses Blatt spielen lassen
deal-pass-on-about = Wer den Link hat, kann dieselben Karten spielen. Bis dahin bleibt dieses Spiel verborgen, auch wenn jemand seinen Link hat.
deal-pass-on-yes = Spielen lassen
deal-play-it = Dieses Blatt spielen
deal-sealed = Dieses Blatt kannst du noch spielen
deal-teams = { $teams ->
    [0] Noch kein Team hat es gespielt.
    [one] Ein Team hat es gespielt.
   *[other] { $teams } Teams haben es gespielt.
}
deal-score-teams = { $teams ->
    [one] ein Team
   *[other] { $teams } Teams
}
same-deal-beaten = Besser als { $share } der anderen Ergebnisse; gleiche zählen halb.

# My progress
progress-figure = { $name ->
    [games] { $count ->
        [one] Spiel
       *[other] Spiele
    }
    [perfect] { $count ->
        [one] perfekte Vorstellung
       *[other] perfekte Vorstellungen
    }
    [lost] verloren
    [puzzles] Rätsel gelöst
    [streak] { $count ->
        [one] Tag in Folge (Rekord)
       *[other] Tage in Folge (Rekord)
    }
   *[hints] Hinweise je Punkt
}
progress-none = Du hast noch kein Spiel zu Ende gespielt.
progress-average = { $games ->
    [one] Dein letztes Spiel: { $average } % der Punkte.
   *[other] Deine letzten { $games } Spiele: im Schnitt { $average } % der Punkte.
}
progress-marks = Ein Stern ist eine perfekte Vorstellung, ein Punkt eine mit Punkten, ein Kreuz eine verlorene. Die gestrichelte Linie ist der Schnitt aus zehn Spielen.
progress-mark = { $mark ->
    [perfect] gewonnen
   *[lost] verloren
}
progress-best = Deine besten Ergebnisse, nach Schachtel und Personenzahl
progress-column = { $column ->
    [box] Schachtel
    [players] Personen
    [games] Spiele
   *[best] Bestes
}
progress-mates = Gespielt mit
progress-mate = { $name }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}{ $perfect ->
    [0] {""}
    [one] , davon eins perfekt
   *[other] , davon { $perfect } perfekt
}
progress-mates-about = Wähle Leute aus, um nur die Spiele zu zählen, die du mit ihnen allen gespielt hast.
progress-with = Nur deine Spiele mit { $names }
progress-hints = Hinweise je Punkt: von { $first } zu { $last }, jeweils über bis zu zehn Spiele.
progress-lapses = Was Punkte kostet
progress-lapses-about = Momente, in denen du es hättest besser wissen können, aus den Rückblicken auf deine Spiele.
progress-lapses-none = Bisher wurden keine gefunden.
# Wofür Bots einen halten, wo nichts abgesprochen ist. $part: eine Absprache, oder few (nur Bitten um eine Karte); $games: nach wie vielen Spielen.
style = Wie Bots dich einschätzen
style-taken = Nach { $games ->
    [one] deinem letzten Spiel
   *[other] deinen letzten { $games } Spielen
} glauben die Bots, dass { $part ->
    [none] du Hinweise nur wörtlich meinst und nimmst.
    [few] Hinweise für dich „Spiel das!“ heißen und sonst nichts.
    [beginner] du nach der Absprache „Einsteiger“ spielst.
    [club] du nach der Absprache „Club“ spielst.
   *[expert] du nach der Absprache „Profi“ spielst.
}
style-about = Bots, die Konventionen kennen, fangen damit an und stellen sich dann auf dich ein. Spiele mit einer Absprache zählen nicht.
style-none = Die Bots wissen noch nicht, wie du spielst: Es gibt noch kein Spiel, nach dem sie gehen könnten. Sie merken es, während du spielst.
style-forget = Vergessen lassen
progress-csv = Als Tabelle speichern (CSV)
honours = Auszeichnungen
honour-earned = Verdient
honour-open = Noch nicht
honour-name = { $name ->
    [together] Gute Gesellschaft
    [perfect] Tamaya!
    [twenty] Verlässlich
    [full-table] Voller Tisch
    [boxes] Sammler
    [faithful] Alte Freunde
    [puzzles] Scharfes Auge
   *[week] Eine Woche lang
}
honour-about = { $name ->
    [together] Spiel mit jemand anderem ein Spiel zu Ende.
    [perfect] Zeig mit deinem Team eine perfekte Vorstellung.
    [twenty] Erreich in zehn Spielen mindestens 20 Punkte.
    [full-table] Erreich zu fünft mindestens 20 Punkte.
    [boxes] Spiel einmal aus jeder Schachtel.
    [faithful] Spiel 25-mal mit derselben Person.
    [puzzles] Lös zehn Rätsel beim ersten Versuch.
   *[week] Spiel sieben Tage in Folge das Blatt des Tages.
}
to-exercises = Aus meinen Fehlern lernen
