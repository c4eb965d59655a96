# Warum etwas nicht geht, wie Bibliothek und Befehlszeile es sagen; was auch die Seite sagt, steht in ../errors.ftl und
# ../archive.ftl. Die Schlüssel sind die Codes der Fehler. Was mit exact- beginnt, steht an der Stelle des Textes
# mit demselben Code, wenn seine Werte bekannt sind. $text, $value und ähnliche sind schon in Anführungszeichen.

not-allowed = „{ $action }“ ist hier nicht erlaubt ({ $rule }).

# Karten, Züge, Regeln
error-unknown-colour = { $text } ist keine Farbe. Es gibt { $colours }.
error-unknown-value = { $text } ist kein Wert: Werte gehen von 1 bis 5.
error-unknown-card = { $text } ist keine Karte: Schreib einen der Buchstaben { $letters } und einen Wert von 1 bis 5, zum Beispiel r1.
error-unknown-action = { $text } ist kein Zug. Züge sehen so aus: { $forms }.
error-not-an-action = { $text } ist kein Zug, sondern eine Geste: Nimm { $way }.
error-unknown-pose = { $text } ist keine Haltung: Auf den Platz folgen { $ways }, in dieser Reihenfolge und jeweils mit ihren Karten.
error-not-a-number = { $word } in { $text } sollte die Nummer einer Karte oder eines Platzes sein.
error-unknown-option = Die Option { $option } gibt es nicht. Es gibt { $options }.
error-unknown-multicolour = multicolour kann nicht { $value } sein: Wähle eines von { $values }.
error-not-yes-or-no = { $option } kann nicht { $value } sein, nur True oder False.
error-players = { $value } Leute können nicht spielen: Hanabi ist für 2 bis 5 (S1).
exact-hand-too-large = Es gibt { $cards } Karten: { $players } Leute können nicht je { $size } halten und noch einen Stapel übrig lassen. hand_size kann höchstens { $most } sein.
error-out-of-range = { $option } kann nicht { $value } sein: eine ganze Zahl von { $least } bis { $most }.
error-option = { $text } ist keine Option: Schreib Name=Wert, mit Kommas dazwischen.
error-rules = { $value } ist kein Regelwerk: Schreib Rules() oder Rules.edition('norwegian').
error-unknown-edition = Die Ausgabe { $name } gibt es nicht. Es gibt { $editions }.
error-seed = seed kann nicht { $value } sein: eine ganze Zahl von 0 bis { $most }.
error-deck = Die Karten passen nicht zu den Regeln, die { $cards } verlangen. Es fehlen: { $missing }. Zu viel: { $extra }.
error-tiles = tiles kann nicht { $value } sein: die Zahlen 1 bis 6 in beliebiger Reihenfolge (B2).
error-unknown-convention = Die Konvention { $text } gibt es nicht: Wähle aus { $known }.
error-no-such-language = Die Sprache { $text } gibt es nicht. Es gibt { $languages }.

# Was die Regeln nicht erlauben
error-nothing-to-take = Kein Bonusplättchen verlangt eine Karte aus der Ablage.
error-not-discarded = Karte { $card } liegt nicht in der Ablage.
error-take-does-not-fit = Karte { $card } passt an kein Feuerwerk.
exact-decision-first = Platz { $seat } muss { $decision ->
    [colour-hint] einen kostenlosen Farbhinweis geben.
    [value-hint] einen kostenlosen Werthinweis geben.
    [reshuffle] eine Karte aus der Ablage nehmen und in den Stapel mischen.
   *[play-discarded] eine Karte aus der Ablage nehmen, die an ein Feuerwerk passt.
}
error-no-such-seat = Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $most }.
error-no-such-move = Zug { $move } gibt es nicht: Die Züge gehen von 1 bis { $last }, und 0 ist der Anfang.
error-hint-to-self = Ein Hinweis geht an jemand anderen.
error-black-hint = Schwarz ist keine Farbe, die ein Hinweis nennen kann.
error-multicolour-hint = In diesem Spiel darf kein Hinweis Bunt nennen.
error-no-such-colour = In diesem Spiel gibt es kein { $colour }.
error-no-such-value = Werte gehen von 1 bis 5.
error-empty-hand = Platz { $seat } hat keine Karten.
error-not-your-card = Platz { $seat } hält diese Karten: { $cards }.
error-no-announcing = In diesem Spiel werden keine Farben angesagt.
error-not-a-rearrangement = Nenn jede Karte von Platz { $seat } genau einmal: { $cards }.
error-not-a-pose = Nenn nur Karten von Platz { $seat } ({ $cards }), jede höchstens einmal als gedreht und einmal als hoch- oder heruntergeschoben.

# Dateien und Stellungen
error-no-beginning = Dieses Spiel beginnt mittendrin; wie es dazu kam, ist nicht bekannt.
exact-field-unknown = Das Feld { $field } gibt es hier nicht. Es gibt { $fields }.
exact-field-wrong = { $value } sollte { $wanted ->
    [text] Text
    [number] eine ganze Zahl
    [whole-number] eine ganze Zahl von { $least } bis { $most }
    [object] ein Objekt
    [list] eine Liste
    [short-list] eine Liste mit höchstens { $most } Einträgen (und nicht { $found })
    [numbers] eine Liste mit höchstens { $most } ganzen Zahlen
    [tiles] die Liste der sechs Plättchen in ihrer Reihenfolge
    [no-tiles] leer
    [names] eine Liste mit { $players } Namen, einem für jeden Platz,
    [bots] eine Liste mit { $players } Einträgen, dem Namen eines Bots oder null für einen Menschen,
    [day] ein Tag wie '2026-12-24'
    [tags] ein Objekt mit höchstens { $most } Texten
    [line] eine einzige Zeile mit höchstens { $most } Buchstaben
    [name] 1 bis { $most } Buchstaben ohne Zeilenumbruch und Steuerzeichen
    [letters] 1 bis { $most } Buchstaben
    [digits] eine Folge von { $count } Hexadezimalziffern
    [true-or-false] true oder false
    [few-actions] höchstens { $most } Züge insgesamt
    [choice] eines von { $choices }
    [offsets] ein Anfang und ein Ende
    [bytes] nach Form und Typ { $most } Bytes
    [action-of] ein Zug von Spieler { $player } unter { $nothing }, und { $nothing } für alle anderen,
    [held-card] der Zug einer Karte, die Spieler { $player } hält,
   *[literal] { $literal }
} sein.
exact-not-json = Das ist kein JSON: { $why }.
exact-too-large = Die Datei ist zu groß: Höchstens { $most } Bytes sind erlaubt.
exact-unknown-format = Das ist kein Spiel: weder eine Aufzeichnung von Tamaya (ein Objekt mit dem Feld 'format') noch ein Spiel von hanab.live (ein Objekt mit den Feldern 'players', 'deck' und 'actions' oder ein Link mit 'replay-json/').
exact-bad-game-link = { $why ->
    [elsewhere] { $text } sagt nur, wo ein Spiel steht, und von dort wird nichts geholt: Ein Link mit 'replay-json/' enthält das ganze Spiel.
    [not-whole] { $text } ist unvollständig: Auf 'replay-json/' folgen Karten, Züge und Variante, mit Kommas dazwischen.
    [half-action] Der Link endet mitten in einem Zug.
    [range] Der Link beginnt mit dem Bereich { $text }: Die erste Zahl sollte nicht die größere sein.
    [digit] Der Link beginnt mit { $text }: Da sollte eine Ziffer stehen.
   *[letter] Zeichen { $place } des Links ist { $text }: Es sollte a–z, 0–9 oder A–Z sein.
}
exact-hanab-live-variant = Die Variante { $text } gibt es hier nicht. Es gibt { $known }.
error-no-such-format = Das Format { $text } gibt es nicht. Es gibt { $formats }.
error-several-games = In der Datei stehen { $games } Spiele, gefragt ist nur eins.
error-not-on-hanab-live = hanab.live kennt { $what ->
    [both] keine Variante mit Bunt und Schwarz zugleich
    [colours] keine Variante mit diesen Farben
    [tiles] keine Bonusplättchen
    [hints] keine Spiele mit { $count } Hinweisplättchen
    [mistakes] keine Spiele mit { $count } Fehlerplättchen
    [hands] hier keine Hände mit { $count } Karten, nur { $least } bis { $most }
    [full-discard] kein Abwerfen, wenn alle Hinweisplättchen da sind (D2)
    [passing-over] kein Übergehen von Leuten, die nichts tun können (X3a)
    [announcing] kein Ansagen (A1)
    [link-number] keine Nummer für diese Variante, die in einem Link stehen könnte
   *[link-option] in Links keinen Platz für diese Option: Nimm die Datei
}.
error-no-record = { $text } ist keine Aufzeichnung: Schreib ein Spiel als RecordedGame(game).
error-bad-position = Das ist keine Stellung: { $field } kann nicht { $text } sein. { $wanted ->
    [words] Gefragt sind { $count } Wörter: { $words }.
    [small-hands] Eine Hand hat höchstens { $most } Karten.
    [numbered-card] Gefragt ist eine Karte mit ihrer Nummer, zum Beispiel 7r1.
    [pile] Gefragt sind Karten wie r1, die nächste zuerst; die letzte darf eine Nummer haben, wenn sie darunter gelegt wurde.
    [each-once] Gefragt ist jede Zahl von 0 bis { $most } einmal.
    [no-tiles] Gefragt ist { $nothing }, weil keine Plättchen im Spiel sind.
    [tiles] Gefragt sind die sechs Plättchen in ihrer Reihenfolge und wie viele gezogen wurden, zum Beispiel 316254.2.
    [tokens-and-turn] Gefragt sind Hinweisplättchen und Fehler, zum Beispiel 8.0, dann Zug, Platz und übrige Züge, zum Beispiel 12.0.-
    [state] Gefragt ist { $nothing }, eine Entscheidung oder ein Ende.
    [no-gaps] Gefragt ist jedes Feuerwerk von seiner ersten Karte an, ohne Lücken.
    [known-hints] Gefragt sind Hinweise aus { $letters }.
    [poses] Gefragt ist eines von { $poses } dafür, wie sie gehalten wird.
    [true-hints] Gefragt sind Hinweise, die auf die Karte zutreffen.
   *[whole-number] Gefragt ist eine ganze Zahl von 0 bis { $most }.
}

# Bots, Läufe und Umgebungen
error-not-one-of = { $option } kann nicht { $value } sein: Wähle eines von { $choices }.
error-at-least = { $option } kann nicht { $value } sein: mindestens { $least }.
error-not-whole = { $option } kann nicht { $value } sein: eine ganze Zahl.
error-not-a-figure = { $option } kann nicht { $value } sein: eine Zahl.
error-wrong-count = { $option } braucht { $wanted } Einträge, nicht { $found }.
error-wrong-array = { $option } braucht { $wanted } Einträge vom richtigen Typ, nicht { $found }.
error-env-reset = Es gibt noch kein Spiel: Ruf zuerst reset auf.
error-env-turn = { $agent } ist am Zug und hat keine Aktion genannt.
error-env-wait = { $agent } ist am Zug: { $other } kann nur warten (Aktion { $number }).
error-env-seat = seat kann nicht { $value } sein: eine Zahl von 0 bis { $most } oder { $turning }.
error-env-illegal = Aktion { $number } ist nicht erlaubt. Erlaubt sind: { $legal }.
error-env-action = Eine Aktion ist eine ganze Zahl, nicht { $value }.
error-partner-shares = partners kann nicht { $value } sein: Jeder Bot braucht einen Anteil über 0.
error-not-a-partner = { $name } kann in einem Stapel von Spielen nicht mitspielen; die kompilierten Bots können es: { $bots }. In tamaya.env.gymnasium kann es jeder Bot.
error-open-layout = Das Layout { $name } zeigt einem Platz die eigenen Karten, die kein Bot sehen darf.
error-base-layout = Das Layout { $name } kennt nur das Grundspiel: Nimm für diese Regeln 'full'.
error-hle-deal = Jetzt wird nichts ausgeteilt.
error-hle-illegal = Nicht erlaubt: { $move }. Erlaubt sind: { $legal }.
error-hle-deck = Die Karten passen nicht: Es sind { $cards }, jede als Farbe × { $values } + Rang.
error-hle-lacks = Der Aktion { $action } fehlt { $missing }.
error-hle-rules = Das Hanabi Learning Environment kennt nur das Grundspiel, nicht { $options }.
error-batch = Ein Stapel hat mindestens ein Spiel und einen Thread, nicht { $games } und { $threads }.
error-batch-illegal = Aktion { $number } ist in Bahn { $lane } nicht erlaubt. Erlaubt sind: { $legal }.
error-batch-over = Aktion { $number } ist in Bahn { $lane } nicht erlaubt: Das Spiel ist zu Ende, und { $none } lässt eine Bahn, wie sie ist.
error-batch-game = Eine Bahn nimmt nur Spiele mit ihren eigenen Regeln und ebenso vielen Leuten.
error-batch-other-cards = Es müssen dieselben Karten sein wie vorher, in anderer Reihenfolge.
error-batch-excluded = Ein Hinweis schließt eine der neuen Karten von Bahn { $lane } aus.
error-team = Ein Team kann nicht { $value } sein: ein Tupel von Bots, zum Beispiel ('smart',) * 3.
error-too-many-bots = { $bots } Bots haben auf { $seats } Plätzen keinen Platz.
error-games = { $games } Spiele kann man nicht spielen: mindestens 1.
error-workers = { $workers } Prozesse können nicht spielen: mindestens 1.
error-needs-cluster = Ein Cluster braucht Dask: pip install "tamaya[cluster]".
error-no-cluster = Bei { $address } antwortet kein Dask-Scheduler: { $why }.
error-process-ended = Ein Prozess endete plötzlich, in einem der Spiele mit den Seeds { $first } bis { $last }.
error-worker-ended = Ein Prozess endete plötzlich. Mit --resume macht derselbe Befehl mit dem weiter, was noch fehlt.
error-not-a-run = { $path } ist kein solcher Lauf: Nenn die Datei von einem oder eine neue.
error-not-results = Das sind keine Ergebnisse von tamaya arena --json.
error-other-run = { $path } gehört zu einem anderen Lauf: Nenn eine andere Datei.
error-unknown-team = { $bot } kann nicht weiterspielen. Es gibt die Teams { $teams }.
error-no-such-bot = Den Bot { $name } gibt es nicht. Es gibt { $bots }.
error-bot-broken = Der Bot { $name } lässt sich nicht aus { $place } laden: { $why }.
error-bot-needs-extra = Der Bot { $name } braucht mehr: pip install "tamaya[{ $extras }]".
error-bot-not-callable = { $name } macht keinen Bot: Es lässt sich nicht aufrufen.
error-bot-failed = Der Bot { $bot } versagte im Spiel mit Seed { $seed }, Zug { $turn }. { $why }
error-bot-replaced = { $why } Der Bot { $who } spielte weiter.
error-bot-forfeits = { $why } Das Spiel zählt als verloren.
error-one-of = { $option } kann nicht { $value } sein, nur eins von { $values }.
error-bot-stood-in = Der Bot { $bot } zog im Spiel mit Seed { $seed }, Zug { $turn }, nicht selbst. { $why } { $who } zog stattdessen.
error-bot-no-maker = Er wird nicht von einer Funktion aus rules, players, seat und seed gemacht.
error-bot-no-bot = Die Funktion gibt { $value } zurück, und das ist kein Bot: Ein Bot hat see(event) und choose(view).
error-bot-hangs = Er antwortet seit { $seconds } Sekunden nicht, in { $place }.
error-bot-no-choice = Er antwortet mit { $value }, und das ist keine Choice(action, reason).
error-bot-illegal = Er will { $action }, und das ist nicht erlaubt.

# Bots, die andere Programme sind
error-bad-command = { $command } ist kein Befehl: { $why }.
error-empty-command = Ein Befehl kann nicht leer sein.
error-program-not-executable = '{ $command }' darf nicht ausgeführt werden: chmod +x { $command }, oder schreib dazu, womit es läuft, zum Beispiel python3 { $command }.
error-no-such-program = Das Programm '{ $command }' gibt es nicht.{ $tip ->
    [quotes] {" "}Was in Anführungszeichen steht, zählt als ein Wort: Lass die Anführungszeichen weg oder alles danach.
    [here] {" "}Für eines in diesem Ordner schreib ./{ $command }
   *[elsewhere] {""}
}
error-bot-not-started = { $command } lässt sich nicht starten: { $why }.
error-bot-late = Er hat nicht innerhalb von { $seconds } Sekunden geantwortet. (Ein Bot muss nach jeder Zeile seine Ausgabe leeren, flush.)
error-bot-unasked = Er sagt ungefragt { $text }.
error-bot-long-line = Er schrieb eine Zeile mit mehr als { $most } Bytes.
error-bot-many-lines = Er schrieb mehr als { $most } Zeilen, nach denen niemand gefragt hatte.
error-bot-closed = Er hat seine Standardausgabe geschlossen.
exact-bot-closed = Er hat seine Standardausgabe geschlossen. Davor schrieb er: { $words }
error-bot-killed = Er wurde durch Signal { $signal } beendet.
exact-bot-killed = Er wurde durch Signal { $signal } beendet. Davor schrieb er: { $words }
error-bot-ended = Er endete mit Status { $status }.
exact-bot-ended = Er endete mit Status { $status }. Davor schrieb er: { $words }
error-bot-log-full = (Mehr als { $most } Bytes: Der Rest fehlt.)
error-bot-given-up = Er hat { $times }-mal nacheinander versagt und wird vorerst nicht mehr gestartet. Das letzte Mal: { $why }
error-bot-version = Er spricht Version { $found } des Protokolls, nicht { $wanted }.
error-bot-no-name = Er sagt nicht, wie er heißt.
error-bot-other-question = Er antwortet auf Frage { $found }, gestellt war Frage { $wanted }.
error-bot-no-json = Er sagt { $text }, und das ist kein JSON.
error-bot-no-answer = Er sagt { $text }, und das ist keine Nachricht vom Typ "{ $type }".
error-bot-field = Er sagt { $text } als "{ $field }" seiner Nachricht "{ $type }"; gefragt ist { $wanted ->
    [number] eine ganze Zahl
   *[text] Text
}.
error-bot-no-field = Er lässt "{ $field }" in seiner Nachricht "{ $type }" weg.
error-bot-stays = Nach { $seconds } Sekunden lief er immer noch.
error-bot-unasked-now = Niemand hat gefragt, oder ein anderer Bot hat inzwischen gezogen.
error-bot-left = Er ist gegangen.
error-bad-told = { $line } ist keine Nachricht von einem Tisch: { $why }.
error-check-after-nonsense = { $why } Davor wurde ihm gesagt: { $told }.
error-check-in-game = { $why } ({ $players } Plätze, Seed { $seed }, Zug { $turn }, Regeln { $rules })
error-bad-bot-command = { $text } ist kein Bot: Schreib NAME=BEFEHL, mit einem Namen aus kleinen Buchstaben, Ziffern und Bindestrichen.
error-bot-name-taken = Einen Bot namens „{ $name }“ gibt es schon: Nimm einen anderen Namen.

# Sprachmodelle
error-llm-no-model = { $text } nennt kein Modell: Schreib { $form }; die Optionen dürfen fehlen.
error-llm-option = Ein Sprachmodell hat keine Option { $text }: Schreib { $form }; die Optionen dürfen fehlen.
error-bad-llm-key = { $variable } ist kein Schlüssel: Es enthält Zeichen, die Schlüssel nicht haben.
error-no-endpoint = Wo ist das Modell { $model }? Setz { $variable }, zum Beispiel auf http://localhost:11434/v1, und { $key } auf seinen Schlüssel.
error-bad-endpoint = { $variable } ist keine Adresse wie http://localhost:11434/v1.
error-endpoint-password = { $variable } enthält einen Namen oder ein Passwort: Der Schlüssel gehört in { $key }.
error-llm-unreachable = { $name } ist nicht zu erreichen: { $why }.
error-llm-late = { $name } hat nicht innerhalb von { $seconds } Sekunden geantwortet.
error-llm-status = { $name } antwortet mit Status { $status }. { $said }
error-llm-too-long = { $name } antwortet mit mehr als { $most } Bytes.
error-llm-no-completion = { $name } antwortet mit etwas, das keine Chat-Antwort ist: { $quoted }
error-llm-no-choice = Keine seiner { $answers } Antworten war eine Wahl.
error-llm-no-time = Seine { $seconds } Sekunden für den Zug sind um.
error-llm-used-up = Seine { $most } { $what ->
    [calls] Anfragen
    [tokens] Tokens
   *[seconds] Sekunden
} sind aufgebraucht.
error-llm-given-up = Es hatte { $times }-mal nacheinander keine Antwort. Das letzte Mal: { $why }
llm-moved-instead = { $who } zieht für mich. { $why }

# Einen Server betreiben
error-keep-games = { $days } Tage lang kann man Spiele nicht aufheben: mindestens einen Tag, oder 0 für immer.
error-needs-public-url = { $option } braucht --public-url.
error-bad-header = Ein Header kann nicht { $value } heißen, sondern so etwas wie Remote-User.
error-bad-public-url = Die öffentliche Adresse kann nicht { $value } sein, sondern so etwas wie https://example.org/hanabi.
error-blank-password = Das Passwort ist leer. Lass --password und TAMAYA_PASSWORD weg, wenn alle hereinkommen dürfen.
error-bad-address = Die Adresse kann nicht { $value } sein, sondern so etwas wie 192.168.0.5 oder tamaya.local, ohne Port.
error-bad-network = { $setting } kann { $text } nicht enthalten ({ $why }): Schreib Adressen und Netze mit Kommas dazwischen, zum Beispiel 127.0.0.1,10.0.0.0/8{ $setting ->
    [trusted_proxies] , das Wort unix oder eine Anzahl von Proxys
   *[other] {""}
}.
error-no-port = Der Server kann nicht unter { $place } lauschen: { $why }. Wähle einen anderen --port oder --host.
error-one-worker = Eine SQLite-Datei kann nur ein Prozess bedienen: --workers braucht --database postgresql://…
error-file-exists = { $file } gibt es schon: Nimm einen anderen Namen.
error-people-words = Nach „{ $what }“ { $words ->
    [one] kommt ein Name oder eine Kennung
   *[other] kommen { $words } Namen oder Kennungen
}.
error-no-person = { $text } gibt es hier nicht: „tamaya people find“ zählt alle auf.
error-several-people = Mehrere Leute heißen { $text }. Gib eine Kennung an: { $ids }.
error-same-person = Das ist beide Male { $name }.
error-both-at-table = Beide sitzen am Tisch { $table }, und das Spiel dort läuft noch.
error-database-not-empty = In der neuen Datenbank ist schon etwas.
error-no-folder = Den Ordner { $folder } gibt es nicht: Leg ihn zuerst an.
error-no-file = Die Datei { $file } gibt es nicht.
error-unusable-file = { $file } ist nicht zu gebrauchen: { $why }.
error-damaged-file = { $file } ist keine Datenbank oder beschädigt: { $why }.
error-storage-unknown = Datenbanken der Art { $kind } gibt es hier nicht: Nenn eine SQLite-Datei oder postgresql://…
error-storage-no-file = { $place } ist keine Datei: Nimm die Werkzeuge von PostgreSQL (pg_dump, pg_restore).
error-storage-not-installed = { $why }.
error-storage-unreachable = { $place } ist nicht zu erreichen: { $why }.
error-storage-in-use = { $place } ist in einem anderen Tamaya offen (Prozess { $process }): Beende das, oder nenn eine andere Datei.
error-storage-newer = { $place } stammt von einem neueren Tamaya: Das Schema ist { $found }, und dieses hier kennt { $known }.
error-storage-closed = { $place } lässt sich nicht öffnen: { $why }.
error-storage-not-writable = { $place } lässt sich nicht beschreiben: { $why }.
error-storage-no-database = { $place } ist keine Tamaya-Datenbank oder beschädigt: { $why } (siehe tamaya restore).
error-bus-alone = { $place } gehört einem einzigen Prozess, der keinen Bus braucht: Mehrere brauchen --database postgresql://…
error-bus-unknown = Einen Bus der Art { $kind } gibt es hier nicht: Nenn redis://… oder valkey://…, oder lass ihn weg und nimm die Datenbank.
error-bus-elsewhere = Unter Windows braucht --database postgresql://… auch --bus redis://… oder valkey://…
error-bus-unreachable = { $place } ist nicht zu erreichen: Andere Prozesse würden nicht gehört.
exact-bad-message = Der Server versteht diese Nachricht nicht: { $why ->
    [choice] { $field } sollte eins von { $choices } sein
    [letters] { $field } sollte höchstens { $most } Zeichen haben
    [number] { $field } sollte eine ganze Zahl bis { $most } sein
    [next] { $field } sollte sein, was eine frühere Antwort als next angab
    [not-whole] sie kam nicht vollständig an
   *[other] { $why }
}.

# Die Befehlszeile
error-no-such-turn = Zug { $turn } gibt es nicht: Gezählt wird ab 1, und 0 ist der Anfang.
error-no-game-number = { $file }: Spiel { $game } gibt es nicht: Gezählt wird von 1 bis { $games }.
error-which-game = { $file } enthält { $games } Spiele: Wähle eins mit --game N.
error-no-commitment = { $file }: Hier gibt es nichts zu prüfen, denn diese Aufzeichnung hat keinen Fingerabdruck. Spiele von einem Tisch haben einen; siehe docs/security.md.
error-which-record = Welches Spiel? Nenn die Datei, die der Tisch gespeichert hat: tamaya verify RECORD --fingerprint HEX.
error-bad-fingerprint = Ein Fingerabdruck hat 64 Hexadezimalziffern, und alle zählen: { $value } hat { $found }. Im Menü des Tisches steht er ganz.
error-picture-width = Ein Bild kann nicht { $width } Pixel breit sein: { $least } bis { $most } sind möglich.
error-picture-ending = Ein Bild kann nicht auf { $ending } enden, nur auf .svg oder .png.
error-goes-with = { $option } gehört zu { $other }.
error-no-puzzle = { $file }: Darin steht kein Rätsel; --make schreibt welche.
error-puzzle-unreadable = { $file }: Rätsel { $number } ist nicht zu lesen (eines in jeder Zeile, wie --make sie schreibt). { $why }
error-too-few-puzzles = Diese Spiele geben nur { $made } Rätsel her, nicht { $wanted }.
error-one-output = --json - und --html - können nicht beide in die Standardausgabe schreiben: Nenn für eines eine Datei.
error-who-plays = Wer spielt? Sag es mit --bot NAME, --bot modul:make, --bot llm:MODELL oder --bot-command ./meinbot.
error-one-deal = --only spielt ein Blatt mit einem Team: Lass --versus, --matrix und --resume weg.
error-one-run = { $option } hält einen Lauf fest: Lass --versus und --matrix weg.
error-save-to-file = { $path } ist eine Datei: --save braucht einen Ordner.
error-which-bot = Welcher Bot? { $usage }, oder wie er sonst gestartet wird.
error-bad-bot-link = { $link } ist kein Link für einen Bot: Wer an einem Tisch einlädt, bekommt einen, zum Beispiel https://…/api/bots/TABLE#KEY.
error-our-bot = { $bot } ist einer von Tamayas eigenen Bots; als Programm heißt er: tamaya bot-check tamaya bot-run { $bot }
error-missing-extra = { $who } braucht { $modules }: pip install "tamaya[{ $extra }]".
error-unlikely = Nach dieser Wahrscheinlichkeit hätte keins der gezogenen Spiele geschehen können.
error-storage-other-tables = sie enthält andere Tabellen, etwa { $table }
error-no-socket-files = Dieses System hat keine Socket-Dateien.
