# Hvorfor noget ikke kan lade sig gøre, som biblioteket og kommandolinjen siger det; det, siden også siger, står i
# ../errors.ftl og ../archive.ftl. Nøglerne er fejlenes koder. Det, der begynder med exact-, siges i stedet for teksten med
# samme kode, når værdierne kendes. $text, $value og lignende står allerede i anførselstegn.

not-allowed = »{ $action }« er ikke tilladt her ({ $rule }).

# Kort, træk, regler
error-unknown-colour = { $text } er ikke en farve. Farverne er { $colours }.
error-unknown-value = { $text } er ikke en værdi: Værdierne går fra 1 til 5.
error-unknown-card = { $text } er ikke et kort: Skriv et af bogstaverne { $letters } og en værdi fra 1 til 5, for eksempel r1.
error-unknown-action = { $text } er ikke et træk. Træk ser sådan ud: { $forms }.
error-not-an-action = { $text } er ikke et træk, men en gestus: Brug { $way }.
error-unknown-pose = { $text } er ikke en måde at holde kort på: Efter pladsen kommer { $ways }, i den rækkefølge og hver med sine kort.
error-not-a-number = { $word } i { $text } skulle være nummeret på et kort eller en plads.
error-unknown-option = Valget { $option } findes ikke. Valgene er { $options }.
error-unknown-multicolour = multicolour kan ikke være { $value }: Vælg mellem { $values }.
error-not-yes-or-no = { $option } kan ikke være { $value }, kun True eller False.
error-players = { $value } spillere går ikke: Hanabi er for 2 til 5 (S1).
exact-hand-too-large = Der er { $cards } kort: { $players } spillere kan ikke have { $size } hver og stadig have en stak tilbage. hand_size kan højst være { $most }.
error-out-of-range = { $option } kan ikke være { $value }: et helt tal fra { $least } til { $most }.
error-option = { $text } er ikke et valg: Skriv navn=værdi, med komma imellem.
error-rules = { $value } er ikke regler: Skriv Rules() eller Rules.edition('norwegian').
error-unknown-edition = Udgaven { $name } findes ikke. Udgaverne er { $editions }.
error-seed = seed kan ikke være { $value }: et helt tal fra 0 til { $most }.
error-deck = Kortene passer ikke til reglerne, som kræver { $cards }. Mangler: { $missing }. For mange: { $extra }.
error-tiles = tiles kan ikke være { $value }: tallene 1 til 6 i en hvilken som helst rækkefølge (B2).
error-unknown-convention = Konventionen { $text } findes ikke: Vælg mellem { $known }.
error-no-such-language = Sproget { $text } findes ikke. Der findes { $languages }.

# Det, reglerne ikke tillader
error-nothing-to-take = Ingen bonusbrik beder om et smidt kort.
error-not-discarded = Kort { $card } er ikke smidt.
error-take-does-not-fit = Kort { $card } passer ikke på noget fyrværkeri.
exact-decision-first = Plads { $seat } skal { $decision ->
    [colour-hint] give en gratis { -colour-hint }.
    [value-hint] give en gratis { -value-hint }.
    [reshuffle] tage et smidt kort og blande det ind i stakken.
   *[play-discarded] tage et smidt kort, der passer på et fyrværkeri.
}
error-no-such-seat = Plads { $seat } findes ikke: Pladserne går fra 0 til { $most }.
error-no-such-move = Træk { $move } findes ikke: Trækkene går fra 1 til { $last }, og 0 er starten.
error-hint-to-self = En { -hint } går til en anden spiller.
error-black-hint = Sort er ikke en farve, en { -hint } kan nævne.
error-multicolour-hint = Ingen { -hint } må nævne { -multicolour } i dette spil.
error-no-such-colour = Der er ingen { $colour } i dette spil.
error-no-such-value = Værdierne går fra 1 til 5.
error-empty-hand = Plads { $seat } har ingen kort.
error-not-your-card = Plads { $seat } har disse kort: { $cards }.
error-no-announcing = I dette spil annonceres der ingen farver.
error-not-a-rearrangement = Nævn hvert kort på plads { $seat } præcis én gang: { $cards }.
error-not-a-pose = Nævn kun kort på plads { $seat } ({ $cards }), hvert højst én gang som drejet og én gang som skubbet op eller ned.

# Filer og stillinger
error-no-beginning = Spillet begyndte midt i, og ingen ved, hvordan det kom dertil.
exact-field-unknown = Feltet { $field } findes ikke her. Felterne er { $fields }.
exact-field-wrong = { $value } skulle være { $wanted ->
    [text] tekst
    [number] et helt tal
    [whole-number] et helt tal fra { $least } til { $most }
    [object] et objekt
    [list] en liste
    [short-list] en liste på højst { $most } (og ikke { $found })
    [numbers] en liste på højst { $most } hele tal
    [tiles] de seks brikker i rækkefølge
    [no-tiles] tom: Der er ingen brikker med i spillet
    [names] en liste på { $players } navne, ét for hver plads
    [bots] en liste på { $players }, én for hver plads: navnet på en bot, eller null for et menneske
    [day] en dag, for eksempel '2026-12-24'
    [tags] et objekt med højst { $most } tekster
    [line] én linje på højst { $most } bogstaver
    [name] 1 til { $most } bogstaver uden linjeskift og kontroltegn
    [letters] 1 til { $most } bogstaver
    [digits] { $count } hexadecimale cifre
    [true-or-false] true eller false
    [few-actions] højst { $most } træk i alt
    [choice] et af { $choices }
    [offsets] hvor det begynder, og hvor det slutter
    [bytes] { $most } byte, efter form og type
    [action-of] et træk af spiller { $player } under { $nothing }, og { $nothing } for alle andre
    [held-card] trækket for et kort, som spiller { $player } har
   *[literal] { $literal }
}.
exact-not-json = Dette er ikke JSON: { $why }.
exact-too-large = Filen er for stor: Højst { $most } byte er tilladt.
exact-unknown-format = Dette er ikke et spil: hverken en Tamaya-fil (et objekt med feltet 'format') eller et spil fra hanab.live (et objekt med felterne 'players', 'deck' og 'actions', eller et link med 'replay-json/').
exact-bad-game-link = { $why ->
    [elsewhere] { $text } siger kun, hvor et spil ligger, og der hentes ikke noget derfra: Et link med 'replay-json/' har hele spillet.
    [not-whole] { $text } er ufuldstændigt: Efter 'replay-json/' kommer kort, træk og en variant, med komma imellem.
    [half-action] Linket slutter midt i et træk.
    [range] Linket begynder med området { $text }: Det første tal skulle ikke være det største.
    [digit] Linket begynder med { $text }: Der skulle stå et ciffer.
   *[letter] Tegn { $place } i linket er { $text }: Det skulle være a–z, 0–9 eller A–Z.
}
exact-hanab-live-variant = Varianten { $text } findes ikke her. Varianterne er { $known }.
error-no-such-format = Formatet { $text } findes ikke. Formaterne er { $formats }.
error-several-games = Filen har { $games } spil, og der skal kun bruges ét.
error-not-on-hanab-live = hanab.live har { $what ->
    [both] ingen variant med både flerfarvet og sort
    [colours] ingen variant med disse farver
    [tiles] ingen bonusbrikker
    [hints] ingen spil med { $count } oplysningsbrikker
    [mistakes] ingen spil med { $count } fejlbrikker
    [hands] ingen hænder på { $count } kort her, kun { $least } til { $most }
    [full-discard] ikke mulighed for at smide kort, når alle oplysningsbrikker er der (D2)
    [passing-over] ingen regel om at springe den over, der ikke kan gøre noget (X3a)
    [announcing] ingen melding af farver (A1)
    [link-number] ikke noget nummer for denne variant, der kan stå i et link
   *[link-option] ikke plads til dette valg i et link: Brug filen
}.
error-no-record = { $text } er ikke en spilfil: Skriv et spil som RecordedGame(game).
error-bad-position = Dette er ikke en stilling: { $field } kan ikke være { $text }. { $wanted ->
    [words] Der skal være { $count } ord: { $words }.
    [small-hands] En hånd har højst { $most } kort.
    [numbered-card] Der skal være et kort med sit nummer, for eksempel 7r1.
    [pile] Der skal være kort som r1, det næste først; det sidste må have et nummer, hvis det blev lagt nederst.
    [each-once] Hvert tal fra 0 til { $most } skal være der én gang.
    [no-tiles] Der skal stå { $nothing }, for ingen brikker er med i spillet.
    [tiles] Der skal stå de seks brikker i rækkefølge, og hvor mange der er trukket, for eksempel 316254.2.
    [tokens-and-turn] Der skal stå oplysningsbrikker og fejl, for eksempel 8.0, og så tur, plads og ture tilbage, for eksempel 12.0.-
    [state] Der skal stå { $nothing }, en afgørelse eller en slutning.
    [no-gaps] Hvert fyrværkeri skal begynde med sit første kort og være uden huller.
    [known-hints] Der skal være oplysninger blandt { $letters }.
    [poses] Der skal stå en af { $poses } for, hvordan det holdes.
    [true-hints] Der skal være oplysninger, der passer på kortet.
   *[whole-number] Der skal være et helt tal fra 0 til { $most }.
}

# Botter, kørsler og miljøer
error-not-one-of = { $option } kan ikke være { $value }: Vælg mellem { $choices }.
error-at-least = { $option } kan ikke være { $value }: mindst { $least }.
error-not-whole = { $option } kan ikke være { $value }: et helt tal.
error-not-a-figure = { $option } kan ikke være { $value }: et tal.
error-wrong-count = { $option } skal have { $wanted } elementer, ikke { $found }.
error-wrong-array = { $option } skal have { $wanted } elementer af den rigtige type, ikke { $found }.
error-env-reset = Der er ikke noget spil endnu: Kald reset først.
error-env-turn = Det er { $agent }s tur, og der kom ingen handling.
error-env-wait = Det er { $agent }s tur: { $other } kan kun vente (handling { $number }).
error-env-seat = seat kan ikke være { $value }: et tal fra 0 til { $most }, eller { $turning }.
error-env-illegal = Handling { $number } er ikke tilladt. Tilladt er: { $legal }.
error-env-action = En handling er et helt tal, ikke { $value }.
error-partner-shares = partners kan ikke være { $value }: Hver bot skal have en andel over 0.
error-not-a-partner = { $name } kan ikke være makker i en batch; det kan de kompilerede botter: { $bots }. I tamaya.env.gymnasium kan alle botter.
error-open-layout = Opstillingen { $name } viser en plads dens egne kort, og dem må ingen bot se.
error-base-layout = Opstillingen { $name } kender kun grundspillet: Brug 'full' til disse regler.
error-hle-deal = Der er ikke noget at give nu.
error-hle-illegal = Ikke tilladt: { $move }. Tilladt er: { $legal }.
error-hle-deck = Kortene passer ikke: Der er { $cards }, hvert som farve × { $values } + rang.
error-hle-lacks = Handlingen { $action } mangler { $missing }.
error-hle-rules = Hanabi Learning Environment kender kun grundspillet, ikke { $options }.
error-batch = En batch har mindst ét spil og én tråd, ikke { $games } og { $threads }.
error-batch-illegal = Handling { $number } er ikke tilladt i bane { $lane }. Tilladt er: { $legal }.
error-batch-over = Handling { $number } er ikke tilladt i bane { $lane }: Spillet der er slut, og { $none } lader en bane være, som den er.
error-batch-game = En bane tager kun spil med sine egne regler og lige så mange spillere.
error-batch-other-cards = Kortene skal være de samme som før, i en anden rækkefølge.
error-batch-excluded = En oplysning udelukker et af de nye kort i bane { $lane }.
error-team = Et hold kan ikke være { $value }: en tupel af botter, for eksempel ('smart',) * 3.
error-too-many-bots = { $bots } botter kan ikke sidde på { $seats } pladser.
error-games = { $games } spil kan ikke spilles: mindst 1.
error-workers = { $workers } processer kan ikke spille: mindst 1.
error-needs-cluster = En klynge kræver Dask: pip install "tamaya[cluster]".
error-no-cluster = Ingen Dask-scheduler svarer på { $address }: { $why }.
error-process-ended = En proces stoppede pludselig i et af spillene med seed { $first } til { $last }.
error-worker-ended = En proces stoppede pludselig. Med --resume fortsætter den samme kommando med det, der mangler.
error-not-a-run = { $path } er ikke sådan en kørsel: Angiv filen til en, eller en ny fil.
error-not-results = Det her er ikke resultater fra tamaya arena --json.
error-other-run = { $path } hører til en anden kørsel: Angiv en anden fil.
error-unknown-team = { $bot } kan ikke spille videre. Holdene er { $teams }.
error-no-such-bot = Botten { $name } findes ikke. Botterne er { $bots }.
error-bot-broken = Botten { $name } kan ikke indlæses fra { $place }: { $why }.
error-bot-needs-extra = Botten { $name } kræver mere: pip install "tamaya[{ $extras }]".
error-bot-not-callable = { $name } laver ikke en bot: Den kan ikke kaldes.
error-bot-failed = Botten { $bot } svigtede i spillet med seed { $seed }, tur { $turn }. { $why }
error-bot-replaced = { $why } Botten { $who } spillede videre.
error-bot-forfeits = { $why } Spillet tæller som tabt.
error-one-of = { $option } kan ikke være { $value }, kun en af { $values }.
error-bot-stood-in = Botten { $bot } spillede ikke selv i spillet med seed { $seed }, tur { $turn }. { $why } { $who } spillede i stedet.
error-bot-no-maker = Den laves ikke af en funktion af rules, players, seat og seed.
error-bot-no-bot = Funktionen giver { $value }, og det er ikke en bot: En bot har see(event) og choose(view).
error-bot-hangs = Den har ikke svaret i { $seconds } sekunder, i { $place }.
error-bot-no-choice = Den svarer med { $value }, og det er ikke en Choice(action, reason).
error-bot-illegal = Den vil { $action }, og det er ikke tilladt.

# Botter, der er andre programmer
error-bad-command = { $command } er ikke en kommando: { $why }.
error-empty-command = En kommando kan ikke være tom.
error-program-not-executable = '{ $command }' må ikke køres: chmod +x { $command }, eller skriv, hvad der kører den, for eksempel python3 { $command }.
error-no-such-program = Programmet '{ $command }' findes ikke.{ $tip ->
    [quotes] {" "}Det, der står i anførselstegn, tæller som ét ord: Udelad anførselstegnene, eller det, der står efter.
    [here] {" "}Et program i denne mappe skrives ./{ $command }
   *[elsewhere] {""}
}
error-bot-not-started = { $command } kan ikke startes: { $why }.
error-bot-late = Den svarede ikke inden for { $seconds } sekunder. (En bot skal tømme sit output efter hver linje, flush.)
error-bot-unasked = Den siger { $text } uden at være spurgt.
error-bot-long-line = Den skrev en linje på mere end { $most } byte.
error-bot-many-lines = Den skrev mere end { $most } linjer, som ingen havde bedt om.
error-bot-closed = Den lukkede sit standardoutput.
exact-bot-closed = Den lukkede sit standardoutput. Før det skrev den: { $words }
error-bot-killed = Den blev afsluttet af signal { $signal }.
exact-bot-killed = Den blev afsluttet af signal { $signal }. Før det skrev den: { $words }
error-bot-ended = Den sluttede med status { $status }.
exact-bot-ended = Den sluttede med status { $status }. Før det skrev den: { $words }
error-bot-log-full = (Mere end { $most } byte: Resten er udeladt.)
error-bot-given-up = Den svigtede { $times } gange i træk og startes ikke igen foreløbig. Sidste gang: { $why }
error-bot-version = Den taler version { $found } af protokollen, ikke { $wanted }.
error-bot-no-name = Den siger ikke, hvad den hedder.
error-bot-other-question = Den svarer på spørgsmål { $found }, men fik spørgsmål { $wanted }.
error-bot-no-json = Den siger { $text }, og det er ikke JSON.
error-bot-no-answer = Den siger { $text }, og det er ikke en besked af typen "{ $type }".
error-bot-field = Den siger { $text } som "{ $field }" i "{ $type }"; det skulle være { $wanted ->
    [number] et helt tal
   *[text] tekst
}.
error-bot-no-field = Den udelader "{ $field }" i "{ $type }".
error-bot-stays = Efter { $seconds } sekunder kørte den stadig.
error-bot-unasked-now = Ingen havde spurgt, eller en anden bot har spillet i mellemtiden.
error-bot-left = Den gik sin vej.
error-bad-told = { $line } er ikke en besked fra et bord: { $why }.
error-check-after-nonsense = { $why } Før det fik den at vide: { $told }.
error-check-in-game = { $why } ({ $players } spillere, seed { $seed }, tur { $turn }, regler { $rules })
error-bad-bot-command = { $text } er ikke en bot: Skriv NAVN=KOMMANDO, med et navn af små bogstaver, cifre og bindestreger.
error-bot-name-taken = Der er allerede en bot, der hedder »{ $name }«: Vælg et andet navn.

# Sprogmodeller
error-llm-no-model = { $text } nævner ingen model: Skriv { $form }; valgene kan udelades.
error-llm-option = En sprogmodel har ikke valget { $text }: Skriv { $form }; valgene kan udelades.
error-bad-llm-key = { $variable } er ikke en nøgle: Den har tegn, som nøgler ikke har.
error-no-endpoint = Hvor er modellen { $model }? Sæt { $variable }, for eksempel til http://localhost:11434/v1, og { $key } til nøglen.
error-bad-endpoint = { $variable } er ikke en adresse som http://localhost:11434/v1.
error-endpoint-password = { $variable } indeholder et navn eller en adgangskode: Nøglen hører til i { $key }.
error-llm-unreachable = { $name } kan ikke nås: { $why }.
error-llm-late = { $name } svarede ikke inden for { $seconds } sekunder.
error-llm-status = { $name } svarer med status { $status }. { $said }
error-llm-too-long = { $name } svarer med mere end { $most } byte.
error-llm-no-completion = { $name } svarer med noget, der ikke er et chatsvar: { $quoted }
error-llm-no-choice = Ingen af de { $answers } svar var et valg.
error-llm-no-time = De { $seconds } sekunder til trækket er gået.
error-llm-used-up = De { $most } { $what ->
    [calls] forespørgsler
    [tokens] tokens
   *[seconds] sekunder
} er brugt op.
error-llm-given-up = Den havde ikke noget svar { $times } gange i træk. Sidste gang: { $why }
llm-moved-instead = { $who } spiller for mig. { $why }

# At drive en server
error-keep-games = Spil kan ikke gemmes i { $days } dage: mindst én dag, eller 0 for altid.
error-needs-public-url = { $option } kræver --public-url.
error-bad-header = En header kan ikke hedde { $value }, men for eksempel Remote-User.
error-bad-public-url = Den offentlige adresse kan ikke være { $value }, men for eksempel https://example.org/hanabi.
error-blank-password = Adgangskoden er tom. Udelad --password og TAMAYA_PASSWORD, hvis alle må komme ind.
error-bad-address = Adressen kan ikke være { $value }, men for eksempel 192.168.0.5 eller tamaya.local, uden port.
error-bad-network = { $setting } kan ikke indeholde { $text } ({ $why }): Skriv adresser og net med komma imellem, for eksempel 127.0.0.1,10.0.0.0/8{ $setting ->
    [trusted_proxies] , ordet unix, eller et antal proxyer
   *[other] {""}
}.
error-no-port = Serveren kan ikke lytte på { $place }: { $why }. Vælg en anden --port eller --host.
error-one-worker = Kun én proces kan bruge en SQLite-fil: --workers kræver --database postgresql://…
error-file-exists = { $file } findes allerede: Vælg et andet navn.
error-people-words = Efter »{ $what }« kommer { $words ->
    [one] ét navn eller id
   *[other] { $words } navne eller id’er
}.
error-no-person = { $text } er ukendt her: »tamaya people find« viser alle.
error-several-people = Flere hedder { $text }. Angiv et id: { $ids }.
error-same-person = Det er { $name } begge gange.
error-both-at-table = Begge sidder ved bord { $table }, og spillet dér er ikke slut.
error-database-not-empty = Der ligger allerede noget i den nye database.
error-no-folder = Mappen { $folder } findes ikke: Lav den først.
error-no-file = Filen { $file } findes ikke.
error-unusable-file = { $file } kan ikke bruges: { $why }.
error-damaged-file = { $file } er ikke en database, eller den er beskadiget: { $why }.
error-storage-unknown = Her er der ingen { $kind }-databaser: Angiv en SQLite-fil eller postgresql://…
error-storage-no-file = { $place } er ikke en fil: Brug PostgreSQLs værktøjer (pg_dump, pg_restore).
error-storage-not-installed = { $why }.
error-storage-unreachable = { $place } kan ikke nås: { $why }.
error-storage-in-use = { $place } er åben i en anden Tamaya (proces { $process }): Stop den, eller angiv en anden fil.
error-storage-newer = { $place } er skrevet af en nyere Tamaya: Skemaet er { $found }, og denne kender { $known }.
error-storage-closed = { $place } kan ikke åbnes: { $why }.
error-storage-not-writable = Der kan ikke skrives til { $place }: { $why }.
error-storage-no-database = { $place } er ikke en Tamaya-database, eller den er beskadiget: { $why } (se tamaya restore).
error-bus-alone = { $place } tilhører én proces, som ikke behøver en bus: Flere kræver --database postgresql://…
error-bus-unknown = Her er der ingen { $kind }-bus: Angiv redis://… eller valkey://…, eller udelad den og brug databasen.
error-bus-elsewhere = På Windows kræver --database postgresql://… også --bus redis://… eller valkey://…
error-bus-unreachable = { $place } kan ikke nås: Andre processer ville ikke blive hørt.
exact-bad-message = Serveren forstår ikke denne besked: { $why ->
    [choice] { $field } skulle være en af { $choices }
    [letters] { $field } skulle have højst { $most } tegn
    [number] { $field } skulle være et helt tal op til { $most }
    [next] { $field } skulle være det, et tidligere svar gav som next
    [not-whole] den nåede ikke helt frem
   *[other] { $why }
}.

# Kommandolinjen
error-no-such-turn = Tur { $turn } findes ikke: Der tælles fra 1, og 0 er starten.
error-no-game-number = { $file }: Spil { $game } findes ikke: Der tælles fra 1 til { $games }.
error-which-game = { $file } har { $games } spil: Vælg et med --game N.
error-no-commitment = { $file }: Her er ikke noget at kontrollere, for spillet har ikke noget fingeraftryk. Spil fra et bord har et; se docs/security.md.
error-which-record = Hvilket spil? Angiv filen, som bordet gemte: tamaya verify RECORD --fingerprint HEX.
error-bad-fingerprint = Et fingeraftryk har 64 hexadecimale cifre, og alle tæller: { $value } har { $found }. I bordets menu står det hele.
error-picture-width = Et billede kan ikke være { $width } pixels bredt: { $least } til { $most } er muligt.
error-picture-ending = Et billede kan ikke ende på { $ending }, kun på .svg eller .png.
error-goes-with = { $option } hører sammen med { $other }.
error-no-puzzle = { $file }: Der er ingen opgave i den; --make skriver nogle.
error-puzzle-unreadable = { $file }: Opgave { $number } kan ikke læses (én på hver linje, som --make skriver dem). { $why }
error-too-few-puzzles = Disse spil giver kun { $made } opgaver, ikke { $wanted }.
error-one-output = --json - og --html - kan ikke begge skrive til standardoutput: Angiv en fil for den ene.
error-who-plays = Hvem spiller? Sig det med --bot NAVN, --bot modul:make, --bot llm:MODEL eller --bot-command ./minbot.
error-one-deal = --only spiller én kortfordeling med ét hold: Udelad --versus, --matrix og --resume.
error-one-run = { $option } gemmer én kørsel: Udelad --versus og --matrix.
error-save-to-file = { $path } er en fil: --save kræver en mappe.
error-which-bot = Hvilken bot? { $usage }, eller hvordan den ellers startes.
error-bad-bot-link = { $link } er ikke et link til en bot: Værten ved et bord får et, for eksempel https://…/api/bots/TABLE#KEY.
error-our-bot = { $bot } er en af Tamayas egne botter; som program er den: tamaya bot-check tamaya bot-run { $bot }
error-missing-extra = { $who } har brug for { $modules }: pip install "tamaya[{ $extra }]".
error-unlikely = Med denne sandsynlighed kunne ingen af de spil, der blev trukket, være sket.
error-storage-other-tables = den har andre tabeller, for eksempel { $table }
error-no-socket-files = Dette system har ikke socket-filer.
