# Spellen die afgelopen zijn: hun pagina's en de lijst van je eigen spellen.
my-games-about = Spellen die je uitgespeeld hebt, op al je apparaten. Elk spel heeft een eigen pagina met een blijvende link.
games-filter = Een spel zoeken
games-box = Doos
games-score = Resultaat
games-score-is = { $score ->
    [perfect] perfect
    [many] 20 punten of meer
    [few] minder dan 20
    [lost] verloren
   *[stopped] vroegtijdig gestopt
}
games-with = Met
games-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
games-all = alle
games-none = Je hebt nog geen spel uitgespeeld.
games-none-found = Geen passend spel gevonden.
games-older = Oudere spellen
game-won = gewonnen
game-lost = verloren
game-stopped = vroegtijdig gestopt
game-from-file = uit een bestand
game-private-short = privé
game-is-missing = Hier is geen spel
game-is-private = Een privéspel
replay = Nog eens bekijken
to-its-table = Naar de tafel
copy-game-link = Link kopiëren
about-game = Over dit spel
game-when = Gespeeld
game-imported = Geïmporteerd
game-rules = Regels
game-seen-by = Zichtbaar voor
game-seen-by-players = { $kind ->
    [table] alleen wie meegespeeld heeft
   *[other] alleen jou
}
game-seen-by-link = iedereen met de link
game-private = { $kind ->
    [table] Alleen voor wie meegespeeld heeft
   *[other] Alleen voor jou
}
game-private-about = { $kind ->
    [table] Zolang een van jullie dat wil, kan niemand anders de link openen.
   *[other] Niemand anders kan de link openen.
}
game-delete = Dit spel verwijderen
game-delete-about = { $kind ->
    [table] Het verdwijnt voorgoed zodra iedereen die meespeelde akkoord gaat, met alles wat er van hieruit geprobeerd is.
   *[other] Het verdwijnt meteen en voorgoed, met alles wat er van hieruit geprobeerd is.
}
game-delete-yes = Verwijderen
game-delete-no = Bewaren
game-delete-waits = Nog niet akkoord: { $names }.
game-deleted = Het spel is verwijderd.

# Een spel nog eens bekijken
replay-tools = Weergave
see-as = Perspectief
see-open = Open kaarten
see-from = Zoals { $who } het zag
jump-mistake = Volgende fout
jump-lost = Volgende kaart die voorgoed verloren ging
jump-hint = Volgende hint
jump-hint-to = Volgende hint aan { $who }
jump-none = { $kind ->
    [mistake] Niemand maakte een fout in dit spel.
    [lost] Er ging geen kaart voorgoed verloren.
   *[hint] Zo’n hint was er niet.
}

# Samen
company-here = Ook aanwezig: { $names }
company-unnamed = { $count ->
    [one] iemand zonder naam
   *[other] { $count } mensen zonder naam
}
company-leading = Jij leidt rond: wie deze link opent, loopt mee.
company-follows = Jij leidt { $names } rond
company-led = { $name } leidt rond
company-lead = Rondleiden
company-stop = Niet meer rondleiden
company-follow = Meelopen
company-leave = Zelf rondkijken

# Wat als
what-if = Wat als?
what-if-about = Iemand probeerde hier iets anders en speelde verder.
trying = Jij speelt voor iedereen.
try-bot = Welke bot
try-bots = Bots laten uitspelen
try-bots-stop = Bots stoppen
try-back = Terug naar het spel
branch-ended = Zo was het afgelopen: { $result }.
branch-open = niet uitgespeeld, { $moves } zetten
branch-by = { $name }, vanaf zet { $move }
branch-left = Zo ging het niet: hier gaat het bij zet { $move } anders verder.
branch-origin = Naar het spel zoals het ging
result-won = gewonnen
result-lost = verloren
result-points = { $score } van { $all } punten
result-stopped = vroegtijdig gestopt met { $score } punten
points-so-far = { $score ->
    [one] 1 punt
   *[other] { $score } punten
}
comparison = Hoe het ging, en wat als
what-happened = Hoe het ging
move-column = Zet

# Files and pictures
bring-in = Spellen uit een bestand importeren
bring-in-about = Spelverslagen van Tamaya, bestanden van hanab.live of de links ervan waar het hele spel in zit; ook meerdere tegelijk. Elk spel krijgt hier een eigen pagina. Van andere sites wordt niets opgehaald.
bring-in-file = Een bestand
bring-in-text = Of de tekst ervan, of een link
bring-in-submit = Importeren
bring-in-large = Een bestand mag hooguit één megabyte groot zijn.
bring-in-refused = Dat lukte niet. { $why }
bring-in-done = { $count ->
    [one] Het spel is geïmporteerd.
   *[other] { $count } spellen zijn geïmporteerd.
}
bring-in-ignored = Geïmporteerd. Weggelaten, omdat het hier niets betekent: { $fields }.
takeaway = Bestanden en plaatjes
save-hanab-live = Opslaan voor hanab.live
copy-hanab-live = Link voor hanab.live kopiëren
save-picture = Plaatje opslaan ({ $kind })
picture-moment = Plaatje van dit moment opslaan
played-here = Hier is gespeeld:

# What is wrong with a file, and where
place-line = regel { $line }
place-column = regel { $line }, kolom { $column }
place-game = spel { $number }
place-move = zet { $number }
place-card = kaart { $number } van de stapel
place-name = naam { $number }
place-note = notitie { $number }
place-link = de link
place-byte = byte { $number }
place-field = ‘{ $name }’
error-empty = Het bestand is leeg.
error-truncated = Het bestand houdt op midden in wat hier begint.
error-not-json = Dit is geen JSON, dus geen bestand met een spel.
error-not-utf-8 = Dit is geen tekst in UTF-8.
error-nested-too-deeply = Dit is te diep genest voor een spel.
error-field-twice = Het veld staat er twee keer.
error-number-too-long = Dit getal is te lang.
error-field-missing = Het veld ‘{ $field }’ ontbreekt.
error-field-unknown = Een veld { $field } bestaat niet in zo’n bestand.
error-field-wrong = Hier hoort iets anders te staan.
error-unknown-format = Dit is geen spel dat we kunnen lezen: geen spelverslag van Tamaya en geen bestand van hanab.live.
error-after-the-end = Er staat nog een zet na het einde.
error-bad-game-link = Links worden niet opgehaald. Een complete link met ‘replay-json/’ bevat het hele spel; importeer anders het bestand.
error-hanab-live-option = Spellen met deze optie zijn er bij hanab.live, maar niet hier.
error-hanab-live-variant = Deze variant van hanab.live kun je hier niet spelen.
error-record = Dat mag hier niet volgens de regels.
