# Lobby, formular til et bord, venteværelse.

tagline = Hanabi med venner, efter reglerne i din æske
loading = Et øjeblik …
you = Du
your-name = Dit navn
save-name = Gem navn
change-name = Skift navn
hello = Hej, { $name }!
preferences = Indstillinger
language = Sprog
language-partly = { $name } ({ $percent } % oversat)
theme = Udseende
theme-name = { $theme ->
    [dark] Nat
    [light] Dag
   *[auto] Automatisk
}
your-tables = Dine borde
my-games = Mine spil
my-progress = Min fremgang
my-clubs = Mine klubber
public-tables = Offentlige borde
table-of = Bordet hos { $name }
seats-taken = { $taken } af { $players } pladser optaget
phase = { $phase ->
    [waiting] åbent
    [playing] i gang
   *[over] færdigt
}
create-table = Opret bord
edition = Hvilken æske har du?
players = Spillere
who-can-join = Hvem kan være med
public-value = { $public ->
    [yes] Alle (offentligt)
   *[no] Kun med linket
}
house-rules = Husregler
table-manners = Ved bordet
starter = Hvem begynder
starter-name = { $starter ->
    [edition] som i reglerne
    [host] værten bestemmer
   *[random] tilfældigt
}
talk-setting = Snak under spillet
talk-name = { $talk ->
    [silent] Stille
    [phrases] Faste vendinger
   *[free] Fri snak
}
manners-of-box = { $comments ->
    [forbidden] Ifølge hæftet må ingen kommentere andres tur.
    [discouraged] Ifølge hæftet bør ingen kommentere andres tur.
   *[unsaid] Strengt taget, siger hæftet, taler I kun for at give { -hint(form: "many") }. Hver gruppe bestemmer selv.
}
quiet-turns = Ro i andres tur
about-quiet-turns = Ingen snakker, mens en anden tænker.
reactions-allowed = Reaktioner
about-reactions = Et lygteansigt som svar på et kort, der lige er blevet vist. Ikke efter en { -hint }: Det ville sige for meget.
explained = Botterne siger hvorfor
about-explained = Botterne fortæller straks grunden til hvert træk. Det er mere, end reglerne tillader, men godt at lære af. Efter spillet fortæller de den alligevel.
spectators-allowed = Tilskuere er velkomne
about-spectators = De ser kun det, alle ved, eller det, en spiller ser, hvis spilleren giver lov.
all-hands = Tilskuere må se alles kort
about-all-hands = Alle får det at vide før start og kan se, hvem der ser med. Det kan ikke ændres under spillet.
spectator-delay = De ser det
spectator-delay-value = { $moves ->
    [0] med det samme
   *[other] { $moves } træk senere
}
seed = Starttal
seed-secret = helt tilfældigt
about-seed = Samme tal giver samme kort, og den, der kender tallet, kan regne kortene ud. Derfor får alle at vide, at du har valgt et. Lad feltet stå tomt for et fair spil.

# Venteværelse

chairs = Pladser
chair-free = Ledig plads
chair-empty = ingen
host = vært
away = væk
sit = Sæt dig
sit-at = Tag plads { $place }
stand = Rejs dig
add-bot = Tilføj bot
add-bot-at = Sæt en bot på plads { $place }
bot-to-add = Type bot
bot-kinds-at = Vælg bot til plads { $place }
bot-not-ready = gør sig klar
bots-not-ready = En bot gør sig klar. Første gang kan det tage et minut eller mere.
bot-not-here = er her ikke endnu
bot-asked-by = bestilt af { $who }
bot-connected-from = senest forbundet fra { $address }
bots-not-here = Botten udefra er her ikke endnu.
bot-away = Mens botten er væk
bot-away-value = { $waits ->
    [yes] venter vi på den
   *[no] spiller den forsigtige bot for den
}
bot-new-link = Nyt link til botten
bot-link = Link til botten
bot-link-title = En bot udefra
bot-link-text = Med dette link får én bot plads { $place } ved dette bord. Det vises kun nu; når der er et nyt, virker det ikke længere.
bot-link-told = Alle ved bordet får at vide, at du bad om det, og hvilken adresse botten forbinder sig fra.
bot-link-waits = Det virker, så snart de andre har sagt ja.
bot-link-command = Kommando, der forbinder et botprogram, på en computer med Tamaya
copy-command = Kopiér kommando
remove = Fjern
remove-who = Fjern { $who } fra plads { $place }
remove-chair-at = Fjern den ledige plads { $place }
readmit = Lad { $who } sætte sig igen
watching = Tilskuere: { $names }
invite = Invitér venner
invite-text = Send dette link til dine venner. De åbner det og skriver et navn.
invite-link = Invitationslink
copy-link = Kopiér link
copied = Kopieret.
copy-by-hand = Kopiér dette:
rules-of-table = Reglerne ved dette bord
change-rules = Ændr regler
save = Gem
who-begins = Hvem begynder?
begins-rule = { $rule ->
    [most-colourful] Ifølge reglerne begynder den, der er mest farverigt klædt.
    [oldest] Ifølge reglerne begynder den ældste.
   *[random] Tilfældet afgør, hvem der begynder.
}
start = Start
chairs-free = { $free ->
    [one] Én plads er stadig ledig: Invitér nogen, tilføj en bot, eller fjern pladsen.
   *[other] { $free } pladser er stadig ledige: Invitér nogen, tilføj botter, eller fjern pladser.
}
waiting-for-players = { $free ->
    [one] Venter på én spiller mere …
   *[other] Venter på { $free } spillere mere …
}
waiting-for-host = Alle pladser er optaget. Venter på, at værten starter.
invited-title = Du er inviteret
table-unknown = Der er ikke noget bord her
table-unknown-text = Måske er linket ufuldstændigt. Bed dine venner om det igen.
table-forbidden = Du kan ikke se på her
table-forbidden-text = Dette bord tillader ikke tilskuere.
table-unreadable = Dette bord kan ikke læses
table-unreadable-text = Den, der driver serveren, må se på det. Andre borde er ikke berørt.
