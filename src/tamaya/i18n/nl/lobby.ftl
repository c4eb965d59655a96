# Lobby, formulier voor een tafel, wachtkamer.

tagline = Hanabi met vrienden, volgens de regels van jouw doos
loading = Een ogenblik…
you = Jij
your-name = Jouw naam
save-name = Naam bewaren
change-name = Naam wijzigen
name-first = Vertel ons eerst je naam.
hello = Hallo, { $name }!
second-device = Tweede apparaat
second-device-text = Open deze link op je andere telefoon of computer: daar ben je dezelfde persoon met dezelfde plaatsen. Houd hem voor jezelf.
personal-link = Persoonlijke link
preferences = Taal en uiterlijk
language = Taal
theme = Uiterlijk
theme-name = { $theme ->
    [dark] Nacht
    [light] Dag
   *[auto] Automatisch
}
your-tables = Jouw tafels
public-tables = Openbare tafels
no-public-tables = Er is nu geen openbare tafel. Maak er een, dan kunnen anderen meedoen.
table-of = Tafel van { $name }
seats-taken = { $taken } van { $players } plaatsen bezet
phase = { $phase ->
    [waiting] open
    [playing] bezig
   *[over] afgelopen
}
new-table = Nieuwe tafel
create-table = Tafel maken
edition = Welke doos heb je?
players = Spelers
who-can-join = Wie kan meedoen
public-value = { $public ->
    [yes] Iedereen (openbaar)
   *[no] Alleen met de link
}
house-rules = Huisregels
table-manners = Aan tafel
multicolour-value = { $value ->
    [named-5] 5 kaarten, te noemen
    [named-10] 10 kaarten, te noemen
    [wild-5] 5 kaarten, wild
    [wild-10] 10 kaarten, wild
   *[none] geen
}
option-multicolour = Veelkleurig
option-black-powder = Zwart kruit
option-bonus-tiles = Bonustegels
option-announce = Aangekondigd spelen
option-masterpiece = Meesterwerk
option-hints = Hintfiches
option-mistakes = Foutfiches
option-empty-hints = Hints die geen kaart raken
option-discard-when-full = Afleggen met alle hintfiches
option-hand-size = Handkaarten
option-is = { $on ->
    [yes] { $name }
   *[no] { $name }: nee
}
hand-size-usual = naar aantal spelers
about-black-powder = Een vuurwerk dat van 5 naar 1 wordt gespeeld. Zwarte kaarten hebben voor hints geen kleur, en elke ontbrekende kost een punt.
about-bonus-tiles = Een voltooid vuurwerk levert een verrassing op in plaats van een hintfiche.
about-announce = Noem de kleur voordat je speelt: goed geeft een hintfiche terug, fout is een fout.
about-masterpiece = Geen laatste ronde: alle vuurwerken voltooid, of verloren.
about-empty-hints = “Je hebt geen rode kaart” is ook een hint.
about-discard-when-full = Afleggen mag, ook al kan er geen fiche terugkomen.
starter = Wie begint
starter-name = { $starter ->
    [edition] zoals in de spelregels
    [host] de gastheer beslist
   *[random] willekeurig
}
talk-setting = Praten tijdens het spel
talk-name = { $talk ->
    [silent] Zwijgend
    [phrases] Vaste zinnen
   *[free] Vrij praten
}
quiet-turns = Stille beurten
about-quiet-turns = Niemand praat terwijl een ander nadenkt.
reactions-allowed = Reacties
about-reactions = Een lampiongezicht als antwoord op een kaart die net te zien was. Niet na een hint: dat zou te veel zeggen.
explained = Bots zeggen waarom
about-explained = Een bot vertelt bij elke zet meteen de reden. Dat is meer dan de regels toestaan, en goed om te leren. Na afloop vertellen ze het toch.
spectators-allowed = Toeschouwers welkom
about-spectators = Ze zien alleen wat openbaar is, of het zicht van een speler die dat toestaat.
seed = Startgetal
seed-secret = geheim toeval
about-seed = Hetzelfde getal deelt dezelfde kaarten. Laat het leeg voor een eerlijk spel.

# Wachtkamer

chairs = Stoelen
chair-free = Vrije stoel
chair-empty = niemand
host = gastheer
away = afwezig
sit = Ga zitten
sit-at = Ga op stoel { $place } zitten
stand = Opstaan
add-bot = Bot erbij
add-bot-at = Zet een bot op stoel { $place }
bot-to-add = Soort bot
bot-not-ready = maakt zich klaar
bots-not-ready = Een bot maakt zich klaar. De eerste keer kan dat een minuut duren.
remove = Verwijderen
remove-who = Haal { $who } van stoel { $place }
readmit = Laat { $who } weer zitten
watching = Kijkt toe: { $names }
invite = Nodig vrienden uit
invite-text = Stuur deze link. Een naam is genoeg.
invite-link = Uitnodigingslink
copy-link = Link kopiëren
copied = Gekopieerd.
copy-by-hand = Kopieer dit:
rules-of-table = Regels van deze tafel
change-rules = Regels wijzigen
save = Bewaren
who-begins = Wie begint?
begins-rule = { $rule ->
    [most-colourful] Volgens de spelregels begint wie het kleurrijkst gekleed is.
    [oldest] Volgens de spelregels begint de oudste speler.
    [host] De gastheer beslist wie begint.
   *[random] Het toeval beslist wie begint.
}
start = Starten
chairs-free = { $free ->
    [one] Er is nog één stoel vrij: nodig iemand uit of zet er een bot bij.
   *[other] Er zijn nog { $free } stoelen vrij: nodig iemand uit of zet er bots bij.
}
waiting-for-players = { $free ->
    [one] Wachten op nog één speler…
   *[other] Wachten op nog { $free } spelers…
}
waiting-for-host = Iedereen is er. De gastheer start het spel.
invited-title = Je bent uitgenodigd
invited-text = Vertel je vrienden je naam en neem plaats.
table-unknown = Hier is geen tafel
table-unknown-text = Misschien is de link onvolledig. Vraag je vrienden er nog eens om.
table-forbidden = Je kunt hier niet toekijken
table-forbidden-text = Deze tafel laat geen toeschouwers toe.
