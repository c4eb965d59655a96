# Spil, der er slut: deres sider og listen over ens egne.
my-games-about = Spil, du har spillet færdig, på alle dine enheder. Hvert af dem har sin egen side med et permanent link.
games-filter = Find et spil
games-box = Æske
games-score = Resultat
games-score-is = { $score ->
    [perfect] perfekte
    [many] 20 point eller mere
    [few] under 20
    [lost] tabt
   *[stopped] afsluttet før tid
}
games-with = Med
games-bots = { $count ->
    [one] en bot
   *[other] { $count } botter
}
games-all = alle
games-none = Du har ikke spillet noget spil færdig endnu.
games-none-found = Ingen af dine spil passer.
games-older = Ældre spil
game-won = vundet
game-lost = tabt
game-stopped = afsluttet før tid
game-from-file = fra en fil
game-private-short = privat
game-is-missing = Spillet findes ikke
game-is-private = Et privat spil
replay = Se det igen
to-its-table = Til bordet
copy-game-link = Kopiér linket
about-game = Om dette spil
game-when = Spillet
game-imported = Importeret
game-rules = Regler
game-seen-by = Kan ses af
game-seen-by-players = { $kind ->
    [table] kun dem, der spillede med
   *[other] kun dig
}
game-seen-by-link = alle, der har linket
game-private = { $kind ->
    [table] Kun for dem, der spillede med
   *[other] Kun for dig
}
game-private-about = { $kind ->
    [table] Så længe bare én af jer vil have det sådan, kan ingen andre åbne linket.
   *[other] Ingen andre kan åbne linket.
}
game-delete = Slet dette spil
game-delete-about = { $kind ->
    [table] Det slettes for altid, så snart alle, der spillede med, vil det, sammen med alt, hvad der er prøvet af herfra.
   *[other] Det slettes med det samme og for altid, sammen med alt, hvad der er prøvet af herfra.
}
game-delete-yes = Slet det
game-delete-no = Behold det
game-delete-waits = Har ikke sagt ja endnu: { $names }.
game-deleted = Spillet er slettet.

# Se et spil igen
replay-tools = Visning
see-as = Synsvinkel
see-open = Åbne kort
see-from = Som { $who } så det
jump-mistake = Næste fejl
jump-lost = Næste kort, der gik tabt for altid
jump-hint = Næste { -hint }
jump-hint-to = Næste { -hint } til { $who }
jump-word = { $kind ->
    [mistake] Fejl
    [lost] Tabt kort
   *[hint] { -hint(form: "One") }
}
jump-none = { $kind ->
    [mistake] Ingen lavede fejl i dette spil.
    [lost] Ingen kort gik tabt for altid.
   *[hint] Sådan en { -hint } var der ikke.
}

# Sammen
company-here = Kigger også med: { $names }
company-unnamed = { $count ->
    [one] én uden navn
   *[other] { $count } uden navn
}
company-leading = Du viser rundt: Alle, der kommer ind med dette link, følger med.
company-follows = Du viser { $names } rundt
company-led = { $name } viser rundt
company-lead = Vis rundt
company-stop = Hold op med at vise rundt
company-follow = Følg med
company-leave = Se på egen hånd
company-point = Tryk på et kort for at pege på det.
pointed-at = Den, der viser rundt, peger på dette kort

# Hvad nu hvis
what-if = Hvad nu hvis?
what-if-about = Her valgte nogen en anden vej og spillede videre.
trying = Du spiller for alle.
try-bot = Hvilken bot
try-bots = Lad botter spille færdig
try-bots-stop = Stop botterne
try-back = Tilbage til spillet
branch-ended = Sådan ville det være endt: { $result }.
branch-open = ikke færdigt, { $moves } træk
branch-by = { $name }, fra træk { $move }
branch-left = Sådan gik det ikke: Her går det anderledes fra træk { $move }.
branch-origin = Til spillet, som det gik
result-won = vundet
result-lost = tabt
result-points = { $score } af { $all } point
result-stopped = afsluttet før tid med { $score } point
points-so-far = { $score } point
comparison = Sådan gik det, og hvad nu hvis
what-happened = Sådan gik det
move-column = Træk

# Files and pictures
bring-in = Importér spil fra en fil
bring-in-about = Spilfiler fra Tamaya, filer fra hanab.live eller links derfra med hele spillet i; også flere på én gang. Hvert spil får sin egen side her. Der hentes ikke noget andre steder fra.
bring-in-file = En fil
bring-in-text = Eller teksten i den eller et link
bring-in-submit = Importér
bring-in-large = En fil må højst være på én megabyte, medmindre den har ét spil på hver linje.
bring-in-going = Importerer: { $share } færdig. Lad siden være åben, så fortsætter det af sig selv.
bring-in-unread = { $count } importeret. Kunne ikke læses her og blev udeladt: { $unread }.
bring-in-refused = Det gik ikke. { $why }
bring-in-done = { $count ->
    [one] Spillet er importeret.
   *[other] { $count } spil er importeret.
}
bring-in-ignored = Importeret. Udeladt, fordi det ikke betyder noget her: { $fields }.
takeaway = Filer og billeder
save-hanab-live = Gem til hanab.live
copy-hanab-live = Kopiér et link til hanab.live
save-picture = Gem billedet ({ $kind })
picture-moment = Gem et billede af dette øjeblik
played-here = Her blev der spillet:

# What is wrong with a file, and where
place-line = linje { $line }
place-column = linje { $line }, kolonne { $column }
place-game = spil { $number }
place-move = træk { $number }
place-card = kort { $number } i stakken
place-name = navn { $number }
place-note = note { $number }
place-link = linket
place-byte = byte { $number }
place-field = »{ $name }«
error-empty = Filen er tom.
error-truncated = Filen slutter midt i det, der begynder her.
error-not-json = Det er ikke JSON, altså ikke en fil med et spil.
error-not-utf-8 = Det er ikke tekst i UTF-8.
error-nested-too-deeply = Det er for dybt indlejret til at være et spil.
error-field-twice = Feltet findes to gange.
error-number-too-long = Tallet er for langt.
error-field-missing = Feltet »{ $field }« mangler.
error-field-unknown = Der findes ikke et felt { $field } i sådan en fil.
error-field-wrong = Her skal der stå noget andet.
error-unknown-format = Det er ikke et spil, vi kender: hverken fra Tamaya eller fra hanab.live.
error-after-the-end = Der skete noget efter slutningen.
error-bad-game-link = Der hentes ikke noget fra links. Et link med »replay-json/« indeholder hele spillet, hvis det er fuldstændigt; brug ellers filen.
error-hanab-live-option = Den slags spil findes på hanab.live, men ikke her.
error-hanab-live-variant = Den variant fra hanab.live findes ikke her.
error-record = Det tillader reglerne ikke her.

# A deal that several teams play without knowing it
deal = Kortfordeling
deal-of-day = Dagens kortfordeling, { $day }
deal-passed-on = En kortfordeling, du selv kan spille
deal-about = Alle får de samme kort og ét forsøg. Point og kort er skjult, til du har spillet.
deal-alone = Spil alene med botter
deal-team = Spil med venner
deal-making = Kortene bliver delt ud …
deal-go-on = Spil videre
deal-day-over = Den dag er forbi.
deal-look = Se den uden at spille
deal-look-about = Du får kortene og resultaterne at se og kan ikke længere spille denne kortfordeling.
deal-look-no = Annuller
deal-copy-link = Kopiér linket til denne kortfordeling
deal-solution = Sådan kan den vindes
deal-before = Dagen før
deal-results = Sådan gik det holdene
deal-nobody = Ingen har spillet denne kortfordeling færdig endnu.
deal-score-yours = dig
deal-yours = Dig
deal-compare = Sammenlign træk
deal-pass-on = Lad andre spille denne kortfordeling
deal-pass-on-about = Alle med linket kan spille de samme kort. Indtil de har gjort det, er dette spil skjult for dem, også selvom de har linket til det.
deal-pass-on-yes = Lad andre spille
deal-play-it = Spil denne kortfordeling
deal-sealed = Denne kortfordeling kan du stadig spille
deal-teams = { $teams ->
    [0] Ingen hold har spillet den endnu.
    [one] Ét hold har spillet den.
   *[other] { $teams } hold har spillet den.
}
deal-score-teams = { $teams ->
    [one] ét hold
   *[other] { $teams } hold
}
same-deal-beaten = Bedre end { $share } af de andre resultater; ens resultater tæller halvt.

# My progress
progress-figure = { $name ->
    [games] spil
    [perfect] { $count ->
        [one] perfekt show
       *[other] perfekte shows
    }
    [lost] tabt
    [puzzles] { $count ->
        [one] opgave løst
       *[other] opgaver løst
    }
    [streak] { $count ->
        [one] dag i træk (rekord)
       *[other] dage i træk (rekord)
    }
   *[hints] { -hint(form: "many") } pr. point
}
progress-none = Du har ikke spillet et spil til ende endnu.
progress-average = { $games ->
    [one] Dit seneste spil: { $average } % af pointene.
   *[other] Dine seneste { $games } spil: { $average } % af pointene i snit.
}
progress-marks = En stjerne er et perfekt show, en prik et show med point, et kryds et tabt. Den stiplede linje er snittet af ti spil.
progress-mark = { $mark ->
    [perfect] vundet
   *[lost] tabt
}
progress-best = Dine bedste resultater, efter æske og antal spillere
progress-column = { $column ->
    [box] Æske
    [players] Spillere
    [games] Spil
   *[best] Bedst
}
progress-mates = Spillet med
progress-mate = { $name }: { $games ->
    [one] ét spil
   *[other] { $games } spil
}{ $perfect ->
    [0] {""}
    [one] , ét af dem perfekt
   *[other] , { $perfect } af dem perfekte
}
progress-mates-about = Vælg folk for kun at tælle de spil, du har spillet med dem alle sammen.
progress-with = Kun dine spil med { $names }
progress-hints = { -hint(form: "Many") } pr. point: fra { $first } til { $last }, over op til ti spil ad gangen.
progress-lapses = Hvad der koster point
progress-lapses-about = Øjeblikke, hvor du kunne have vidst bedre, fra tilbageblikkene på dine spil.
progress-lapses-none = Indtil nu er der ikke fundet nogen.
# Hvad botterne tror om dig, når der ikke er aftalt noget. $part: en aftale, eller few (kun bede om et kort); $games: efter hvor mange spil.
style = Sådan ser botterne dig
style-taken = Efter { $games ->
    [one] dit seneste spil
   *[other] dine seneste { $games } spil
} tror botterne, at { $part ->
    [none] du tager { -hint(form: "many") } helt bogstaveligt.
    [few] { -hint(form: "many") } fra dig betyder »spil det her« og ikke andet.
    [beginner] du spiller efter aftalen »begynder«.
    [club] du spiller efter aftalen »klub«.
   *[expert] du spiller efter aftalen »ekspert«.
}
style-about = Botter, der kan konventioner, går ud fra det og tilpasser sig, mens du spiller. Spil med en aftale tæller ikke.
style-none = Botterne ved endnu ikke, hvordan du spiller: De har ikke noget spil at gå ud fra. De mærker det, mens du spiller.
style-forget = Få dem til at glemme det
progress-csv = Gem som tabel (CSV)
honours = Udmærkelser
honour-earned = Opnået
honour-open = Ikke endnu
honour-name = { $name ->
    [together] Godt selskab
    [perfect] Tamaya!
    [twenty] Til at stole på
    [full-table] Fuldt bord
    [boxes] Samler
    [faithful] Gamle venner
    [puzzles] Skarpt blik
   *[week] En hel uge
}
honour-about = { $name ->
    [together] Spil et spil til ende sammen med en anden.
    [perfect] Lav et perfekt show.
    [twenty] Få mindst 20 point i ti spil.
    [full-table] Få mindst 20 point med fem spillere.
    [boxes] Spil et spil fra hver æske.
    [faithful] Spil 25 spil med den samme person.
    [puzzles] Løs ti opgaver i første forsøg.
   *[week] Spil dagens kortfordeling syv dage i træk.
}
to-exercises = Lær af mine fejl
