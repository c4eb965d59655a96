# Waarom iets niet kan, zoals de bibliotheek en de opdrachtregel het zeggen; wat ook de pagina zegt, staat in ../errors.ftl
# en ../archive.ftl. De sleutels zijn de codes van de fouten. Wat met exact- begint, komt in plaats van de tekst met
# dezelfde code als de waarden bekend zijn. $text, $value en dergelijke staan al tussen aanhalingstekens.

not-allowed = ‘{ $action }’ mag hier niet ({ $rule }).

# Kaarten, zetten, regels
error-unknown-colour = { $text } is geen kleur. De kleuren zijn { $colours }.
error-unknown-value = { $text } is geen waarde: waarden gaan van 1 tot en met 5.
error-unknown-card = { $text } is geen kaart: schrijf een van de letters { $letters } en een waarde van 1 tot en met 5, zoals r1.
error-unknown-action = { $text } is geen zet. Zetten zien er zo uit: { $forms }.
error-not-an-action = { $text } is geen zet maar een gebaar: gebruik { $way }.
error-unknown-pose = { $text } is geen houding: na de plaats komen { $ways }, in deze volgorde en elk met hun kaarten.
error-not-a-number = { $word } in { $text } hoort het nummer van een kaart of een plaats te zijn.
error-unknown-option = De optie { $option } bestaat niet. De opties zijn { $options }.
error-unknown-multicolour = multicolour kan niet { $value } zijn: kies uit { $values }.
error-not-yes-or-no = { $option } kan niet { $value } zijn, alleen True of False.
error-players = { $value } spelers kan niet: Hanabi is voor 2 tot 5 (S1).
exact-hand-too-large = Er zijn { $cards } kaarten: { $players } spelers kunnen er niet elk { $size } hebben en ook nog een stapel overhouden. hand_size kan hoogstens { $most } zijn.
error-out-of-range = { $option } kan niet { $value } zijn: een heel getal van { $least } tot en met { $most }.
error-option = { $text } is geen optie: schrijf naam=waarde, met komma’s ertussen.
error-rules = { $value } zijn geen regels: schrijf Rules() of Rules.edition('norwegian').
error-unknown-edition = De editie { $name } bestaat niet. De edities zijn { $editions }.
error-seed = seed kan niet { $value } zijn: een heel getal van 0 tot en met { $most }.
error-deck = De kaarten passen niet bij de regels, die er { $cards } vragen. Er ontbreken: { $missing }. Te veel: { $extra }.
error-tiles = tiles kan niet { $value } zijn: de getallen 1 tot 6 in een willekeurige volgorde (B2).
error-unknown-convention = De afspraak { $text } bestaat niet: kies uit { $known }.
error-no-such-language = De taal { $text } bestaat niet. Er zijn { $languages }.

# Wat de regels niet toestaan
error-nothing-to-take = Geen bonustegel vraagt om een afgelegde kaart.
error-not-discarded = Kaart { $card } ligt niet op de aflegstapel.
error-take-does-not-fit = Kaart { $card } past bij geen enkel vuurwerk.
exact-decision-first = Plaats { $seat } moet { $decision ->
    [colour-hint] een gratis kleurhint geven.
    [value-hint] een gratis cijferhint geven.
    [reshuffle] een afgelegde kaart nemen en in de stapel schudden.
   *[play-discarded] een afgelegde kaart nemen die bij een vuurwerk past.
}
error-no-such-seat = Plaats { $seat } bestaat niet: de plaatsen gaan van 0 tot en met { $most }.
error-no-such-move = Zet { $move } bestaat niet: de zetten gaan van 1 tot en met { $last }, en 0 is het begin.
error-hint-to-self = Een hint is voor een andere speler.
error-black-hint = Zwart is geen kleur die een hint kan noemen.
error-multicolour-hint = In dit spel mag geen hint bont noemen.
error-no-such-colour = In dit spel is er geen { $colour }.
error-no-such-value = Waarden gaan van 1 tot en met 5.
error-empty-hand = Plaats { $seat } heeft geen kaarten.
error-not-your-card = Plaats { $seat } heeft deze kaarten: { $cards }.
error-no-announcing = In dit spel worden geen kleuren aangekondigd.
error-not-a-rearrangement = Noem elke kaart van plaats { $seat } precies één keer: { $cards }.
error-not-a-pose = Noem alleen kaarten van plaats { $seat } ({ $cards }), elk hoogstens één keer als gedraaid en één keer als omhoog of omlaag geschoven.

# Bestanden en stellingen
error-no-beginning = Dit spel begint halverwege; hoe het zover kwam, is niet bekend.
exact-field-unknown = Het veld { $field } bestaat hier niet. De velden zijn { $fields }.
exact-field-wrong = { $value } hoort { $wanted ->
    [text] tekst
    [number] een heel getal
    [whole-number] een heel getal van { $least } tot en met { $most }
    [object] een object
    [list] een lijst
    [short-list] een lijst van hoogstens { $most } (en niet { $found })
    [numbers] een lijst van hoogstens { $most } hele getallen
    [tiles] de lijst van de zes tegels in hun volgorde
    [no-tiles] leeg
    [names] een lijst van { $players } namen, één per plaats,
    [bots] een lijst van { $players }, de naam van een bot of null voor een mens,
    [day] een dag zoals '2026-12-24'
    [tags] een object met hoogstens { $most } teksten
    [line] één regel van hoogstens { $most } letters
    [name] 1 tot { $most } letters zonder regeleinden en stuurtekens
    [letters] 1 tot { $most } letters
    [digits] een reeks van { $count } hexadecimale cijfers
    [true-or-false] true of false
    [few-actions] hoogstens { $most } zetten in totaal
    [choice] een van { $choices }
    [offsets] een begin en een einde
    [bytes] volgens vorm en type { $most } bytes
    [action-of] een zet van speler { $player } onder { $nothing }, en { $nothing } voor alle anderen,
    [held-card] de zet van een kaart die speler { $player } heeft,
   *[literal] { $literal }
} te zijn.
exact-not-json = Dit is geen JSON: { $why }.
exact-too-large = Het bestand is te groot: het mogen { $most } bytes zijn.
exact-unknown-format = Dit is geen spel: geen Tamaya-verslag (een object met het veld 'format') en ook geen spel van hanab.live (een object met de velden 'players', 'deck' en 'actions', of een link met 'replay-json/').
exact-bad-game-link = { $why ->
    [elsewhere] { $text } zegt alleen waar een spel staat, en daar wordt niets opgehaald: een link met 'replay-json/' bevat het hele spel.
    [not-whole] { $text } is niet volledig: na 'replay-json/' komen kaarten, zetten en een variant, met komma’s ertussen.
    [half-action] De link eindigt midden in een zet.
    [range] De link begint met het bereik { $text }: het eerste getal hoort niet het grootste te zijn.
    [digit] De link begint met { $text }: daar hoort een cijfer te staan.
   *[letter] Teken { $place } van de link is { $text }: het hoort a–z, 0–9 of A–Z te zijn.
}
exact-hanab-live-variant = De variant { $text } bestaat hier niet. De varianten zijn { $known }.
error-no-such-format = Het formaat { $text } bestaat niet. De formaten zijn { $formats }.
error-several-games = Het bestand bevat { $games } spellen, en er is er maar één nodig.
error-not-on-hanab-live = hanab.live kent { $what ->
    [both] geen variant met zowel bont als zwart
    [colours] geen variant met deze kleuren
    [tiles] geen bonustegels
    [hints] geen spellen met { $count } hintfiches
    [mistakes] geen spellen met { $count } foutfiches
    [hands] hier geen handen van { $count } kaarten, alleen { $least } tot { $most }
    [full-discard] geen afleggen als alle hintfiches er zijn (D2)
    [passing-over] geen overslaan van wie niets kan doen (X3a)
    [announcing] geen aankondigen (A1)
    [link-number] geen nummer voor deze variant dat in een link past
   *[link-option] in een link geen ruimte voor deze optie: gebruik het bestand
}.
error-no-record = { $text } is geen verslag: schrijf een spel als RecordedGame(game).
error-bad-position = Dit is geen stelling: { $field } kan niet { $text } zijn. { $wanted ->
    [words] Nodig zijn { $count } woorden: { $words }.
    [small-hands] Een hand heeft hoogstens { $most } kaarten.
    [numbered-card] Nodig is een kaart met haar nummer, zoals 7r1.
    [pile] Nodig zijn kaarten zoals r1, de volgende eerst; de laatste mag een nummer hebben als die eronder is gelegd.
    [each-once] Nodig is elk getal van 0 tot en met { $most } één keer.
    [no-tiles] Nodig is { $nothing }, want er zijn geen tegels in het spel.
    [tiles] Nodig zijn de zes tegels in hun volgorde en hoeveel er getrokken zijn, zoals 316254.2.
    [tokens-and-turn] Nodig zijn hintfiches en fouten, zoals 8.0, en dan beurt, plaats en resterende beurten, zoals 12.0.-
    [state] Nodig is { $nothing }, een beslissing of een einde.
    [no-gaps] Nodig is elk vuurwerk vanaf zijn eerste kaart, zonder gaten.
    [known-hints] Nodig zijn hints uit { $letters }.
    [poses] Nodig is een van { $poses } voor hoe ze wordt vastgehouden.
    [true-hints] Nodig zijn hints die voor de kaart kloppen.
   *[whole-number] Nodig is een heel getal van 0 tot en met { $most }.
}

# Bots, reeksen en omgevingen
error-not-one-of = { $option } kan niet { $value } zijn: kies uit { $choices }.
error-at-least = { $option } kan niet { $value } zijn: minstens { $least }.
error-not-whole = { $option } kan niet { $value } zijn: een heel getal.
error-not-a-figure = { $option } kan niet { $value } zijn: een getal.
error-wrong-count = { $option } moet { $wanted } elementen hebben, niet { $found }.
error-wrong-array = { $option } moet { $wanted } elementen van het juiste type hebben, niet { $found }.
error-env-reset = Er is nog geen spel: roep eerst reset aan.
error-env-turn = { $agent } is aan de beurt en gaf geen actie.
error-env-wait = { $agent } is aan de beurt: { $other } kan alleen wachten (actie { $number }).
error-env-seat = seat kan niet { $value } zijn: een getal van 0 tot en met { $most }, of { $turning }.
error-env-illegal = Actie { $number } mag niet. Wel toegestaan: { $legal }.
error-env-action = Een actie is een heel getal, niet { $value }.
error-partner-shares = partners kan niet { $value } zijn: elke bot heeft een aandeel boven 0 nodig.
error-not-a-partner = { $name } kan niet meespelen in een batch; de gecompileerde bots wel: { $bots }. In tamaya.env.gymnasium kan elke bot meespelen.
error-open-layout = De indeling { $name } toont een plaats haar eigen kaarten, en die mag geen bot zien.
error-base-layout = De indeling { $name } kent alleen het basisspel: gebruik 'full' voor deze regels.
error-hle-deal = Er valt nu niets te delen.
error-hle-illegal = Niet toegestaan: { $move }. Wel toegestaan: { $legal }.
error-hle-deck = De kaarten passen niet: het zijn er { $cards }, elk als kleur × { $values } + rang.
error-hle-lacks = In de actie { $action } ontbreekt { $missing }.
error-hle-rules = De Hanabi Learning Environment kent alleen het basisspel, niet { $options }.
error-batch = Een batch heeft minstens één spel en één thread, niet { $games } en { $threads }.
error-batch-illegal = Actie { $number } mag niet in baan { $lane }. Wel toegestaan: { $legal }.
error-batch-over = Actie { $number } mag niet in baan { $lane }: dat spel is afgelopen, en { $none } laat een baan zoals ze is.
error-batch-game = Een baan neemt alleen spellen met haar eigen regels en aantal spelers.
error-batch-other-cards = Het moeten dezelfde kaarten zijn als eerst, in een andere volgorde.
error-batch-excluded = Een hint sluit een van de nieuwe kaarten van baan { $lane } uit.
error-team = Een team kan niet { $value } zijn: een tuple van bots, zoals ('smart',) * 3.
error-too-many-bots = { $bots } bots passen niet op { $seats } plaatsen.
error-games = { $games } spellen kun je niet spelen: minstens 1.
error-workers = { $workers } processen kunnen niet spelen: minstens 1.
error-needs-cluster = Een cluster heeft Dask nodig: pip install "tamaya[cluster]".
error-no-cluster = Op { $address } antwoordt geen Dask-scheduler: { $why }.
error-process-ended = Een proces stopte plotseling, in een van de spellen met seeds { $first } tot en met { $last }.
error-worker-ended = Een proces stopte plotseling. Met --resume gaat dezelfde opdracht verder met wat er nog ontbreekt.
error-not-a-run = { $path } is niet zo’n reeks: noem het bestand van een reeks, of een nieuw bestand.
error-not-results = Dit zijn geen resultaten van tamaya arena --json.
error-other-run = { $path } hoort bij een andere reeks: noem een ander bestand.
error-unknown-team = { $bot } kan niet verderspelen. De teams zijn { $teams }.
error-no-such-bot = De bot { $name } bestaat niet. De bots zijn { $bots }.
error-bot-broken = De bot { $name } kan niet worden geladen uit { $place }: { $why }.
error-bot-needs-extra = De bot { $name } heeft meer nodig: pip install "tamaya[{ $extras }]".
error-bot-not-callable = { $name } maakt geen bot: het kan niet worden aangeroepen.
error-bot-failed = De bot { $bot } faalde in het spel met seed { $seed }, beurt { $turn }. { $why }
error-bot-replaced = { $why } De bot { $who } speelde verder.
error-bot-forfeits = { $why } Het spel telt als verloren.
error-one-of = { $option } kan niet { $value } zijn, alleen een van { $values }.
error-bot-stood-in = De bot { $bot } speelde in het spel met seed { $seed }, beurt { $turn }, niet zelf. { $why } { $who } speelde in zijn plaats.
error-bot-no-maker = Hij wordt niet gemaakt door een functie van rules, players, seat en seed.
error-bot-no-bot = De functie geeft { $value }, en dat is geen bot: een bot heeft see(event) en choose(view).
error-bot-hangs = Hij antwoordt al { $seconds } seconden niet, in { $place }.
error-bot-no-choice = Hij antwoordt met { $value }, en dat is geen Choice(action, reason).
error-bot-illegal = Hij wil { $action }, en dat mag niet.

# Bots die andere programma’s zijn
error-bad-command = { $command } is geen opdracht: { $why }.
error-empty-command = Een opdracht kan niet leeg zijn.
error-program-not-executable = '{ $command }' mag niet worden uitgevoerd: chmod +x { $command }, of schrijf erbij waarmee het draait, zoals python3 { $command }.
error-no-such-program = Het programma '{ $command }' bestaat niet.{ $tip ->
    [quotes] {" "}Wat tussen aanhalingstekens staat, telt als één woord: laat die weg, of alles erachter.
    [here] {" "}Voor een programma in deze map schrijf je ./{ $command }
   *[elsewhere] {""}
}
error-bot-not-started = { $command } kan niet worden gestart: { $why }.
error-bot-late = Hij antwoordde niet binnen { $seconds } seconden. (Een bot moet zijn uitvoer na elke regel meteen versturen: flush.)
error-bot-unasked = Hij zegt ongevraagd { $text }.
error-bot-long-line = Hij schreef een regel van meer dan { $most } bytes.
error-bot-many-lines = Hij schreef meer dan { $most } regels waar niemand om had gevraagd.
error-bot-closed = Hij sloot zijn standaarduitvoer.
exact-bot-closed = Hij sloot zijn standaarduitvoer. Daarvoor schreef hij: { $words }
error-bot-killed = Hij werd beëindigd door signaal { $signal }.
exact-bot-killed = Hij werd beëindigd door signaal { $signal }. Daarvoor schreef hij: { $words }
error-bot-ended = Hij eindigde met status { $status }.
exact-bot-ended = Hij eindigde met status { $status }. Daarvoor schreef hij: { $words }
error-bot-log-full = (Meer dan { $most } bytes: de rest is weggelaten.)
error-bot-given-up = Hij faalde { $times } keer achter elkaar en wordt voorlopig niet meer gestart. De laatste keer: { $why }
error-bot-version = Hij spreekt versie { $found } van het protocol, niet { $wanted }.
error-bot-no-name = Hij zegt niet hoe hij heet.
error-bot-other-question = Hij beantwoordt vraag { $found }, maar kreeg vraag { $wanted }.
error-bot-no-json = Hij zegt { $text }, en dat is geen JSON.
error-bot-no-answer = Hij zegt { $text }, en dat is geen bericht van het type "{ $type }".
error-bot-field = Hij zegt { $text } als "{ $field }" van zijn "{ $type }"; dat hoort { $wanted ->
    [number] een heel getal
   *[text] tekst
} te zijn.
error-bot-no-field = Hij laat "{ $field }" weg uit zijn "{ $type }".
error-bot-stays = Na { $seconds } seconden draaide hij nog steeds.
error-bot-unasked-now = Er was niets gevraagd, of een andere bot heeft intussen gespeeld.
error-bot-left = Hij is weggegaan.
error-bad-told = { $line } is geen bericht van een tafel: { $why }.
error-check-after-nonsense = { $why } Daarvoor kreeg hij te horen: { $told }.
error-check-in-game = { $why } ({ $players } spelers, seed { $seed }, beurt { $turn }, regels { $rules })
error-bad-bot-command = { $text } is geen bot: schrijf NAAM=OPDRACHT, met een naam van kleine letters, cijfers en koppeltekens.
error-bot-name-taken = Er is al een bot die ‘{ $name }’ heet: kies een andere naam.

# Taalmodellen
error-llm-no-model = { $text } noemt geen model: schrijf { $form }; de opties mogen weg.
error-llm-option = Een taalmodel heeft geen optie { $text }: schrijf { $form }; de opties mogen weg.
error-bad-llm-key = { $variable } is geen sleutel: er staan tekens in die sleutels niet hebben.
error-no-endpoint = Waar is het model { $model }? Zet { $variable } bijvoorbeeld op http://localhost:11434/v1, en { $key } op de sleutel.
error-bad-endpoint = { $variable } is geen adres zoals http://localhost:11434/v1.
error-endpoint-password = { $variable } bevat een naam of een wachtwoord: de sleutel hoort in { $key }.
error-llm-unreachable = { $name } is niet bereikbaar: { $why }.
error-llm-late = { $name } antwoordde niet binnen { $seconds } seconden.
error-llm-status = { $name } antwoordt met status { $status }. { $said }
error-llm-too-long = { $name } antwoordt met meer dan { $most } bytes.
error-llm-no-completion = { $name } antwoordt met iets wat geen chatantwoord is: { $quoted }
error-llm-no-choice = Geen van zijn { $answers } antwoorden was een keuze.
error-llm-no-time = Zijn { $seconds } seconden voor de zet zijn om.
error-llm-used-up = Zijn { $most } { $what ->
    [calls] aanvragen
    [tokens] tokens
   *[seconds] seconden
} zijn op.
error-llm-given-up = Het had { $times } keer achter elkaar geen antwoord. De laatste keer: { $why }
llm-moved-instead = { $who } speelt voor mij. { $why }

# Een server draaien
error-keep-games = Spellen kun je niet { $days } dagen bewaren: minstens één dag, of 0 voor altijd.
error-needs-public-url = { $option } heeft --public-url nodig.
error-bad-header = Een header kan niet { $value } heten, maar bijvoorbeeld Remote-User.
error-bad-public-url = Het openbare adres kan niet { $value } zijn, maar bijvoorbeeld https://example.org/hanabi.
error-blank-password = Het wachtwoord is leeg. Laat --password en TAMAYA_PASSWORD weg als iedereen binnen mag.
error-bad-address = Het adres kan niet { $value } zijn, maar bijvoorbeeld 192.168.0.5 of tamaya.local, zonder poort.
error-bad-network = { $setting } kan { $text } niet bevatten ({ $why }): schrijf adressen en netwerken met komma’s ertussen, zoals 127.0.0.1,10.0.0.0/8{ $setting ->
    [trusted_proxies] , het woord unix, of een aantal proxy’s
   *[other] {""}
}.
error-no-port = De server kan niet luisteren op { $place }: { $why }. Kies een andere --port of --host.
error-one-worker = Maar één proces kan een SQLite-bestand bedienen: --workers heeft --database postgresql://… nodig
error-file-exists = { $file } bestaat al: kies een andere naam.
error-people-words = Na ‘{ $what }’ { $words ->
    [one] komt één naam of id
   *[other] komen { $words } namen of id’s
}.
error-no-person = { $text } is hier onbekend: ‘tamaya people find’ noemt iedereen.
error-several-people = Er heten meer mensen { $text }. Geef een id: { $ids }.
error-same-person = Dat is twee keer { $name }.
error-both-at-table = Ze zitten allebei aan tafel { $table }, en het spel daar is nog bezig.
error-database-not-empty = Er staat al iets in de nieuwe database.
error-no-folder = De map { $folder } bestaat niet: maak die eerst.
error-no-file = Het bestand { $file } bestaat niet.
error-unusable-file = { $file } is niet bruikbaar: { $why }.
error-damaged-file = { $file } is geen database, of is beschadigd: { $why }.
error-storage-unknown = { $kind }-databases zijn er hier niet: geef het pad van een SQLite-bestand, of postgresql://…
error-storage-no-file = { $place } is geen bestand: gebruik de hulpmiddelen van PostgreSQL (pg_dump, pg_restore).
error-storage-not-installed = { $why }.
error-storage-unreachable = { $place } is niet bereikbaar: { $why }.
error-storage-in-use = { $place } is open in een andere Tamaya (proces { $process }): stop die, of geef een ander bestand.
error-storage-newer = { $place } is geschreven door een nieuwere Tamaya: het schema is { $found }, en deze kent { $known }.
error-storage-closed = { $place } kan niet worden geopend: { $why }.
error-storage-not-writable = Naar { $place } kan niet worden geschreven: { $why }.
error-storage-no-database = { $place } is geen Tamaya-database, of is beschadigd: { $why } (zie tamaya restore).
error-bus-alone = { $place } hoort bij één proces, dat geen bus nodig heeft: meer processen vragen --database postgresql://…
error-bus-unknown = Een { $kind }-bus is er hier niet: geef redis://… of valkey://…, of laat het weg om de database te gebruiken.
error-bus-elsewhere = Op Windows heeft --database postgresql://… ook --bus redis://… of valkey://… nodig
error-bus-unreachable = { $place } is niet bereikbaar: andere processen zouden niet gehoord worden.
exact-bad-message = De server begrijpt dit bericht niet: { $why ->
    [choice] { $field } hoort een van { $choices } te zijn
    [letters] { $field } hoort hoogstens { $most } tekens te hebben
    [number] { $field } hoort een heel getal tot en met { $most } te zijn
    [next] { $field } hoort te zijn wat een eerder antwoord als next gaf
    [not-whole] het kwam niet helemaal aan
   *[other] { $why }
}.

# De opdrachtregel
error-no-such-turn = Beurt { $turn } bestaat niet: er wordt geteld vanaf 1, en 0 is het begin.
error-no-game-number = { $file }: spel { $game } bestaat niet: er wordt geteld van 1 tot en met { $games }.
error-which-game = { $file } bevat { $games } spellen: kies er een met --game N.
error-no-commitment = { $file }: er valt niets te controleren, want dit verslag heeft geen vingerafdruk. Spellen van een tafel hebben er een; zie docs/security.md.
error-which-record = Welk spel? Geef het bestand dat de tafel heeft bewaard: tamaya verify RECORD --fingerprint HEX.
error-bad-fingerprint = Een vingerafdruk heeft 64 hexadecimale cijfers, en ze tellen allemaal: { $value } heeft er { $found }. In het menu van de tafel staat hij voluit.
error-picture-width = Een afbeelding kan niet { $width } pixels breed zijn: { $least } tot { $most } kan wel.
error-picture-ending = Een afbeelding kan niet op { $ending } eindigen, alleen op .svg of .png.
error-goes-with = { $option } hoort bij { $other }.
error-no-puzzle = { $file }: er staat geen puzzel in; --make schrijft er een paar.
error-puzzle-unreadable = { $file }: puzzel { $number } is niet te lezen (één per regel, zoals --make ze schrijft). { $why }
error-too-few-puzzles = Deze spellen leveren maar { $made } puzzels op, niet { $wanted }.
error-one-output = --json - en --html - kunnen niet allebei naar de standaarduitvoer: noem voor een van beide een bestand.
error-who-plays = Wie speelt er? Zeg het met --bot NAAM, --bot module:make, --bot llm:MODEL of --bot-command ./mijnbot.
error-one-deal = --only speelt één spel met één team: laat --versus, --matrix en --resume weg.
error-one-run = { $option } bewaart één reeks: laat --versus en --matrix weg.
error-save-to-file = { $path } is een bestand: --save heeft een map nodig.
error-which-bot = Welke bot? { $usage }, of hoe hij ook wordt gestart.
error-bad-bot-link = { $link } is geen link voor een bot: de spelleider van een tafel krijgt er een, zoals https://…/api/bots/TABLE#KEY.
error-our-bot = { $bot } is een van Tamaya’s eigen bots; als programma is dat: tamaya bot-check tamaya bot-run { $bot }
error-missing-extra = { $who } heeft { $modules } nodig: pip install "tamaya[{ $extra }]".
error-unlikely = Volgens deze waarschijnlijkheid had geen van de getrokken spellen kunnen gebeuren.
error-storage-other-tables = er staan andere tabellen in, zoals { $table }
error-no-socket-files = Dit systeem kent geen socketbestanden.
