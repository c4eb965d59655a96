# Spill som er over: sidene deres, og listen over ens egne.
my-games-about = Spill du har spilt ferdig, på alle enhetene dine. Hvert av dem har sin egen side med en fast lenke.
games-filter = Finn et spill
games-box = Eske
games-score = Resultat
games-score-is = { $score ->
    [perfect] perfekte
    [many] 20 poeng eller mer
    [few] under 20
    [lost] tapt
   *[stopped] avsluttet før tiden
}
games-with = Med
games-bots = { $count ->
    [one] en bot
   *[other] { $count } boter
}
games-all = alle
games-none = Du har ikke spilt ferdig noe spill ennå.
games-none-found = Ingen av spillene dine passer.
games-older = Eldre spill
game-won = vunnet
game-lost = tapt
game-stopped = avsluttet før tiden
game-from-file = fra en fil
game-private-short = privat
game-is-missing = Spillet finnes ikke
game-is-private = Et privat spill
replay = Se det om igjen
to-its-table = Til bordet
copy-game-link = Kopier lenken
about-game = Om dette spillet
game-when = Spilt
game-imported = Importert
game-rules = Regler
game-seen-by = Kan ses av
game-seen-by-players = { $kind ->
    [table] bare dem som spilte
   *[other] bare deg
}
game-seen-by-link = alle som har lenken
game-private = { $kind ->
    [table] Bare for dem som spilte
   *[other] Bare for deg
}
game-private-about = { $kind ->
    [table] Så lenge én av dere vil det, kan ingen andre åpne lenken.
   *[other] Ingen andre kan åpne lenken.
}
game-delete = Slett dette spillet
game-delete-about = { $kind ->
    [table] Det slettes for godt så snart alle som spilte, vil det, sammen med alt som er prøvd ut herfra.
   *[other] Det slettes med en gang og for godt, sammen med alt som er prøvd ut herfra.
}
game-delete-yes = Slett det
game-delete-no = Behold det
game-delete-waits = Har ikke sagt ja ennå: { $names }.
game-deleted = Spillet er slettet.

# Se et spill om igjen
replay-tools = Visning
see-as = Synsvinkel
see-open = Åpne kort
see-from = Slik { $who } så det
jump-mistake = Neste feil
jump-lost = Neste kort som gikk tapt for godt
jump-hint = Neste opplysning
jump-hint-to = Neste opplysning til { $who }
jump-none = { $kind ->
    [mistake] Ingen gjorde noen feil i dette spillet.
    [lost] Ingen kort gikk tapt for godt.
   *[hint] Det var ingen slik opplysning.
}

# Sammen
company-here = Ser også på: { $names }
company-unnamed = { $count ->
    [one] én uten navn
   *[other] { $count } uten navn
}
company-leading = Du viser rundt: Alle som kommer inn med denne lenken, følger med.
company-follows = Du viser { $names } rundt
company-led = { $name } viser rundt
company-lead = Vis rundt
company-stop = Slutt å vise rundt
company-follow = Følg med
company-leave = Se på egen hånd

# Hva om
what-if = Hva om?
what-if-about = Her valgte noen en annen vei og spilte videre.
trying = Du spiller for alle.
try-bot = Hvilken bot
try-bots = La boter spille ferdig
try-bots-stop = Stopp botene
try-back = Tilbake til spillet
branch-ended = Slik ville det ha endt: { $result }.
branch-open = ikke ferdig, { $moves } trekk
branch-by = { $name }, fra trekk { $move }
branch-left = Slik gikk det ikke: Her går det annerledes fra trekk { $move }.
branch-origin = Til spillet slik det gikk
result-won = vunnet
result-lost = tapt
result-points = { $score } av { $all } poeng
result-stopped = avsluttet før tiden med { $score } poeng
points-so-far = { $score } poeng
comparison = Slik det gikk, og hva om
what-happened = Slik det gikk
move-column = Trekk

# Files and pictures
bring-in = Importer spill fra en fil
bring-in-about = Spillfiler fra Tamaya, filer fra hanab.live eller lenker derfra med hele spillet i; også flere på én gang. Hvert spill får sin egen side her. Ingenting hentes fra andre steder.
bring-in-file = En fil
bring-in-text = Eller teksten i den, eller en lenke
bring-in-submit = Importer
bring-in-large = En fil kan være på høyst én megabyte.
bring-in-refused = Det gikk ikke. { $why }
bring-in-done = { $count ->
    [one] Spillet er importert.
   *[other] { $count } spill er importert.
}
bring-in-ignored = Importert. Utelatt fordi det ikke betyr noe her: { $fields }.
takeaway = Filer og bilder
save-hanab-live = Lagre for hanab.live
copy-hanab-live = Kopier en lenke til hanab.live
save-picture = Lagre bildet ({ $kind })
picture-moment = Lagre et bilde av dette øyeblikket
played-here = Her ble det spilt:

# What is wrong with a file, and where
place-line = linje { $line }
place-column = linje { $line }, kolonne { $column }
place-game = spill { $number }
place-move = trekk { $number }
place-card = kort { $number } i bunken
place-name = navn { $number }
place-note = notat { $number }
place-link = lenken
place-byte = byte { $number }
place-field = «{ $name }»
error-empty = Filen er tom.
error-truncated = Filen slutter midt i det som begynner her.
error-not-json = Dette er ikke JSON, altså ingen fil med et spill.
error-not-utf-8 = Dette er ikke tekst i UTF-8.
error-nested-too-deeply = Dette er for dypt nøstet for et spill.
error-field-twice = Feltet finnes to ganger.
error-number-too-long = Dette tallet er for langt.
error-field-missing = Feltet «{ $field }» mangler.
error-field-unknown = Det finnes ikke noe felt { $field } i en slik fil.
error-field-wrong = Her hører noe annet hjemme.
error-unknown-format = Dette er ikke noe spill vi kjenner: verken fra Tamaya eller fra hanab.live.
error-after-the-end = Noe skjedde etter slutten.
error-bad-game-link = Det hentes ingenting fra lenker. En lenke med «replay-json/» inneholder hele spillet hvis den er fullstendig; bruk ellers filen.
error-hanab-live-option = Slike spill finnes på hanab.live, men ikke her.
error-hanab-live-variant = Denne varianten fra hanab.live finnes ikke her.
error-record = Det tillater ikke reglene her.
