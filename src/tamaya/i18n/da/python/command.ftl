# Det, kommandolinjen skriver. Valg som --json og ord med store bogstaver står, som de er.

# Regler
editions-more = tamaya rules EDITION udskriver reglerne i en æske. Numrene er dem i docs/rules.md.
edition-offers = valg: { $options }
rules-scale = Det indtryk, I efterlader (E5)
rules-scale-multicolour = Med { -multicolour } (E5)
rules-below = under { $least }
rules-offers = Det, denne æske også tilbyder

# Filer
files-ignored = { $file }: sprunget over, for det betyder ikke noget her: { $fields }.
files-unreadable = { $file }: Et spil, der ikke kan læses, er sprunget over. { $why }

# Genafspilning
replay-game = Spil { $number } af { $games }
replay-note = { $who } noterer om kort { $card }: { $text }
replay-title = Et spil for { $players } · { $about }
replay-base-game = grundspillet
replay-bots = Botter: { $bots }
replay-taken-back = Øvelse: { $times ->
    [one] Et træk, der havde vist et kort, blev taget tilbage.
   *[other] { $times } træk, der havde vist et kort, blev taget tilbage.
}
replay-by-seat = Som { $who } så det (plads { $seat })
replay-open = Alle kort åbne
replay-public = Det, alle vidste: Spillet er ikke slut, så alle hænder er skjult (--open viser dem)
replay-start = Starten
replay-turn = Tur
replay-hints = Opl.
replay-after = Efter tur { $turn }
replay-result = Slutningen
replay-next = Det er { $who }s tur.
replay-decides = { $who } skal vælge: { $decision ->
    [colour-hint] en gratis { -colour-hint }.
    [value-hint] en gratis { -value-hint }.
    [reshuffle] et smidt kort, der blandes ind i stakken.
   *[play-discarded] et smidt kort, der spilles.
}
replay-draws = Trækker { $card }.

# Opgaver
puzzles-some = Der følger { $puzzles } opgaver med: --show 1 viser den første, --theme NAVN viser et tema.
puzzles-checked = { $puzzles } opgaver, { $proven } bevist.
puzzles-wrong = Opgave { $number } er ikke bevist.
puzzles-title = Opgave { $number } af { $puzzles }
puzzles-you = Du er { $who }.
puzzles-rules = I spiller med { $options }.
puzzles-card = kort { $card }
puzzles-more = --hints 1 giver et tip, --answer svaret.
puzzles-answer = Svar: { $solution }.
puzzles-making = opgaver

# Om kortenes rækkefølge lå fast før det første træk
verify-fits = Kortene passer til deres fingeraftryk: { $fingerprint }
verify-noted = Det er det, du noterede: Kortenes rækkefølge lå fast før det første træk.
verify-compare = Hvis bordet viste dette fingeraftryk før det første træk, lå kortenes rækkefølge fast på det tidspunkt (--fingerprint HEX sammenligner dem).
verify-seeded = { $who } havde valgt seed og kunne derfor kende kortene.
verify-limits = Det viser, at ingen kort blev ændret efter starten. Det viser ikke, at ingen kendte kortene, eller at de var blandet godt.
verify-broken = Kontrollen mislykkedes: Kortene passer ikke til deres fingeraftryk, { $fingerprint }. Enten er filen ændret, eller også blev der givet andre kort.
verify-unplayable = Kontrollen mislykkedes: Det er ikke det spil, hvis kort lå fast før det første træk. Filen er ændret og kan ikke engang spilles. { $why }
verify-another = Kontrollen mislykkedes: Kortene passer til deres eget fingeraftryk, { $fingerprint }, men du noterede { $seen }. Spillet begyndte ikke med disse kort.

# Botter, der spiller
arena-replaced-more = Og { $times } gange til.
arena-saved = Spillene ligger i { $folder }. Det laveste pointtal er { $score }, i { $file }.
arena-run = { $name }, { $players } spillere, { $games ->
    [one] ét spil
   *[other] { $games } spil
} fra seed { $seed }
arena-mean = gennemsnit { $mean } ± { $error }   perfekt { $perfect }   tabt { $lost }
arena-no-result = ikke noget resultat: En anden bot spillede i alle spil
arena-speed = { $moves } træk pr. spil, { $ms } ms pr. træk, { $games } spil pr. CPU-sekund
arena-tokens = { $tokens } tokens pr. spil
arena-cost = koster { $cost } pr. spil
arena-not-their-own = ikke deres egne træk: { $moves ->
    [one] Ét træk
   *[other] { $moves } træk
} gjorde en anden bot for en, der havde svigtet; { $games ->
    [one] ét spil er ikke talt med
   *[other] { $games } spil er ikke talt med
}
arena-forfeited = { $games ->
    [one] ét spil regnes
   *[other] { $games } spil regnes
} som tabt, fordi en bot ikke havde noget træk
arena-paired = { $name } − { $other }: { $mean } ± { $error } på de samme { $deals } kortfordelinger
arena-legend = { $name }, { $players } spillere: { $mean } ± { $error }, { $games } spil
arena-histogram = Fordelingen af point
progress-line = { $done } af { $end }  { $more }  { $seconds } s tilbage
winnable-players = { $players } spillere
winnable-won = { $won } vundet
winnable-deals = { $deals } kortfordelinger, { $players } spillere, højst { $nodes } stillinger hver
winnable-shares = kan vindes: mindst { $least }, højst { $most }
winnable-counts = { $won } vundet, { $lost } tabt, { $undecided } uafklaret
dataset-skipped = Sprang spil { $place } i { $file } over: { $why }
dataset-skipped-more = Og { $games } spil til.
dataset-made = { $folder }: { $positions } stillinger fra { $games } spil; { $skipped } spil sprunget over.
daily-deal = Kortfordelingen for { $date }: { $box }, { $players } spillere, seed { $seed }. Den kan vindes.

# Om et program er en bot
check-fine = ok
check-failed = FEJL
check-hello = Den starter og hilser.
check-hello-found = { $name }, efter { $seconds } af { $most } sekunder
check-nonsense = Den overser det, den ikke kender, og svarer på næste spørgsmål.
check-games = Den spiller med alle valg, efter reglerne og i tide.
check-games-found = { $games } spil med { $moves } træk; { $mean } ms pr. træk, højst { $slowest } ms, af { $most } s; i gennemsnit { $score } point i grundspillet
check-one-process = Én proces spiller flere spil på skift og kan fortsætte dem alle.
check-restart = Hvis den stoppes midt i et spil, fortsætter en anden.
check-bye = Den slutter, når den får besked.
check-end-of-input = Den slutter, når dens input slutter.
check-good = Det er en bot.
check-bad = Det er ikke en bot endnu. Mislykket: { $failed }.

# En bot ved et bord et andet sted
join-there = { $bot } sidder ved bordet. Stop den med Ctrl-C.
join-failed = { $bot } svigtede. { $why } Den startes igen.
join-lost = Forbindelsen er afbrudt; nyt forsøg om { $seconds } sekunder.
join-unreachable = { $url } kan ikke nås: { $why }. Nyt forsøg om { $seconds } sekunder.
join-silent = Serveren forstod ikke, hvad botten sagde om sig selv.
join-forbidden = Serveren lukker ikke denne bot ind.
join-replaced = En anden bot er kommet med samme nøgle.
join-revoked = Nøglen virker ikke. Under et spil virker en ny, så snart alle er enige; ellers må du spørge værten.

# At tilbyde borde
serve-who = Hvem kan åbne bordet?
serve-who-here = kun denne computer
serve-who-network = også andre telefoner og computere på mit netværk
serve-choice = 1 eller 2 [1]:
serve-at = Tamaya er på { $url }  (stop med Ctrl-C)
serve-only-here = Kun denne computer kan åbne det. For andre enheder på dit netværk: tamaya serve --network
serve-no-address = Andre kan også åbne det, men den adresse, de skal bruge, blev ikke fundet: Angiv den med --address.
serve-elsewhere = Andre enheder på dit netværk finder det på { $urls }

# Vedligeholdelse
backup-made = { $file } har det hele. Borde: { $tables }, poster: { $entries }, personer: { $people }.
backup-made-damaged = { $file } har alt det, der kan læses. Borde: { $tables }, poster: { $entries }, personer: { $people }.
backup-damaged-tables = Der mangler noget fra disse borde: { $tables }. En ældre sikkerhedskopi har det måske.
backup-damaged-file = Databasen er beskadiget. SQLite siger: { $why }
backup-restored = { $file } er tilbage. Borde: { $tables }, poster: { $entries }, personer: { $people }.
backup-old = Det, der var der før, ligger i { $file }.
tidy-would = Borde, der har stået forladt i { $days } dage: { $tables }. Personer, der har været væk lige så længe, uden spil eller opgaver: { $people }. Der er ikke slettet noget endnu; --yes gør det.
tidy-games = Spil, der sluttede for mere end { $days } dage siden: { $games }.
tidied-games = Slettet. Spil, der sluttede for mere end { $days } dage siden: { $games }.
tidied = Slettet. Borde, der har stået forladt i { $days } dage: { $tables }. Personer, der har været væk lige så længe, uden spil eller opgaver: { $people }.
person-line = { $id }  { $name }  (spil: { $games })
person-renamed = { $old } hedder nu { $new }.
person-would-go = { $name } ville blive fjernet, med spil, som ingen andre har. Spil: { $games }. Der er ikke slettet noget endnu; --yes gør det.
person-removed = { $name } er fjernet.
person-merged = Slået sammen: { $gone } er nu { $stays }.
moved = Alt er kopieret. Spil: { $games }, personer: { $people }. Start serveren med den nye database.

password-ask = Hvad er adgangskoden?
password-enter = Gå ind
