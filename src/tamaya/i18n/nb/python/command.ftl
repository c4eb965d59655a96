# Det kommandolinjen skriver. Valg som --json og ord med store bokstaver står som de er.

# Regler
editions-more = tamaya rules EDITION skriver ut reglene i en eske. Numrene er de i docs/rules.md.
edition-offers = valg: { $options }
rules-scale = Inntrykket dere etterlater (E5)
rules-scale-multicolour = Med flerfarget (E5)
rules-below = under { $least }
rules-offers = Det denne esken også tilbyr

# Filer
files-ignored = { $file }: hoppet over, for det betyr ingenting her: { $fields }.
files-unreadable = { $file }: Et spill som ikke kan leses, ble hoppet over. { $why }

# Gjennomspilling
replay-game = Spill { $number } av { $games }
replay-note = { $who } noterer om kort { $card }: { $text }
replay-title = Et spill for { $players } · { $about }
replay-base-game = grunnspillet
replay-bots = Boter: { $bots }
replay-taken-back = Øving: { $times ->
    [one] Ett trekk som hadde vist et kort, ble tatt tilbake.
   *[other] { $times } trekk som hadde vist et kort, ble tatt tilbake.
}
replay-by-seat = Slik { $who } så det (plass { $seat })
replay-open = Alle kort åpne
replay-public = Det alle visste: Spillet er ikke over, så alle hender er skjult (--open viser dem)
replay-start = Starten
replay-turn = Tur
replay-hints = Oppl.
replay-after = Etter tur { $turn }
replay-result = Slutten
replay-next = { $who } har turen.
replay-decides = { $who } må velge: { $decision ->
    [colour-hint] en gratis fargeopplysning.
    [value-hint] en gratis verdiopplysning.
    [reshuffle] et kastet kort som stokkes inn i bunken.
   *[play-discarded] et kastet kort som spilles.
}
replay-draws = Trekker { $card }.

# Oppgaver
puzzles-some = Det følger { $puzzles } oppgaver med: --show 1 viser den første, --theme NAVN lister opp et tema.
puzzles-checked = { $puzzles } oppgaver, { $proven } bevist.
puzzles-wrong = Oppgave { $number } er ikke bevist.
puzzles-title = Oppgave { $number } av { $puzzles }
puzzles-you = Du er { $who }.
puzzles-rules = Dere spiller med { $options }.
puzzles-card = kort { $card }
puzzles-more = --hints 1 gir et tips, --answer svaret.
puzzles-answer = Svar: { $solution }.
puzzles-making = oppgaver

# Om rekkefølgen på kortene var bestemt før første trekk
verify-fits = Kortene stemmer med fingeravtrykket sitt: { $fingerprint }
verify-noted = Det er det du noterte: Rekkefølgen på kortene var bestemt før første trekk.
verify-compare = Hvis bordet viste dette fingeravtrykket før første trekk, var rekkefølgen på kortene bestemt da (--fingerprint HEX sammenligner dem).
verify-seeded = { $who } hadde valgt seed og kunne derfor kjenne kortene.
verify-limits = Dette viser at ingen kort ble endret etter starten. Det viser ikke at ingen kjente kortene, eller at de var godt stokket.
verify-broken = Kontrollen mislyktes: Kortene stemmer ikke med fingeravtrykket, { $fingerprint }. Enten er filen endret, eller så ble det delt ut andre kort.
verify-unplayable = Kontrollen mislyktes: Dette er ikke spillet der kortene var bestemt før første trekk. Filen er endret, og kan ikke engang spilles. { $why }
verify-another = Kontrollen mislyktes: Kortene stemmer med sitt eget fingeravtrykk, { $fingerprint }, men du noterte { $seen }. Spillet begynte ikke med disse kortene.

# Boter som spiller
arena-replaced-more = Og { $times } ganger til.
arena-saved = Spillene ligger i { $folder }. Laveste poengsum er { $score }, i { $file }.
arena-run = { $name }, { $players } spillere, { $games ->
    [one] ett spill
   *[other] { $games } spill
} fra seed { $seed }
arena-mean = snitt { $mean } ± { $error }   perfekt { $perfect }   tapt { $lost }
arena-no-result = ingen resultater: En annen bot spilte i alle spillene
arena-speed = { $moves } trekk per spill, { $ms } ms per trekk, { $games } spill per CPU-sekund
arena-tokens = { $tokens } tokens per spill
arena-cost = koster { $cost } per spill
arena-not-their-own = ikke deres egne trekk: { $moves ->
    [one] Ett trekk
   *[other] { $moves } trekk
} gjorde en annen bot for en som hadde sviktet; { $games ->
    [one] ett spill er ikke tatt med
   *[other] { $games } spill er ikke tatt med
}
arena-forfeited = { $games ->
    [one] ett spill regnes
   *[other] { $games } spill regnes
} som tapt, fordi en bot ikke hadde noe trekk
arena-paired = { $name } − { $other }: { $mean } ± { $error } på de samme { $deals } kortfordelingene
arena-legend = { $name }, { $players } spillere: { $mean } ± { $error }, { $games } spill
arena-histogram = Fordelingen av poeng
progress-line = { $done } av { $end }  { $more }  { $seconds } s igjen
winnable-players = { $players } spillere
winnable-won = { $won } vunnet
winnable-deals = { $deals } kortfordelinger, { $players } spillere, høyst { $nodes } stillinger hver
winnable-shares = kan vinnes: minst { $least }, høyst { $most }
winnable-counts = { $won } vunnet, { $lost } tapt, { $undecided } uavklart
dataset-skipped = Hoppet over spill { $place } i { $file }: { $why }
dataset-skipped-more = Og { $games } spill til.
dataset-made = { $folder }: { $positions } stillinger fra { $games } spill; { $skipped } spill hoppet over.
daily-deal = Kortfordelingen for { $date }: { $box }, { $players } spillere, seed { $seed }. Den kan vinnes.

# Om et program er en bot
check-fine = ok
check-failed = FEIL
check-hello = Den starter og hilser.
check-hello-found = { $name }, etter { $seconds } av { $most } sekunder
check-nonsense = Den overser det den ikke kjenner, og svarer på neste spørsmål.
check-games = Den spiller med alle valg, etter reglene og i tide.
check-games-found = { $games } spill med { $moves } trekk; { $mean } ms per trekk, høyst { $slowest } ms, av { $most } s; i snitt { $score } poeng i grunnspillet
check-one-process = Én prosess spiller flere spill om hverandre, og kan fortsette på alle.
check-restart = Hvis den stoppes midt i et spill, fortsetter en annen.
check-bye = Den avslutter når den får beskjed.
check-end-of-input = Den avslutter når inndataene tar slutt.
check-good = Det er en bot.
check-bad = Det er ikke en bot ennå. Mislykket: { $failed }.

# En bot ved et bord et annet sted
join-there = { $bot } sitter ved bordet. Stopp den med Ctrl-C.
join-failed = { $bot } sviktet. { $why } Den startes på nytt.
join-lost = Forbindelsen er brutt; nytt forsøk om { $seconds } sekunder.
join-unreachable = { $url } kan ikke nås: { $why }. Nytt forsøk om { $seconds } sekunder.
join-silent = Serveren forsto ikke hva boten sa om seg selv.
join-forbidden = Serveren slipper ikke inn denne boten.
join-replaced = En annen bot har kommet med samme nøkkel.
join-revoked = Nøkkelen virker ikke. Under et spill virker en ny så snart alle er enige; ellers må du spørre verten.

# Å tilby bord
serve-who = Hvem kan åpne bordet?
serve-who-here = bare denne maskinen
serve-who-network = også andre telefoner og maskiner i nettverket mitt
serve-choice = 1 eller 2 [1]:
serve-at = Tamaya er på { $url }  (stopp med Ctrl-C)
serve-only-here = Bare denne maskinen kan åpne det. For andre enheter i nettverket ditt: tamaya serve --network
serve-no-address = Andre kan også åpne det, men adressen de trenger, ble ikke funnet: Oppgi den med --address.
serve-elsewhere = Andre enheter i nettverket ditt finner det på { $urls }

# Vedlikehold
backup-made = { $file } har alt. Bord: { $tables }, innføringer: { $entries }, personer: { $people }.
backup-made-damaged = { $file } har alt som kan leses. Bord: { $tables }, innføringer: { $entries }, personer: { $people }.
backup-damaged-tables = Noe mangler fra disse bordene: { $tables }. En eldre sikkerhetskopi kan ha det.
backup-damaged-file = Databasen er skadet. SQLite sier: { $why }
backup-restored = { $file } er tilbake. Bord: { $tables }, innføringer: { $entries }, personer: { $people }.
backup-old = Det som var der før, ligger i { $file }.
tidy-would = Bord som har stått forlatt i { $days } dager: { $tables }. Personer som har vært borte like lenge, uten spill eller oppgaver: { $people }. Ingenting er fjernet ennå; --yes gjør det.
tidy-games = Spill som ble avsluttet for mer enn { $days } dager siden: { $games }.
tidied-games = Slettet. Spill som ble avsluttet for mer enn { $days } dager siden: { $games }.
tidied = Slettet. Bord som har stått forlatt i { $days } dager: { $tables }. Personer som har vært borte like lenge, uten spill eller oppgaver: { $people }.
person-line = { $id }  { $name }  (spill: { $games })
person-renamed = { $old } heter nå { $new }.
person-would-go = { $name } ville blitt fjernet, med spill som ingen andre har. Spill: { $games }. Ingenting er fjernet ennå; --yes gjør det.
person-removed = { $name } er fjernet.
person-merged = Slått sammen: { $gone } er nå { $stays }.
moved = Alt er kopiert. Spill: { $games }, personer: { $people }. Start serveren med den nye databasen.

password-ask = Hva er passordet?
password-enter = Gå inn
