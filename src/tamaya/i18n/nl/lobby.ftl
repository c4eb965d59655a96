# Lobby, formulier voor een tafel, wachtkamer.

tagline = Hanabi met vrienden, volgens de regels van jouw doos
loading = Een ogenblik…
you = Jij
your-name = Jouw naam
save-name = Naam opslaan
change-name = Naam wijzigen
hello = Hallo, { $name }!
preferences = Instellingen
language = Taal
language-partly = { $name } (voor { $percent }% vertaald)
theme = Uiterlijk
theme-name = { $theme ->
    [dark] Nacht
    [light] Dag
   *[auto] Automatisch
}
your-tables = Jouw tafels
my-games = Mijn spellen
my-progress = Mijn voortgang
my-clubs = Mijn clubs
public-tables = Openbare tafels
table-of = Tafel van { $name }
seats-taken = { $taken } van { $players } plaatsen bezet
phase = { $phase ->
    [waiting] open
    [playing] bezig
   *[over] afgelopen
}
create-table = Tafel openen
edition = Welke doos heb je?
players = Spelers
who-can-join = Wie kan meedoen
public-value = { $public ->
    [yes] Iedereen (openbaar)
   *[no] Alleen met de link
}
house-rules = Huisregels
table-manners = Aan tafel
starter = Wie begint
starter-name = { $starter ->
    [edition] volgens de spelregels
    [host] de spelleider beslist
   *[random] willekeurig
}
talk-setting = Praten tijdens het spel
talk-name = { $talk ->
    [silent] Zwijgend
    [phrases] Vaste zinnen
   *[free] Vrij praten
}
manners-of-box = { $comments ->
    [forbidden] Volgens het boekje geeft niemand commentaar op de beurt van een ander.
    [discouraged] Volgens het boekje geef je liever geen commentaar op de beurt van een ander.
   *[unsaid] Strikt genomen, zegt het boekje, praat je alleen om hints te geven. Elke groep bepaalt dat zelf.
}
quiet-turns = Stille beurten
about-quiet-turns = Niemand praat terwijl een ander nadenkt.
reactions-allowed = Reacties
about-reactions = Reageer met een lampiongezichtje op een kaart die net te zien was. Niet na een hint: dat zou te veel zeggen.
explained = Bots zeggen waarom
about-explained = Bots geven bij elke zet meteen de reden. Dat is meer dan de regels toestaan, maar goed om te leren. Na afloop vertellen ze die sowieso.
spectators-allowed = Toeschouwers welkom
about-spectators = Ze zien alleen wat openbaar is, of wat een speler ziet die dat toestaat.
all-hands = Toeschouwers mogen alle handen zien
about-all-hands = Iedereen krijgt het voor het begin te horen en ziet wie er toekijkt. Tijdens het spel kan het niet meer anders.
spectator-delay = Ze zien het
spectator-delay-value = { $moves ->
    [0] meteen
   *[other] { $moves } zetten later
}
seed = Startgetal
seed-secret = aan het toeval overgelaten
about-seed = Hetzelfde getal geeft dezelfde kaarten, en wie het kent, kan de kaarten achterhalen. Daarom krijgt iedereen te zien dat je er een hebt ingesteld. Laat het leeg voor een eerlijk spel.

# Wachtkamer

chairs = Plaatsen
chair-free = Vrije plaats
chair-empty = niemand
host = spelleider
away = afwezig
sit = Plaatsnemen
sit-at = Op plaats { $place } gaan zitten
stand = Opstaan
add-bot = Bot erbij
add-bot-at = Een bot op plaats { $place } zetten
bot-to-add = Soort bot
bot-kinds-at = Bot voor plaats { $place } kiezen
bot-not-ready = maakt zich klaar
bots-not-ready = Een bot maakt zich klaar. De eerste keer kan dat een minuut of langer duren.
bot-not-here = nog niet hier
bot-asked-by = gevraagd door { $who }
bot-connected-from = laatst verbonden vanaf { $address }
bots-not-here = De externe bot is er nog niet.
bot-away = Zolang de bot er niet is
bot-away-value = { $waits ->
    [yes] wachten we op hem
   *[no] speelt de voorzichtige bot voor hem
}
bot-new-link = Nieuwe link voor de bot
bot-link = Link voor de bot
bot-link-title = Een externe bot
bot-link-text = Met deze link krijgt één bot plaats { $place } aan deze tafel. Je ziet de link alleen nu; zodra er een nieuwe is, werkt hij niet meer.
bot-link-told = Iedereen aan tafel krijgt te horen dat jij hem hebt gevraagd en vanaf welk adres de bot verbinding maakt.
bot-link-waits = Hij werkt zodra de anderen akkoord zijn.
bot-link-command = Opdracht om een botprogramma te verbinden, op een computer met Tamaya
copy-command = Opdracht kopiëren
remove = Verwijderen
remove-who = { $who } van plaats { $place } halen
remove-chair-at = De vrije plaats { $place } verwijderen
readmit = { $who } weer toelaten
watching = Toeschouwers: { $names }
invite = Vrienden uitnodigen
invite-text = Stuur deze link door. Je vrienden openen hem en vullen een naam in.
invite-link = Uitnodigingslink
copy-link = Link kopiëren
copied = Gekopieerd.
copy-by-hand = Kopieer dit:
rules-of-table = Regels van deze tafel
change-rules = Regels wijzigen
save = Opslaan
who-begins = Wie begint?
begins-rule = { $rule ->
    [most-colourful] Volgens de spelregels begint wie het kleurrijkst gekleed is.
    [oldest] Volgens de spelregels begint de oudste speler.
   *[random] Het toeval beslist wie begint.
}
start = Starten
chairs-free = { $free ->
    [one] Er is nog één plaats vrij: nodig iemand uit, zet er een bot bij of verwijder de plaats.
   *[other] Er zijn nog { $free } plaatsen vrij: nodig mensen uit, zet er bots bij of verwijder plaatsen.
}
waiting-for-players = { $free ->
    [one] Wachten op nog één speler…
   *[other] Wachten op nog { $free } spelers…
}
waiting-for-host = Alle plaatsen zijn bezet. Wachten tot de spelleider start.
invited-title = Je bent uitgenodigd
table-unknown = Hier is geen tafel
table-unknown-text = Misschien is de link onvolledig. Vraag je vrienden er nog eens om.
table-forbidden = Je kunt hier niet toekijken
table-forbidden-text = Deze tafel laat geen toeschouwers toe.
table-unreadable = Deze tafel kan niet worden geladen
table-unreadable-text = De beheerder van de server moet ernaar kijken. Andere tafels hebben er geen last van.
