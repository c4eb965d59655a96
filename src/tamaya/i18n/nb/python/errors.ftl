# Hvorfor noe ikke går, slik biblioteket og kommandolinjen sier det; det siden også sier, står i ../errors.ftl og
# ../archive.ftl. Nøklene er kodene til feilene. Det som begynner med exact-, sies i stedet for teksten med samme kode
# når verdiene er kjent. $text, $value og lignende står allerede i anførselstegn.

not-allowed = «{ $action }» er ikke lov her ({ $rule }).

# Kort, trekk, regler
error-unknown-colour = { $text } er ingen farge. Fargene er { $colours }.
error-unknown-value = { $text } er ingen verdi: Verdiene går fra 1 til 5.
error-unknown-card = { $text } er ikke et kort: Skriv en av bokstavene { $letters } og en verdi fra 1 til 5, for eksempel r1.
error-unknown-action = { $text } er ikke et trekk. Trekk ser slik ut: { $forms }.
error-not-an-action = { $text } er ikke et trekk, men en gest: Bruk { $way }.
error-unknown-pose = { $text } er ingen måte å holde kort på: Etter plassen kommer { $ways }, i denne rekkefølgen og hver med sine kort.
error-not-a-number = { $word } i { $text } skulle vært nummeret på et kort eller en plass.
error-unknown-option = Valget { $option } finnes ikke. Valgene er { $options }.
error-unknown-multicolour = multicolour kan ikke være { $value }: Velg blant { $values }.
error-not-yes-or-no = { $option } kan ikke være { $value }, bare True eller False.
error-players = { $value } spillere går ikke: Hanabi er for 2 til 5 (S1).
exact-hand-too-large = Det er { $cards } kort: { $players } spillere kan ikke ha { $size } hver og samtidig ha en bunke igjen. hand_size kan høyst være { $most }.
error-out-of-range = { $option } kan ikke være { $value }: et helt tall fra { $least } til { $most }.
error-option = { $text } er ikke et valg: Skriv navn=verdi, med komma mellom.
error-rules = { $value } er ingen regler: Skriv Rules() eller Rules.edition('norwegian').
error-unknown-edition = Utgaven { $name } finnes ikke. Utgavene er { $editions }.
error-seed = seed kan ikke være { $value }: et helt tall fra 0 til { $most }.
error-deck = Kortene passer ikke til reglene, som krever { $cards }. Mangler: { $missing }. For mange: { $extra }.
error-tiles = tiles kan ikke være { $value }: tallene 1 til 6 i en hvilken som helst rekkefølge (B2).
error-unknown-convention = Konvensjonen { $text } finnes ikke: Velg blant { $known }.
error-no-such-language = Språket { $text } finnes ikke. Det finnes { $languages }.

# Det reglene ikke tillater
error-nothing-to-take = Ingen bonusbrikke ber om et kastet kort.
error-not-discarded = Kort { $card } er ikke kastet.
error-take-does-not-fit = Kort { $card } passer ikke på noe fyrverkeri.
exact-decision-first = Plass { $seat } må { $decision ->
    [colour-hint] gi en gratis fargeopplysning.
    [value-hint] gi en gratis verdiopplysning.
    [reshuffle] ta et kastet kort og stokke det inn i bunken.
   *[play-discarded] ta et kastet kort som passer på et fyrverkeri.
}
error-no-such-seat = Plass { $seat } finnes ikke: Plassene går fra 0 til { $most }.
error-no-such-move = Trekk { $move } finnes ikke: Trekkene går fra 1 til { $last }, og 0 er starten.
error-hint-to-self = En opplysning går til en annen spiller.
error-black-hint = Svart er ingen farge en opplysning kan nevne.
error-multicolour-hint = Ingen opplysning kan nevne flerfarget i dette spillet.
error-no-such-colour = Det finnes ingen { $colour } i dette spillet.
error-no-such-value = Verdiene går fra 1 til 5.
error-empty-hand = Plass { $seat } har ingen kort.
error-not-your-card = Plass { $seat } har disse kortene: { $cards }.
error-no-announcing = I dette spillet annonseres ingen farger.
error-not-a-rearrangement = Nevn hvert kort på plass { $seat } nøyaktig én gang: { $cards }.
error-not-a-pose = Nevn bare kort på plass { $seat } ({ $cards }), hvert høyst én gang som snudd og én gang som skjøvet opp eller ned.

# Filer og stillinger
error-no-beginning = Dette spillet begynte midt i, og ingen vet hvordan det kom dit.
exact-field-unknown = Feltet { $field } finnes ikke her. Feltene er { $fields }.
exact-field-wrong = { $value } skulle vært { $wanted ->
    [text] tekst
    [number] et helt tall
    [whole-number] et helt tall fra { $least } til { $most }
    [object] et objekt
    [list] en liste
    [short-list] en liste på høyst { $most } (og ikke { $found })
    [numbers] en liste på høyst { $most } hele tall
    [tiles] de seks brikkene i rekkefølge
    [no-tiles] tom: Det er ingen brikker med i spillet
    [names] en liste på { $players } navn, ett for hver plass
    [bots] en liste på { $players }, en for hver plass: navnet på en bot, eller null for et menneske
    [day] en dag, for eksempel '2026-12-24'
    [tags] et objekt med høyst { $most } tekster
    [line] én linje på høyst { $most } bokstaver
    [name] 1 til { $most } bokstaver uten linjeskift og kontrolltegn
    [letters] 1 til { $most } bokstaver
    [digits] { $count } heksadesimale sifre
    [true-or-false] true eller false
    [few-actions] høyst { $most } trekk i alt
    [choice] en av { $choices }
    [offsets] hvor det begynner, og hvor det slutter
    [bytes] { $most } byte, etter form og type
    [action-of] et trekk av spiller { $player } under { $nothing }, og { $nothing } for alle andre
    [held-card] trekket til et kort som spiller { $player } har
   *[literal] { $literal }
}.
exact-not-json = Dette er ikke JSON: { $why }.
exact-too-large = Filen er for stor: Høyst { $most } byte er tillatt.
exact-unknown-format = Dette er ikke et spill: verken en Tamaya-fil (et objekt med feltet 'format') eller et spill fra hanab.live (et objekt med feltene 'players', 'deck' og 'actions', eller en lenke med 'replay-json/').
exact-bad-game-link = { $why ->
    [elsewhere] { $text } sier bare hvor et spill ligger, og ingenting hentes derfra: En lenke med 'replay-json/' har hele spillet.
    [not-whole] { $text } er ufullstendig: Etter 'replay-json/' kommer kort, trekk og en variant, med komma mellom.
    [half-action] Lenken slutter midt i et trekk.
    [range] Lenken begynner med området { $text }: Det første tallet skulle ikke vært det største.
    [digit] Lenken begynner med { $text }: Der skulle det stått et siffer.
   *[letter] Tegn { $place } i lenken er { $text }: Det skulle vært a–z, 0–9 eller A–Z.
}
exact-hanab-live-variant = Varianten { $text } finnes ikke her. Variantene er { $known }.
error-no-such-format = Formatet { $text } finnes ikke. Formatene er { $formats }.
error-several-games = Filen har { $games } spill, og bare ett trengs.
error-not-on-hanab-live = hanab.live har { $what ->
    [both] ingen variant med både flerfarget og svart
    [colours] ingen variant med disse fargene
    [tiles] ingen bonusbrikker
    [hints] ingen spill med { $count } opplysningsbrikker
    [mistakes] ingen spill med { $count } feilbrikker
    [hands] ingen hender på { $count } kort her, bare { $least } til { $most }
    [full-discard] ingen kasting når alle opplysningsbrikkene er tilgjengelige (D2)
    [passing-over] ingen regel om å hoppe over den som ikke kan gjøre noe (X3a)
    [announcing] ingen annonsering (A1)
    [link-number] ikke noe nummer for denne varianten som kan stå i en lenke
   *[link-option] ikke plass til dette valget i en lenke: Bruk filen
}.
error-no-record = { $text } er ingen spillfil: Skriv et spill som RecordedGame(game).
error-bad-position = Dette er ingen stilling: { $field } kan ikke være { $text }. { $wanted ->
    [words] Det trengs { $count } ord: { $words }.
    [small-hands] En hånd har høyst { $most } kort.
    [numbered-card] Det trengs et kort med nummeret sitt, for eksempel 7r1.
    [pile] Det trengs kort som r1, det neste først; det siste kan ha et nummer hvis det ble lagt under.
    [each-once] Hvert tall fra 0 til { $most } trengs én gang.
    [no-tiles] Her skal det stå { $nothing }, for ingen brikker er med i spillet.
    [tiles] Det trengs de seks brikkene i rekkefølge og hvor mange som er trukket, for eksempel 316254.2.
    [tokens-and-turn] Det trengs opplysningsbrikker og feil, for eksempel 8.0, og så tur, plass og turer igjen, for eksempel 12.0.-
    [state] Det trengs { $nothing }, en avgjørelse eller en slutt.
    [no-gaps] Hvert fyrverkeri må begynne med sitt første kort og ikke ha hull.
    [known-hints] Det trengs opplysninger blant { $letters }.
    [poses] Det trengs en av { $poses } for hvordan det holdes.
    [true-hints] Det trengs opplysninger som stemmer for kortet.
   *[whole-number] Det trengs et helt tall fra 0 til { $most }.
}

# Boter, kjøringer og miljøer
error-not-one-of = { $option } kan ikke være { $value }: Velg blant { $choices }.
error-at-least = { $option } kan ikke være { $value }: minst { $least }.
error-not-whole = { $option } kan ikke være { $value }: et helt tall.
error-not-a-figure = { $option } kan ikke være { $value }: et tall.
error-wrong-count = { $option } skal ha { $wanted } elementer, ikke { $found }.
error-wrong-array = { $option } skal ha { $wanted } elementer av riktig type, ikke { $found }.
error-env-reset = Det er ikke noe spill ennå: Kall reset først.
error-env-turn = { $agent } har turen, men kom ikke med noen handling.
error-env-wait = { $agent } har turen: { $other } kan bare vente (handling { $number }).
error-env-seat = seat kan ikke være { $value }: et tall fra 0 til { $most }, eller { $turning }.
error-env-illegal = Handling { $number } er ikke lov. Lovlige er: { $legal }.
error-env-action = En handling er et helt tall, ikke { $value }.
error-partner-shares = partners kan ikke være { $value }: Hver bot trenger en andel over 0.
error-not-a-partner = { $name } kan ikke være partner i en batch; det kan de kompilerte botene: { $bots }. I tamaya.env.gymnasium kan alle boter.
error-open-layout = Oppsettet { $name } viser en plass dens egne kort, og det får ingen bot se.
error-base-layout = Oppsettet { $name } kjenner bare grunnspillet: Bruk 'full' til disse reglene.
error-hle-deal = Det er ingenting å dele ut nå.
error-hle-illegal = Ikke lov: { $move }. Lovlige er: { $legal }.
error-hle-deck = Kortene passer ikke: Det er { $cards }, hvert som farge × { $values } + rang.
error-hle-lacks = Handlingen { $action } mangler { $missing }.
error-hle-rules = Hanabi Learning Environment kjenner bare grunnspillet, ikke { $options }.
error-batch = En batch har minst ett spill og én tråd, ikke { $games } og { $threads }.
error-batch-illegal = Handling { $number } er ikke lov i bane { $lane }. Lovlige er: { $legal }.
error-batch-over = Handling { $number } er ikke lov i bane { $lane }: Spillet der er over, og { $none } lar en bane være som den er.
error-batch-game = En bane tar bare spill med sine egne regler og like mange spillere.
error-batch-other-cards = Kortene må være de samme som før, i en annen rekkefølge.
error-batch-excluded = En opplysning utelukker et av de nye kortene i bane { $lane }.
error-team = Et lag kan ikke være { $value }: et tuppel av boter, for eksempel ('smart',) * 3.
error-too-many-bots = { $bots } boter får ikke plass på { $seats } plasser.
error-games = { $games } spill kan ikke spilles: minst 1.
error-workers = { $workers } prosesser kan ikke spille: minst 1.
error-needs-cluster = En klynge trenger Dask: pip install "tamaya[cluster]".
error-no-cluster = Ingen Dask-scheduler svarer på { $address }: { $why }.
error-process-ended = En prosess stoppet plutselig i et av spillene med seed { $first } til { $last }.
error-worker-ended = En prosess stoppet plutselig. Med --resume fortsetter den samme kommandoen med det som mangler.
error-not-a-run = { $path } er ikke en slik kjøring: Oppgi filen til en, eller en ny fil.
error-not-results = Dette er ikke resultater fra tamaya arena --json.
error-other-run = { $path } hører til en annen kjøring: Oppgi en annen fil.
error-unknown-team = { $bot } kan ikke spille videre. Lagene er { $teams }.
error-no-such-bot = Boten { $name } finnes ikke. Botene er { $bots }.
error-bot-broken = Boten { $name } kan ikke lastes fra { $place }: { $why }.
error-bot-needs-extra = Boten { $name } trenger mer: pip install "tamaya[{ $extras }]".
error-bot-not-callable = { $name } lager ingen bot: Den kan ikke kalles.
error-bot-failed = Boten { $bot } sviktet i spillet med seed { $seed }, tur { $turn }. { $why }
error-bot-replaced = { $why } Boten { $who } spilte videre.
error-bot-forfeits = { $why } Spillet regnes som tapt.
error-one-of = { $option } kan ikke være { $value }, bare en av { $values }.
error-bot-stood-in = Boten { $bot } spilte ikke selv i spillet med seed { $seed }, tur { $turn }. { $why } { $who } spilte i stedet.
error-bot-no-maker = Den lages ikke av en funksjon av rules, players, seat og seed.
error-bot-no-bot = Funksjonen gir { $value }, og det er ingen bot: En bot har see(event) og choose(view).
error-bot-hangs = Den har ikke svart på { $seconds } sekunder, i { $place }.
error-bot-no-choice = Den svarer med { $value }, og det er ikke en Choice(action, reason).
error-bot-illegal = Den vil { $action }, og det er ikke lov.

# Boter som er andre programmer
error-bad-command = { $command } er ingen kommando: { $why }.
error-empty-command = En kommando kan ikke være tom.
error-program-not-executable = '{ $command }' får ikke kjøres: chmod +x { $command }, eller skriv hva som kjører den, for eksempel python3 { $command }.
error-no-such-program = Programmet '{ $command }' finnes ikke.{ $tip ->
    [quotes] {" "}Det som står i anførselstegn, regnes som ett ord: Utelat anførselstegnene, eller det som står etter.
    [here] {" "}Et program i denne mappen skrives ./{ $command }
   *[elsewhere] {""}
}
error-bot-not-started = { $command } kan ikke startes: { $why }.
error-bot-late = Den svarte ikke innen { $seconds } sekunder. (En bot må tømme utdataene sine etter hver linje, flush.)
error-bot-unasked = Den sier { $text } uten å være spurt.
error-bot-long-line = Den skrev en linje på mer enn { $most } byte.
error-bot-many-lines = Den skrev mer enn { $most } linjer som ingen hadde bedt om.
error-bot-closed = Den lukket standard ut.
exact-bot-closed = Den lukket standard ut. Før det skrev den: { $words }
error-bot-killed = Den ble avsluttet av signal { $signal }.
exact-bot-killed = Den ble avsluttet av signal { $signal }. Før det skrev den: { $words }
error-bot-ended = Den avsluttet med status { $status }.
exact-bot-ended = Den avsluttet med status { $status }. Før det skrev den: { $words }
error-bot-log-full = (Mer enn { $most } byte: Resten er utelatt.)
error-bot-given-up = Den sviktet { $times } ganger på rad og startes ikke igjen foreløpig. Siste gang: { $why }
error-bot-version = Den snakker versjon { $found } av protokollen, ikke { $wanted }.
error-bot-no-name = Den sier ikke hva den heter.
error-bot-other-question = Den svarer på spørsmål { $found }, men fikk spørsmål { $wanted }.
error-bot-no-json = Den sier { $text }, og det er ikke JSON.
error-bot-no-answer = Den sier { $text }, og det er ingen melding av typen "{ $type }".
error-bot-field = Den sier { $text } som "{ $field }" i "{ $type }"; det skulle vært { $wanted ->
    [number] et helt tall
   *[text] tekst
}.
error-bot-no-field = Den utelater "{ $field }" i "{ $type }".
error-bot-stays = Etter { $seconds } sekunder kjørte den fortsatt.
error-bot-unasked-now = Ingen hadde spurt, eller en annen bot har spilt i mellomtiden.
error-bot-left = Den gikk sin vei.
error-bad-told = { $line } er ingen melding fra et bord: { $why }.
error-check-after-nonsense = { $why } Før det fikk den høre: { $told }.
error-check-in-game = { $why } ({ $players } spillere, seed { $seed }, tur { $turn }, regler { $rules })
error-bad-bot-command = { $text } er ingen bot: Skriv NAVN=KOMMANDO, med et navn av små bokstaver, sifre og bindestreker.
error-bot-name-taken = Det finnes allerede en bot som heter «{ $name }»: Velg et annet navn.

# Språkmodeller
error-llm-no-model = { $text } nevner ingen modell: Skriv { $form }; valgene kan utelates.
error-llm-option = En språkmodell har ikke valget { $text }: Skriv { $form }; valgene kan utelates.
error-bad-llm-key = { $variable } er ingen nøkkel: Den har tegn som nøkler ikke har.
error-no-endpoint = Hvor er modellen { $model }? Sett { $variable }, for eksempel til http://localhost:11434/v1, og { $key } til nøkkelen.
error-bad-endpoint = { $variable } er ingen adresse som http://localhost:11434/v1.
error-endpoint-password = { $variable } inneholder et navn eller et passord: Nøkkelen hører hjemme i { $key }.
error-llm-unreachable = { $name } kan ikke nås: { $why }.
error-llm-late = { $name } svarte ikke innen { $seconds } sekunder.
error-llm-status = { $name } svarer med status { $status }. { $said }
error-llm-too-long = { $name } svarer med mer enn { $most } byte.
error-llm-no-completion = { $name } svarer med noe som ikke er et chatsvar: { $quoted }
error-llm-no-choice = Ingen av de { $answers } svarene var et valg.
error-llm-no-time = De { $seconds } sekundene til trekket er omme.
error-llm-used-up = De { $most } { $what ->
    [calls] forespørslene
    [tokens] tokenene
   *[seconds] sekundene
} er brukt opp.
error-llm-given-up = Den hadde ikke noe svar { $times } ganger på rad. Siste gang: { $why }
llm-moved-instead = { $who } spiller for meg. { $why }

# Å drive en server
error-keep-games = Spill kan ikke tas vare på i { $days } dager: minst én dag, eller 0 for alltid.
error-needs-public-url = { $option } trenger --public-url.
error-bad-header = En header kan ikke hete { $value }, men for eksempel Remote-User.
error-bad-public-url = Den offentlige adressen kan ikke være { $value }, men for eksempel https://example.org/hanabi.
error-blank-password = Passordet er tomt. Utelat --password og TAMAYA_PASSWORD hvis alle får komme inn.
error-bad-address = Adressen kan ikke være { $value }, men for eksempel 192.168.0.5 eller tamaya.local, uten port.
error-bad-network = { $setting } kan ikke inneholde { $text } ({ $why }): Skriv adresser og nett med komma mellom, for eksempel 127.0.0.1,10.0.0.0/8{ $setting ->
    [trusted_proxies] , ordet unix, eller et antall proxyer
   *[other] {""}
}.
error-no-port = Serveren kan ikke lytte på { $place }: { $why }. Velg en annen --port eller --host.
error-one-worker = Bare én prosess kan bruke en SQLite-fil: --workers krever --database postgresql://…
error-file-exists = { $file } finnes allerede: Velg et annet navn.
error-people-words = Etter «{ $what }» kommer { $words ->
    [one] ett navn eller én id
   *[other] { $words } navn eller id-er
}.
error-no-person = { $text } er ukjent her: «tamaya people find» viser alle.
error-several-people = Flere heter { $text }. Oppgi en id: { $ids }.
error-same-person = Det er { $name } begge gangene.
error-both-at-table = Begge sitter ved bord { $table }, og spillet der er ikke over.
error-database-not-empty = Det ligger allerede noe i den nye databasen.
error-no-folder = Mappen { $folder } finnes ikke: Lag den først.
error-no-file = Filen { $file } finnes ikke.
error-unusable-file = { $file } kan ikke brukes: { $why }.
error-damaged-file = { $file } er ingen database, eller den er skadet: { $why }.
error-storage-unknown = Her finnes ingen { $kind }-databaser: Oppgi en SQLite-fil eller postgresql://…
error-storage-no-file = { $place } er ingen fil: Bruk verktøyene til PostgreSQL (pg_dump, pg_restore).
error-storage-not-installed = { $why }.
error-storage-unreachable = { $place } kan ikke nås: { $why }.
error-storage-in-use = { $place } er åpen i en annen Tamaya (prosess { $process }): Stopp den, eller oppgi en annen fil.
error-storage-newer = { $place } er skrevet av en nyere Tamaya: Skjemaet er { $found }, og denne kjenner { $known }.
error-storage-closed = { $place } kan ikke åpnes: { $why }.
error-storage-not-writable = Det kan ikke skrives til { $place }: { $why }.
error-storage-no-database = { $place } er ingen Tamaya-database, eller den er skadet: { $why } (se tamaya restore).
error-bus-alone = { $place } tilhører én prosess, som ikke trenger noen buss: Flere trenger --database postgresql://…
error-bus-unknown = Her finnes ingen { $kind }-buss: Oppgi redis://… eller valkey://…, eller utelat den og bruk databasen.
error-bus-elsewhere = På Windows krever --database postgresql://… også --bus redis://… eller valkey://…
error-bus-unreachable = { $place } kan ikke nås: Andre prosesser ville ikke blitt hørt.
exact-bad-message = Serveren forstår ikke denne meldingen: { $why ->
    [choice] { $field } skulle vært en av { $choices }
    [letters] { $field } skulle hatt høyst { $most } tegn
    [number] { $field } skulle vært et helt tall opp til { $most }
    [next] { $field } skulle vært det et tidligere svar ga som next
    [not-whole] den kom ikke helt fram
   *[other] { $why }
}.

# Kommandolinjen
error-no-such-turn = Tur { $turn } finnes ikke: Det telles fra 1, og 0 er starten.
error-no-game-number = { $file }: Spill { $game } finnes ikke: Det telles fra 1 til { $games }.
error-which-game = { $file } har { $games } spill: Velg ett med --game N.
error-no-commitment = { $file }: Her er det ingenting å kontrollere, for spillet har ikke noe fingeravtrykk. Spill fra et bord har det; se docs/security.md.
error-which-record = Hvilket spill? Oppgi filen som bordet lagret: tamaya verify RECORD --fingerprint HEX.
error-bad-fingerprint = Et fingeravtrykk har 64 heksadesimale sifre, og alle teller: { $value } har { $found }. Menyen ved bordet viser hele.
error-picture-width = Et bilde kan ikke være { $width } piksler bredt: { $least } til { $most } er mulig.
error-picture-ending = Et bilde kan ikke slutte på { $ending }, bare på .svg eller .png.
error-goes-with = { $option } hører sammen med { $other }.
error-no-puzzle = { $file }: Det er ingen oppgave i den; --make skriver noen.
error-puzzle-unreadable = { $file }: Oppgave { $number } kan ikke leses (én på hver linje, slik --make skriver dem). { $why }
error-too-few-puzzles = Disse spillene gir bare { $made } oppgaver, ikke { $wanted }.
error-one-output = --json - og --html - kan ikke begge skrive til standard ut: Oppgi en fil for den ene.
error-who-plays = Hvem spiller? Si det med --bot NAVN, --bot modul:make, --bot llm:MODELL eller --bot-command ./minbot.
error-one-deal = --only spiller én kortfordeling med ett lag: Utelat --versus, --matrix og --resume.
error-one-run = { $option } lagrer én kjøring: Utelat --versus og --matrix.
error-save-to-file = { $path } er en fil: --save trenger en mappe.
error-which-bot = Hvilken bot? { $usage }, eller slik den ellers startes.
error-bad-bot-link = { $link } er ingen lenke for en bot: Verten ved et bord får en, for eksempel https://…/api/bots/TABLE#KEY.
error-our-bot = { $bot } er en av Tamayas egne boter; som program er den: tamaya bot-check tamaya bot-run { $bot }
error-missing-extra = { $who } trenger { $modules }: pip install "tamaya[{ $extra }]".
error-unlikely = Med denne sannsynligheten kunne ingen av spillene som ble trukket, ha skjedd.
error-storage-other-tables = den har andre tabeller, for eksempel { $table }
error-no-socket-files = Dette systemet har ikke socket-filer.
