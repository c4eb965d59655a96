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
jump-word = { $kind ->
    [mistake] Feil
    [lost] Tapt kort
   *[hint] Opplysning
}
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
company-point = Trykk på et kort for å peke på det.
pointed-at = Den som viser rundt, peker på dette kortet

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
bring-in-large = En fil kan være på høyst én megabyte, med mindre den har ett spill på hver linje.
bring-in-going = Importerer: { $share } ferdig. La siden være åpen, så går det av seg selv.
bring-in-unread = { $count } importert. Kunne ikke leses her og ble utelatt: { $unread }.
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

# A deal that several teams play without knowing it
deal = Kortfordeling
deal-of-day = Dagens kortfordeling, { $day }
deal-passed-on = En kortfordeling du kan spille selv
deal-about = Alle får de samme kortene og ett forsøk. Poeng og kort er skjult til du har spilt.
deal-alone = Spill alene med boter
deal-team = Spill med venner
deal-making = Kortene deles ut …
deal-go-on = Spill videre
deal-day-over = Denne dagen er over.
deal-look = Se den uten å spille
deal-look-about = Du får se kortene og resultatene, og kan ikke spille denne kortfordelingen lenger.
deal-look-no = Avbryt
deal-copy-link = Kopier lenken til denne kortfordelingen
deal-solution = Slik kan den vinnes
deal-before = Dagen før
deal-results = Slik gikk det for lagene
deal-nobody = Ingen har spilt ferdig denne kortfordelingen ennå.
deal-score-yours = du
deal-yours = Du
deal-compare = Sammenlign trekk
deal-pass-on = La andre spille denne kortfordelingen
deal-pass-on-about = Alle som har lenken, kan spille de samme kortene. Til de har gjort det, er dette spillet skjult for dem, selv om de har lenken til det.
deal-pass-on-yes = La andre spille
deal-play-it = Spill denne kortfordelingen
deal-sealed = Denne kortfordelingen kan du fortsatt spille
deal-teams = { $teams ->
    [0] Ingen lag har spilt den ennå.
    [one] Ett lag har spilt den.
   *[other] { $teams } lag har spilt den.
}
deal-score-teams = { $teams ->
    [one] ett lag
   *[other] { $teams } lag
}
same-deal-beaten = Bedre enn { $share } av de andre resultatene; like resultater teller halvt.

# My progress
progress-figure = { $name ->
    [games] spill
    [perfect] { $count ->
        [one] perfekt oppvisning
       *[other] perfekte oppvisninger
    }
    [lost] tapt
    [puzzles] { $count ->
        [one] oppgave løst
       *[other] oppgaver løst
    }
    [streak] { $count ->
        [one] dag på rad (rekord)
       *[other] dager på rad (rekord)
    }
   *[hints] opplysninger per poeng
}
progress-none = Du har ikke spilt et spill til slutt ennå.
progress-average = { $games ->
    [one] Det siste spillet ditt: { $average } % av poengene.
   *[other] De siste { $games } spillene dine: { $average } % av poengene i snitt.
}
progress-marks = En stjerne er en perfekt oppvisning, en prikk en oppvisning med poeng, et kryss en som gikk tapt. Den stiplede linjen er snittet av ti spill.
progress-mark = { $mark ->
    [perfect] vunnet
   *[lost] tapt
}
progress-best = Det beste du har klart, etter eske og antall spillere
progress-column = { $column ->
    [box] Eske
    [players] Spillere
    [games] Spill
   *[best] Best
}
progress-mates = Spilt med
progress-mate = { $name }: { $games ->
    [one] ett spill
   *[other] { $games } spill
}{ $perfect ->
    [0] {""}
    [one] , ett av dem perfekt
   *[other] , { $perfect } av dem perfekte
}
progress-mates-about = Velg folk for å telle bare spillene du har spilt med alle sammen.
progress-with = Bare spillene dine med { $names }
progress-hints = Opplysninger per poeng: fra { $first } til { $last }, over inntil ti spill om gangen.
progress-lapses = Hva som koster poeng
progress-lapses-about = Øyeblikk der du kunne ha visst bedre, fra tilbakeblikkene på spillene dine.
progress-lapses-none = Ingen er funnet så langt.
# Hva botene tror om deg der ingenting er avtalt. $part: en avtale, eller few (bare be om et kort); $games: etter hvor mange spill.
style = Slik ser botene deg
style-taken = Etter { $games ->
    [one] det siste spillet ditt
   *[other] de siste { $games } spillene dine
} tror botene at { $part ->
    [none] du tar opplysninger helt bokstavelig.
    [few] en opplysning fra deg betyr «spill dette», og ikke noe mer.
    [beginner] du spiller etter avtalen «nybegynner».
    [club] du spiller etter avtalen «klubb».
   *[expert] du spiller etter avtalen «ekspert».
}
style-about = Boter som kan konvensjoner, går ut fra det og tilpasser seg mens du spiller. Spill med en avtale teller ikke.
style-none = Botene vet ennå ikke hvordan du spiller: De har ikke noe spill å gå ut fra. De merker det mens du spiller.
style-forget = La dem glemme det
progress-csv = Lagre som tabell (CSV)
honours = Utmerkelser
honour-earned = Oppnådd
honour-open = Ikke ennå
honour-name = { $name ->
    [together] Godt selskap
    [perfect] Tamaya!
    [twenty] Til å stole på
    [full-table] Fullt bord
    [boxes] Samler
    [faithful] Gamle venner
    [puzzles] Skarpt blikk
   *[week] En hel uke
}
honour-about = { $name ->
    [together] Spill et spill til slutt sammen med en annen.
    [perfect] Lag en perfekt oppvisning.
    [twenty] Få minst 20 poeng i ti spill.
    [full-table] Få minst 20 poeng med fem spillere.
    [boxes] Spill et spill fra hver eske.
    [faithful] Spill 25 spill med samme person.
    [puzzles] Løs ti oppgaver på første forsøk.
   *[week] Spill dagens kortfordeling sju dager på rad.
}
to-exercises = Lær av feilene mine
