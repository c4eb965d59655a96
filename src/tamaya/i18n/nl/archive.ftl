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
jump-word = { $kind ->
    [mistake] Fout
    [lost] Verlies
   *[hint] Hint
}
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
company-point = Tik op een kaart om ernaar te wijzen.
pointed-at = Wie rondleidt, wijst naar deze kaart

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
result-stopped = vroegtijdig gestopt met { points-so-far }
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
bring-in-large = Een bestand mag hoogstens één megabyte groot zijn, tenzij elke regel één spel bevat.
bring-in-going = Bezig met importeren: { $share } klaar. Laat de pagina open, het gaat vanzelf verder.
bring-in-unread = { $count } geïmporteerd. Hier niet leesbaar en overgeslagen: { $unread }.
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

# A deal that several teams play without knowing it
deal = Deling
deal-of-day = Deling van de dag, { $day }
deal-passed-on = Een deling om zelf te spelen
deal-about = Iedereen krijgt dezelfde kaarten en één poging. Punten en kaarten blijven verborgen tot je gespeeld hebt.
deal-alone = Alleen met bots spelen
deal-team = Met vrienden spelen
deal-making = De kaarten worden gedeeld …
deal-go-on = Verderspelen
deal-day-over = Die dag is voorbij.
deal-look = Bekijken zonder te spelen
deal-look-about = Je ziet de kaarten en de resultaten en kunt deze deling niet meer spelen.
deal-look-no = Annuleren
deal-copy-link = Link naar deze deling kopiëren
deal-solution = Zo kun je winnen
deal-before = De dag ervoor
deal-results = Hoe de teams het deden
deal-nobody = Nog niemand heeft deze deling uitgespeeld.
deal-score-yours = jij
deal-yours = Jij
deal-compare = Zetten vergelijken
deal-pass-on = Anderen deze deling laten spelen
deal-pass-on-about = Wie de link heeft, kan dezelfde kaarten spelen. Tot dan blijft dit spel voor hen verborgen, ook al hebben ze de link ervan.
deal-pass-on-yes = Laten spelen
deal-play-it = Deze deling spelen
deal-sealed = Deze deling kun je nog spelen
deal-teams = { $teams ->
    [0] Nog geen team heeft deze kaarten gespeeld.
    [one] Eén team heeft deze kaarten gespeeld.
   *[other] { $teams } teams hebben deze kaarten gespeeld.
}
deal-score-teams = { $teams ->
    [one] één team
   *[other] { $teams } teams
}
same-deal-beaten = Beter dan { $share } van de andere resultaten; gelijke tellen half.

# My progress
progress-figure = { $name ->
    [games] { $count ->
        [one] spel
       *[other] spellen
    }
    [perfect] { $count ->
        [one] perfecte show
       *[other] perfecte shows
    }
    [lost] verloren
    [puzzles] { $count ->
        [one] puzzel opgelost
       *[other] puzzels opgelost
    }
    [streak] { $count ->
        [one] dag op rij (record)
       *[other] dagen op rij (record)
    }
   *[hints] hints per punt
}
progress-none = Je hebt nog geen spel uitgespeeld.
progress-average = { $games ->
    [one] Je laatste spel: { $average }% van de punten.
   *[other] Je laatste { $games } spellen: gemiddeld { $average }% van de punten.
}
progress-marks = Een ster is een perfecte show, een stip een show met punten, een kruis een verloren show. De streepjeslijn is het gemiddelde van tien spellen.
progress-mark = { $mark ->
    [perfect] gewonnen
   *[lost] verloren
}
progress-best = Je beste resultaten, per doos en aantal spelers
progress-column = { $column ->
    [box] Doos
    [players] Spelers
    [games] Spellen
   *[best] Beste
}
progress-mates = Gespeeld met
progress-mate = { $name }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}{ $perfect ->
    [0] {""}
    [one] , waarvan één perfect
   *[other] , waarvan { $perfect } perfect
}
progress-mates-about = Kies mensen om alleen de spellen te tellen die je met hen allemaal hebt gespeeld.
progress-with = Alleen je spellen met { $names }
progress-hints = Hints per punt: van { $first } naar { $last }, telkens over hooguit tien spellen.
progress-lapses = Wat punten kost
progress-lapses-about = Momenten waarop je het beter had kunnen weten, uit de terugblikken op je spellen.
progress-lapses-none = Tot nu toe zijn er geen gevonden.
# Waar bots je voor houden als er niets is afgesproken. $part: een afspraak, of few (alleen vragen om een kaart); $games: na hoeveel spellen.
style = Hoe bots je inschatten
style-taken = Na { $games ->
    [one] je laatste spel
   *[other] je laatste { $games } spellen
} denken bots dat { $part ->
    [none] je hints letterlijk bedoelt en neemt.
    [few] een hint voor jou ‘speel deze’ betekent, en verder niets.
    [beginner] je volgens de afspraak ‘beginners’ speelt.
    [club] je volgens de afspraak ‘club’ speelt.
   *[expert] je volgens de afspraak ‘experts’ speelt.
}
style-about = Bots die conventies kennen, gaan daarvan uit en passen zich dan aan je aan. Spellen met een afspraak tellen niet mee.
style-none = Bots weten nog niet hoe je speelt: er is nog geen spel om op af te gaan. Ze merken het terwijl je speelt.
style-forget = Laten vergeten
progress-csv = Opslaan als tabel (CSV)
honours = Onderscheidingen
honour-earned = Verdiend
honour-open = Nog niet
honour-name = { $name ->
    [together] Goed gezelschap
    [perfect] Tamaya!
    [twenty] Betrouwbaar
    [full-table] Volle tafel
    [boxes] Verzamelaar
    [faithful] Oude vrienden
    [puzzles] Scherpe blik
   *[week] Een week lang
}
honour-about = { $name ->
    [together] Speel een spel uit met iemand anders.
    [perfect] Geef een perfecte show.
    [twenty] Haal in tien spellen minstens 20 punten.
    [full-table] Haal met vijf spelers minstens 20 punten.
    [boxes] Speel een spel uit elke doos.
    [faithful] Speel 25 spellen met dezelfde persoon.
    [puzzles] Los tien puzzels bij de eerste poging op.
   *[week] Speel zeven dagen op rij de deling van de dag.
}
to-exercises = Leren van mijn fouten
