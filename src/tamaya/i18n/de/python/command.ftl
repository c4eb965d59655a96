# Was die Befehlszeile ausgibt. Optionen wie --json und Wörter in Großbuchstaben bleiben, wie sie sind.

# Regeln
editions-more = tamaya rules EDITION druckt die Regeln einer Schachtel. Ihre Nummern sind die von docs/rules.md.
edition-offers = Optionen: { $options }
rules-scale = Der Eindruck, den ihr hinterlasst (E5)
rules-scale-multicolour = Mit Bunt (E5)
rules-below = unter { $least }
rules-offers = Was diese Schachtel außerdem bietet

# Dateien
files-ignored = { $file }: übergangen, weil es hier nichts bedeutet: { $fields }.
files-unreadable = { $file }: Ein Spiel wurde übersprungen, weil es nicht zu lesen ist. { $why }

# Nachspielen
replay-game = Spiel { $number } von { $games }
replay-note = { $who } notiert zu Karte { $card }: { $text }
replay-title = Ein Spiel zu { $players } · { $about }
replay-base-game = Grundspiel
replay-bots = Bots: { $bots }
replay-taken-back = Übung: { $times ->
    [one] Ein Zug, der eine Karte gezeigt hatte, wurde zurückgenommen.
   *[other] { $times } Züge, die eine Karte gezeigt hatten, wurden zurückgenommen.
}
replay-by-seat = Wie { $who } es sah (Platz { $seat })
replay-open = Alle Karten offen
replay-public = Was alle wussten: Das Spiel ist nicht zu Ende, darum bleiben alle Hände verdeckt (--open zeigt sie)
replay-start = Der Anfang
replay-turn = Zug
replay-hints = Hinw.
replay-after = Nach Zug { $turn }
replay-result = Das Ende
replay-next = { $who } ist am Zug.
replay-decides = { $who } muss wählen: { $decision ->
    [colour-hint] einen kostenlosen Farbhinweis.
    [value-hint] einen kostenlosen Werthinweis.
    [reshuffle] eine Karte aus der Ablage, die in den Stapel gemischt wird.
   *[play-discarded] eine Karte aus der Ablage, die gespielt wird.
}
replay-draws = Zieht { $card }.

# Rätsel
puzzles-some = { $puzzles } Rätsel sind dabei: --show 1 zeigt das erste, --theme NAME listet ein Thema auf.
puzzles-checked = { $puzzles } Rätsel, { $proven } bewiesen.
puzzles-wrong = Rätsel { $number } ist nicht bewiesen.
puzzles-title = Rätsel { $number } von { $puzzles }
puzzles-you = Du bist { $who }.
puzzles-rules = Ihr spielt mit { $options }.
puzzles-card = Karte { $card }
puzzles-more = --hints 1 gibt einen Tipp, --answer die Lösung.
puzzles-answer = Lösung: { $solution }.
puzzles-making = Rätsel

# Ob die Reihenfolge der Karten vor dem ersten Zug feststand
verify-fits = Die Karten passen zu ihrem Fingerabdruck: { $fingerprint }
verify-noted = Es ist der, den du notiert hast: Die Reihenfolge der Karten stand vor dem ersten Zug fest.
verify-compare = Wenn der Tisch diesen Fingerabdruck vor dem ersten Zug gezeigt hat, stand die Reihenfolge der Karten da schon fest (--fingerprint HEX vergleicht beide).
verify-seeded = { $who } hatte den Seed gewählt und hätte die Karten kennen können.
verify-limits = Das zeigt, dass nach dem Anfang keine Karte geändert wurde. Es zeigt nicht, dass niemand die Karten kannte oder dass gut gemischt wurde.
verify-broken = Die Prüfung ist gescheitert: Die Karten passen nicht zu ihrem Fingerabdruck, { $fingerprint }. Entweder wurde die Datei geändert, oder es wurde anders ausgeteilt.
verify-unplayable = Die Prüfung ist gescheitert: Das ist nicht das Spiel, dessen Karten vor dem ersten Zug feststanden. Die Datei wurde geändert und lässt sich nicht einmal spielen. { $why }
verify-another = Die Prüfung ist gescheitert: Die Karten passen zu ihrem eigenen Fingerabdruck, { $fingerprint }, aber du hast { $seen } notiert. Mit diesen Karten hat das Spiel nicht begonnen.

# Bots, die spielen
arena-replaced-more = Und noch { $times }-mal.
arena-saved = Die Spiele sind in { $folder }. Am wenigsten Punkte, { $score }, gab es in { $file }.
arena-run = { $name }, { $players } Plätze, { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} ab Seed { $seed }
arena-mean = Mittel { $mean } ± { $error }   perfekt { $perfect }   verloren { $lost }
arena-no-result = kein Ergebnis: In jedem Spiel zog ein anderer Bot
arena-speed = { $moves } Züge je Spiel, { $ms } ms je Zug, { $games } Spiele je CPU-Sekunde
arena-tokens = { $tokens } Tokens je Spiel
arena-cost = kostet { $cost } je Spiel
arena-not-their-own = nicht von ihnen: { $moves ->
    [one] Einen Zug
   *[other] { $moves } Züge
} machte ein anderer Bot für einen, der versagt hatte; { $games ->
    [one] ein Spiel zählt nicht
   *[other] { $games } Spiele zählen nicht
}
arena-forfeited = { $games ->
    [one] Ein Spiel zählt
   *[other] { $games } Spiele zählen
} als verloren, weil ein Bot keinen Zug hatte
arena-paired = { $name } − { $other }: { $mean } ± { $error } auf { $deals } gleichen Blättern
arena-legend = { $name }, { $players } Plätze: { $mean } ± { $error }, { $games } Spiele
arena-histogram = Verteilung der Punkte
progress-line = { $done } von { $end }  { $more }  noch { $seconds } s
winnable-players = { $players } Plätze
winnable-won = { $won } gewonnen
winnable-deals = { $deals } Blätter, { $players } Plätze, je höchstens { $nodes } Stellungen
winnable-shares = zu gewinnen: mindestens { $least }, höchstens { $most }
winnable-counts = { $won } gewonnen, { $lost } verloren, { $undecided } unentschieden
dataset-skipped = Spiel { $place } in { $file } übersprungen: { $why }
dataset-skipped-more = Und noch { $games } Spiele.
dataset-made =
    { $folder }: { $positions } Stellungen aus { $games ->
        [one] 1 Spiel
       *[other] { $games } Spielen
    }; { $skipped ->
        [one] 1 Spiel
       *[other] { $skipped } Spiele
    } übersprungen.
daily-deal = Das Blatt vom { $date }: { $box }, { $players } Plätze, Seed { $seed }. Es ist zu gewinnen.

# Ob ein Programm ein Bot ist
check-fine = gut
check-failed = FEHLER
check-hello = Er startet und grüßt.
check-hello-found = { $name }, nach { $seconds } von { $most } Sekunden
check-nonsense = Er übergeht, was er nicht kennt, und beantwortet die nächste Frage.
check-games = Er spielt mit allen Optionen, regelgerecht und rechtzeitig.
check-games-found = { $games } Spiele mit { $moves } Zügen; { $mean } ms je Zug, höchstens { $slowest } ms, von { $most } s; im Grundspiel { $score } Punkte im Mittel
check-one-process = Ein Prozess spielt mehrere Spiele im Wechsel und kann jedes fortsetzen.
check-restart = Wird er mitten in einem Spiel beendet, spielt ein anderer weiter.
check-bye = Er endet, wenn man es ihm sagt.
check-end-of-input = Er endet, wenn seine Eingabe endet.
check-good = Das ist ein Bot.
check-bad = Das ist noch kein Bot. Gescheitert: { $failed }.

# Ein Bot an einem Tisch anderswo
join-there = { $bot } sitzt am Tisch. Beenden mit Strg-C.
join-failed = { $bot } hat versagt. { $why } Er wird neu gestartet.
join-lost = Die Verbindung ist abgerissen; nächster Versuch in { $seconds } Sekunden.
join-unreachable = { $url } ist nicht zu erreichen: { $why }. Nächster Versuch in { $seconds } Sekunden.
join-silent = Der Server hat nicht verstanden, was der Bot über sich sagte.
join-forbidden = Der Server lässt diesen Bot nicht herein.
join-replaced = Ein anderer Bot ist mit demselben Schlüssel gekommen.
join-revoked = Der Schlüssel gilt nicht. Während eines Spiels gilt ein neuer, sobald alle zugestimmt haben; sonst bitte um einen neuen.

# Einen Tisch anbieten
serve-who = Wer kann den Tisch öffnen?
serve-who-here = nur dieser Computer
serve-who-network = auch andere Handys und Computer in meinem Netz
serve-choice = 1 oder 2 [1]:
serve-at = Tamaya ist unter { $url }  (beenden mit Strg-C)
serve-only-here = Nur dieser Computer kann es öffnen. Für andere Geräte in deinem Netz: tamaya serve --network
serve-no-address = Andere können es auch öffnen, aber die Adresse dafür wurde nicht gefunden: Gib sie mit --address an.
serve-elsewhere = Andere Geräte in deinem Netz finden es unter { $urls }

# Pflege
backup-made = { $file } enthält alles. Tische: { $tables }, Einträge: { $entries }, Leute: { $people }.
backup-made-damaged = { $file } enthält alles, was zu lesen ist. Tische: { $tables }, Einträge: { $entries }, Leute: { $people }.
backup-damaged-tables = Von diesen Tischen fehlt etwas: { $tables }. Vielleicht hat es eine ältere Sicherung.
backup-damaged-file = Die Datenbank ist beschädigt. SQLite sagt: { $why }
backup-restored = { $file } ist wieder da. Tische: { $tables }, Einträge: { $entries }, Leute: { $people }.
backup-old = Was vorher da war, ist in { $file }.
tidy-would = Seit { $days } Tagen verlassene Tische: { $tables }. Leute ohne Spiel und Rätsel, die ebenso lange nicht da waren: { $people }. Noch ist nichts gelöscht; --yes tut es.
tidy-games = Spiele, die vor mehr als { $days } Tagen endeten: { $games }.
tidied-games = Gelöscht. Spiele, die vor mehr als { $days } Tagen endeten: { $games }.
tidied = Gelöscht. Seit { $days } Tagen verlassene Tische: { $tables }. Leute ohne Spiel und Rätsel, die ebenso lange nicht da waren: { $people }.
person-line = { $id }  { $name }  (Spiele: { $games })
person-renamed = { $old } heißt jetzt { $new }.
person-would-go = { $name } würde entfernt, mit Spielen, die sonst niemandem gehören. Spiele: { $games }. Noch ist nichts gelöscht; --yes tut es.
person-removed = { $name } wurde entfernt.
person-merged = Zusammengelegt: { $gone } ist jetzt { $stays }.
moved = Alles ist kopiert. Spiele: { $games }, Leute: { $people }. Starte den Server mit der neuen Datenbank.

password-ask = Wie lautet das Passwort?
password-enter = Weiter
