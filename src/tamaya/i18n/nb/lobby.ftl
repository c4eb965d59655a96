# Lobby, skjema for et bord, venterom.

tagline = Hanabi med venner, etter reglene i esken din
loading = Et øyeblikk …
you = Du
your-name = Navnet ditt
save-name = Lagre navn
change-name = Endre navn
hello = Hei, { $name }!
preferences = Innstillinger
language = Språk
language-partly = { $name } ({ $percent } % oversatt)
theme = Utseende
theme-name = { $theme ->
    [dark] Natt
    [light] Dag
   *[auto] Automatisk
}
your-tables = Bordene dine
my-games = Mine spill
my-progress = Min framgang
my-clubs = Mine klubber
public-tables = Offentlige bord
table-of = Bordet til { $name }
seats-taken = { $taken } av { $players } plasser opptatt
phase = { $phase ->
    [waiting] åpent
    [playing] i gang
   *[over] ferdig
}
create-table = Opprett bord
edition = Hvilken eske har du?
players = Spillere
who-can-join = Hvem kan bli med
public-value = { $public ->
    [yes] Alle (offentlig)
   *[no] Bare med lenken
}
house-rules = Husregler
table-manners = Ved bordet
starter = Hvem begynner
starter-name = { $starter ->
    [edition] som i reglene
    [host] verten bestemmer
   *[random] tilfeldig
}
talk-setting = Prat under spillet
talk-name = { $talk ->
    [silent] Stille
    [phrases] Faste uttrykk
   *[free] Fri prat
}
manners-of-box = { $comments ->
    [forbidden] Ifølge heftet skal ingen kommentere andres tur.
    [discouraged] Ifølge heftet bør ingen kommentere andres tur.
   *[unsaid] Strengt tatt, sier heftet, snakker dere bare for å gi opplysninger. Hver gruppe bestemmer selv.
}
quiet-turns = Ro under andres tur
about-quiet-turns = Ingen prater mens en annen tenker.
reactions-allowed = Reaksjoner
about-reactions = Et lyktefjes som svar på et kort som nettopp ble vist. Ikke etter en opplysning: Det ville sagt for mye.
explained = Botene sier hvorfor
about-explained = Botene forteller grunnen til hvert trekk med en gang. Det er mer enn reglene tillater, men fint å lære av. Etter spillet forteller de det uansett.
spectators-allowed = Tilskuere er velkomne
about-spectators = De ser bare det alle vet, eller det en spiller ser, hvis spilleren tillater det.
all-hands = Tilskuere kan se alles kort
about-all-hands = Alle får vite det før start, og ser hvem som ser på. Det kan ikke endres under spillet.
spectator-delay = De ser det
spectator-delay-value = { $moves ->
    [0] med en gang
   *[other] { $moves } trekk senere
}
seed = Starttall
seed-secret = helt tilfeldig
about-seed = Samme tall gir samme kort, og den som kjenner tallet, kan finne ut hvilke kort det er. Derfor får alle vite at du har valgt et. La det stå tomt for et rettferdig spill.

# Venterom

chairs = Plasser
chair-free = Ledig plass
chair-empty = ingen
host = vert
away = borte
sit = Sett deg
sit-at = Ta plass { $place }
stand = Reis deg
add-bot = Legg til bot
add-bot-at = Sett en bot på plass { $place }
bot-to-add = Type bot
bot-kinds-at = Velg bot til plass { $place }
bot-not-ready = gjør seg klar
bots-not-ready = En bot gjør seg klar. Første gang kan det ta et minutt eller mer.
bot-not-here = ikke her ennå
bot-asked-by = bestilt av { $who }
bot-connected-from = sist tilkoblet fra { $address }
bots-not-here = Boten utenfra er ikke her ennå.
bot-away = Mens boten er borte
bot-away-value = { $waits ->
    [yes] venter vi på den
   *[no] spiller den forsiktige boten for den
}
bot-new-link = Ny lenke til boten
bot-link = Lenke til boten
bot-link-title = En bot utenfra
bot-link-text = Med denne lenken får én bot plass { $place } ved dette bordet. Den vises bare nå; når det finnes en ny, virker den ikke lenger.
bot-link-told = Alle ved bordet får vite at du ba om den, og hvilken adresse boten kobler seg til fra.
bot-link-waits = Den virker så snart de andre har sagt ja.
bot-link-command = Kommando som kobler til et botprogram, på en datamaskin med Tamaya
copy-command = Kopier kommando
remove = Fjern
remove-who = Fjern { $who } fra plass { $place }
remove-chair-at = Fjern den ledige plassen { $place }
readmit = La { $who } sette seg igjen
watching = Tilskuere: { $names }
invite = Inviter venner
invite-text = Send denne lenken til vennene dine. De åpner den og skriver inn et navn.
invite-link = Invitasjonslenke
copy-link = Kopier lenke
copied = Kopiert.
copy-by-hand = Kopier dette:
rules-of-table = Reglene ved dette bordet
change-rules = Endre regler
save = Lagre
who-begins = Hvem begynner?
begins-rule = { $rule ->
    [most-colourful] Ifølge reglene begynner den som er mest fargerikt kledd.
    [oldest] Ifølge reglene begynner den eldste.
   *[random] Tilfeldighetene avgjør hvem som begynner.
}
start = Start
chairs-free = { $free ->
    [one] Én plass er fortsatt ledig: Inviter noen, legg til en bot, eller fjern plassen.
   *[other] { $free } plasser er fortsatt ledige: Inviter noen, legg til boter, eller fjern plasser.
}
waiting-for-players = { $free ->
    [one] Venter på én spiller til …
   *[other] Venter på { $free } spillere til …
}
waiting-for-host = Alle plassene er opptatt. Venter på at verten starter.
invited-title = Du er invitert
table-unknown = Her er det ikke noe bord
table-unknown-text = Kanskje lenken er ufullstendig. Be vennene dine om den igjen.
table-forbidden = Du kan ikke se på her
table-forbidden-text = Dette bordet tillater ikke tilskuere.
table-unreadable = Dette bordet kan ikke leses
table-unreadable-text = Den som driver serveren, må se på det. Andre bord er ikke berørt.
