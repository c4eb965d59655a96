# Wat de opdrachtregel afdrukt. Opties zoals --json en woorden in hoofdletters blijven zoals ze zijn.

# Regels
editions-more = tamaya rules EDITION drukt de regels van een doos af. De nummers zijn die van docs/rules.md.
edition-offers = opties: { $options }
rules-scale = De indruk die jullie achterlaten (E5)
rules-scale-multicolour = Met bont (E5)
rules-below = onder { $least }
rules-offers = Wat deze doos nog meer biedt

# Bestanden
files-ignored = { $file }: genegeerd, want het heeft hier geen betekenis: { $fields }.
files-unreadable = { $file }: een spel dat niet te lezen is, is overgeslagen. { $why }

# Naspelen
replay-game = Spel { $number } van { $games }
replay-note = { $who } noteert bij kaart { $card }: { $text }
replay-title = Een spel voor { $players } spelers · { $about }
replay-base-game = basisspel
replay-bots = Bots: { $bots }
replay-taken-back = Oefening: { $times ->
    [one] één zet die een kaart had laten zien, is teruggenomen.
   *[other] { $times } zetten die een kaart hadden laten zien, zijn teruggenomen.
}
replay-by-seat = Zoals { $who } het zag (plaats { $seat })
replay-open = Alle kaarten open
replay-public = Wat iedereen wist: het spel is niet afgelopen, dus blijven alle handen verborgen (--open toont ze)
replay-start = Het begin
replay-turn = Beurt
replay-hints = Hints
replay-after = Na beurt { $turn }
replay-result = Het einde
replay-next = { $who } is aan de beurt.
replay-decides = { $who } moet kiezen: { $decision ->
    [colour-hint] een gratis kleurhint.
    [value-hint] een gratis cijferhint.
    [reshuffle] een afgelegde kaart om in de stapel te schudden.
   *[play-discarded] een afgelegde kaart om te spelen.
}
replay-draws = Trekt { $card }.

# Puzzels
puzzles-some = Er horen { $puzzles } puzzels bij Tamaya: --show 1 toont de eerste, --theme NAAM geeft een thema.
puzzles-checked = { $puzzles } puzzels, { $proven } bewezen.
puzzles-wrong = Puzzel { $number } is niet bewezen.
puzzles-title = Puzzel { $number } van { $puzzles }
puzzles-you = Jij bent { $who }.
puzzles-rules = Jullie spelen met { $options }.
puzzles-card = kaart { $card }
puzzles-more = --hints 1 geeft een tip, --answer het antwoord.
puzzles-answer = Antwoord: { $solution }.
puzzles-making = puzzels

# Of de volgorde van de kaarten voor de eerste zet vaststond
verify-fits = De kaarten passen bij hun vingerafdruk: { $fingerprint }
verify-noted = Het is de vingerafdruk die je hebt genoteerd: de volgorde van de kaarten stond voor de eerste zet vast.
verify-compare = Als de tafel deze vingerafdruk voor de eerste zet liet zien, stond de volgorde van de kaarten toen al vast (--fingerprint HEX vergelijkt ze).
verify-seeded = { $who } had de seed gekozen en kon de kaarten dus kennen.
verify-limits = Dit toont aan dat er na het begin geen kaart is veranderd. Het toont niet aan dat niemand de kaarten kende, of dat ze goed geschud waren.
verify-broken = De controle is mislukt: de kaarten passen niet bij hun vingerafdruk, { $fingerprint }. Het bestand is veranderd, of er is anders gedeeld.
verify-unplayable = De controle is mislukt: dit is niet het spel waarvan de kaarten voor de eerste zet vaststonden. Het bestand is veranderd en kan niet eens worden gespeeld. { $why }
verify-another = De controle is mislukt: de kaarten passen bij hun eigen vingerafdruk, { $fingerprint }, maar jij noteerde { $seen }. Met deze kaarten is het spel niet begonnen.

# Bots die spelen
arena-replaced-more = En nog { $times } keer.
arena-saved = De spellen staan in { $folder }. De laagste score is { $score }, in { $file }.
arena-run = { $name }, { $players } spelers, { $games ->
    [one] één spel
   *[other] { $games } spellen
} vanaf seed { $seed }
arena-mean = gemiddeld { $mean } ± { $error }   perfect { $perfect }   verloren { $lost }
arena-no-result = geen resultaat: in elk spel speelde een andere bot
arena-speed = { $moves } zetten per spel, { $ms } ms per zet, { $games } spellen per CPU-seconde
arena-tokens = { $tokens } tokens per spel
arena-cost = kost { $cost } per spel
arena-not-their-own = niet hun eigen zetten: { $moves ->
    [one] één zet
   *[other] { $moves } zetten
} deed een andere bot in plaats van een die faalde; { $games ->
    [one] één spel telt niet mee
   *[other] { $games } spellen tellen niet mee
}
arena-forfeited = { $games ->
    [one] één spel telt
   *[other] { $games } spellen tellen
} als verloren, omdat een bot geen zet had
arena-paired = { $name } − { $other }: { $mean } ± { $error } op dezelfde { $deals } delingen
arena-legend = { $name }, { $players } spelers: { $mean } ± { $error }, { $games } spellen
arena-histogram = Verdeling van de scores
progress-line = { $done } van { $end }  { $more }  nog { $seconds } s
winnable-players = { $players } spelers
winnable-won = { $won } gewonnen
winnable-deals = { $deals } delingen, { $players } spelers, hoogstens { $nodes } stellingen per deling
winnable-shares = te winnen: minstens { $least }, hoogstens { $most }
winnable-counts = { $won } gewonnen, { $lost } verloren, { $undecided } onbeslist
dataset-skipped = Spel { $place } van { $file } overgeslagen: { $why }
dataset-skipped-more = En nog { $games } spellen.
dataset-made =
    { $folder }: { $positions } stellingen uit { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }; { $skipped ->
        [one] 1 spel
       *[other] { $skipped } spellen
    } overgeslagen.
daily-deal = De deling van { $date }: { $box }, { $players } spelers, seed { $seed }. Die is te winnen.

# Of een programma een bot is
check-fine = goed
check-failed = FOUT
check-hello = Hij start en zegt hallo.
check-hello-found = { $name }, na { $seconds } van { $most } seconden
check-nonsense = Hij negeert wat hij niet kent, en beantwoordt de volgende vraag.
check-games = Hij speelt met alle opties, volgens de regels en op tijd.
check-games-found = { $games } spellen met { $moves } zetten; { $mean } ms per zet, hoogstens { $slowest } ms, van { $most } s; gemiddeld { $score } punten in het basisspel
check-one-process = Eén proces speelt spellen om beurten, en kan elk ervan hervatten.
check-restart = Als hij midden in een spel wordt gestopt, gaat een andere verder.
check-bye = Hij stopt als dat wordt gezegd.
check-end-of-input = Hij stopt als zijn invoer ophoudt.
check-good = Het is een bot.
check-bad = Het is nog geen bot. Mislukt: { $failed }.

# Een bot aan een tafel elders
join-there = { $bot } zit aan tafel. Stop hem met Ctrl-C.
join-failed = { $bot } faalde. { $why } Hij wordt opnieuw gestart.
join-lost = De verbinding is verbroken; nieuwe poging over { $seconds } seconden.
join-unreachable = { $url } is niet bereikbaar: { $why }. Nieuwe poging over { $seconds } seconden.
join-silent = De server begreep niet wat de bot over zichzelf zei.
join-forbidden = De server laat deze bot niet toe.
join-replaced = Een andere bot is met dezelfde sleutel gekomen.
join-revoked = De sleutel werkt niet. Tijdens een spel werkt een nieuwe zodra iedereen ermee instemt; vraag er anders de spelleider om.

# Een tafel aanbieden
serve-who = Wie kan de tafel openen?
serve-who-here = alleen deze computer
serve-who-network = ook andere telefoons en computers in mijn netwerk
serve-choice = 1 of 2 [1]:
serve-at = Tamaya staat op { $url }  (stop met Ctrl-C)
serve-only-here = Alleen deze computer kan het openen. Voor andere apparaten in je netwerk: tamaya serve --network
serve-no-address = Anderen kunnen het ook openen, maar het adres daarvoor is niet gevonden: geef het met --address.
serve-elsewhere = Andere apparaten in je netwerk vinden het op { $urls }

# Onderhoud
backup-made = { $file } bevat alles. Tafels: { $tables }, logregels: { $entries }, mensen: { $people }.
backup-made-damaged = { $file } bevat alles wat te lezen is. Tafels: { $tables }, logregels: { $entries }, mensen: { $people }.
backup-damaged-tables = Van deze tafels ontbreekt iets: { $tables }. Misschien staat het in een oudere reservekopie.
backup-damaged-file = De database is beschadigd. SQLite zegt: { $why }
backup-restored = { $file } is terug. Tafels: { $tables }, logregels: { $entries }, mensen: { $people }.
backup-old = Wat er eerst was, staat in { $file }.
tidy-would = Tafels die { $days } dagen verlaten zijn: { $tables }. Mensen die even lang wegbleven, zonder spel of puzzel: { $people }. Er is nog niets verwijderd; met --yes wel.
tidy-games = Spellen die meer dan { $days } dagen geleden eindigden: { $games }.
tidied-games = Verwijderd. Spellen die meer dan { $days } dagen geleden eindigden: { $games }.
tidied = Verwijderd. Tafels die { $days } dagen verlaten waren: { $tables }. Mensen die even lang wegbleven, zonder spel of puzzel: { $people }.
person-line = { $id }  { $name }  (spellen: { $games })
person-renamed = { $old } heet nu { $new }.
person-would-go = { $name } zou worden verwijderd, met spellen die van niemand anders zijn. Spellen: { $games }. Er is nog niets verwijderd; met --yes wel.
person-removed = { $name } is verwijderd.
person-merged = Samengevoegd: { $gone } is nu { $stays }.
moved = Alles is gekopieerd. Spellen: { $games }, mensen: { $people }. Start de server met de nieuwe database.

password-ask = Wat is het wachtwoord?
password-enter = Naar binnen
