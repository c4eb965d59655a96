# Spillebordet.

close = Lukk
back = Tilbake
menu = Meny
your-turn = Din tur
turn-of = { $who } har turen
turn-pending = { $decision ->
    [reshuffle] { $who } velger et kort til bunken
    [play-discarded] { $who } velger et kort å spille
   *[hint] { $who } gir en gratis opplysning
}
game-over = Oppvisningen er over
looking-back = Tilbakeblikk
show-known = Vis hva de andre vet
discards = Kastebunke
history = Spillets gang
talk = Prat
opener-word = { $of ->
    [discards] Kastet
    [history] Trekk
    [talk] Prat
    [known] Kjent
    [watchers] Tilskuere
   *[menu] Meny
}
fireworks = Fyrverkerier
teammates = Medspillere
your-hand = Hånden din
actions = Handlinger
hand-of = Hånden til { $who }
hint-who = Opplysning til { $who }
hint-for = Opplysning til { $who }: farge eller verdi?
would-touch = { $count ->
    [0] peker ikke på noe kort
    [one] peker på ett kort
   *[other] peker på { $count } kort
}
play = Spill
discard = { -discard(form: "Do") }
announce = Annonser …
announce-guide = Si fargen og spill kortet.
play-as = Spill som { $colour }
move-left = Flytt kortet til venstre
move-right = Flytt kortet til høyre
card-details = Kortdetaljer og notat
your-note = Notatet ditt
possibility = { $state ->
    [possible] mulig
    [counted] alle eksemplarer er synlige
   *[told] utelukket av opplysninger
}
possibility-legend = Klart: mulig. Svakt: alle eksemplarer er synlige. Overstrøket: utelukket av opplysninger.
game-begins = Spillet begynner.
wait-your-turn = Det er ikke din tur ennå.
sending = Sender …
guide = { $can ->
    [cards] Velg et av kortene dine.
    [hints] Velg en medspiller for å gi en opplysning.
   *[both] Velg et av kortene dine, eller en medspiller for å gi en opplysning.
}
guide-no-hints = Ingen { -hint-token(form: "many") } igjen: Velg et av kortene dine.
guide-pending = { $decision ->
    [colour-hint] Bonusbrikke: Gi en gratis opplysning om farge. Velg en medspiller.
    [value-hint] Bonusbrikke: Gi en gratis opplysning om verdi. Velg en medspiller.
    [reshuffle] Bonusbrikke: Velg et { -discard(form: "done") } kort som skal stokkes inn i bunken.
   *[play-discarded] Bonusbrikke: Velg et { -discard(form: "done") } kort som skal spilles.
}
choose-discarded = Velg et { -discard(form: "done") } kort
take-card = Ta { $card }
why-not-your-turn = Det er ikke din tur.
why-colour-only = Bonusbrikken ber om en farge.
why-value-only = Bonusbrikken ber om en verdi.
why-decision-first = Velg først et { -discard(form: "done") } kort.
why-no-token = Ingen { -hint-token(form: "many") } igjen: Spill eller { -discard(form: "do") } et kort.
why-empty-hand = Denne hånden er tom.
why-touches-none = Opplysningen ville ikke peke på noe kort, og det er ikke lov her.
why-tokens-full = { -hint-token(form: "All") } er { -there }: Du kan ikke { -discard } nå.
hint-tokens = { -hints-left }: { $left } av { $all }
mistakes-made = { -mistakes-made }: { $made } av { $all }
pile-left = { $left ->
    [0] Bunken er tom
    [one] Ett kort i bunken
   *[other] { $left } kort i bunken
}
score-now = { $score } poeng
best-score = Fortsatt mulig: { $best } poeng
turns-left = Siste runde: { $turns ->
    [one] én tur igjen
   *[other] { $turns } turer igjen
}
turns-left-short = { $turns ->
    [one] siste tur
   *[other] { $turns } turer igjen
}
firework-empty = { $name }: ingenting ennå
firework-top = { $name }: { $top }
firework-complete = { $name }: fullført
firework-blocked = { $reach ->
    [0] ingen kort kan legges til lenger
   *[other] kommer ikke lenger enn til { $reach }
}
cell = { $state ->
    [played] spilt
    [lost] ikke lenger nyttig
    [dear] det siste eksemplaret
   *[open] { $left } av { $copies } igjen
}, { $gone } { -discard(form: "done") }
legend = { $state ->
    [open] trengs fortsatt
    [dear] siste eksemplar
    [lost] til ingen nytte
   *[played] spilt
}

# Spillets gang

history-empty = Ingenting har skjedd ennå.
step-back = Ett steg tilbake
step-forward = Ett steg fram
step-of = Trekk { $at } av { $all }
back-to-now = Tilbake til nå
to-result = Til resultatet

# Prat

talk-silent = Ved dette bordet spilles det i stillhet.
talk-empty = Ingenting er sagt ennå.
talk-hushed = Stille mens en annen tenker.
talk-spectators = Tilskuere prater seg imellom; spillerne leser det etter spillet.
say-something = Si noe
send = Send
phrase-know-nothing = Jeg vet fortsatt ingenting om kortene på hånden min.
phrase-remember-your-hand = Husker du hva du har på hånden?
phrase-thinking = La meg tenke.
phrase-well-played = Godt spilt!
phrase-sorry = Beklager!
phrase-thanks = Takk!
phrase-hello = Hei!
phrase-good-game = Takk for spillet!
react = Reager
reaction-name = { $reaction ->
    [applause] Applaus
    [wow] Oi!
    [laugh] Haha!
    [phew] Puh!
   *[ouch] Au!
}
reaction-said = { $who }: { reaction-name }

# Se på

you-watch = Du ser på.
watch-through = Kikk over skulderen på
watch-public = ingen (bare det alle vet)
watch-all = alle (alles kort)
watch-nobody-shows = Du ser det alle vet. Spillerne kan la deg kikke dem over skulderen.
watch-late = Du ser hvert trekk { $moves } trekk senere.
show-my-view = La tilskuere se det jeg ser
about-show-my-view = De ser bordet slik du ser det.
show-my-notes = La tilskuere lese notatene mine
view-shown = { $names } ser nå det du ser.
view-hidden = { $names } ser ikke lenger det du ser.
watcher-sees-all = { $name } (ser alles kort)
audience-sees-all = { $moves ->
    [0] Her kan tilskuere se alles kort, også dine.
   *[other] Her kan tilskuere se alles kort, også dine, { $moves } trekk senere.
}

# Samtykke

ask-the-others = Spør de andre
propose-undo = Ta tilbake siste trekk
propose-end = Avslutt spillet før tiden
propose-bot = En bot spiller videre for { $whom }
propose-person = { $by_whom } spiller videre for { $whom }
propose-key = Ny lenke til { $whom }
undo-over = Bare en opplysning kan tas tilbake, og bare til neste kort blir vist.
settled-undo = { $by ->
    [you] Du ba om å ta tilbake siste trekk.
   *[other] { $who } ba om å ta tilbake siste trekk.
}
settled-end = { $by ->
    [you] Du ba om å avslutte spillet før tiden.
   *[other] { $who } ba om å avslutte spillet før tiden.
}
settled-replace = { $by ->
    [you] Du foreslo en avløser for { $whom }: { $by_whom }.
   *[other] { $who } foreslo en avløser for { $whom }: { $by_whom }.
}
settled-key = { $by ->
    [you] Du ba om en ny lenke til { $whom }.
   *[other] { $who } ba om en ny lenke til { $whom }.
}
settled-how = { $how ->
    [undo] Det ble tatt tilbake.
    [end] Spillet er slutt.
    [replace] Ordnet.
    [key] Ordnet.
    [you] Du sa nei.
    [declined] Nei fra { $names }.
    [withdrawn] Forespørselen ble trukket tilbake.
   *[lapsed] Spillet gikk videre før alle hadde svart.
}
ask-undo = { $by ->
    [you] Du ber om å ta tilbake siste trekk.
   *[other] { $who } ber om å ta tilbake siste trekk.
}
ask-end = { $by ->
    [you] Du ber om å avslutte spillet nå.
   *[other] { $who } ber om å avslutte spillet nå.
}
by-majority = Over halvparten må si ja.
ask-replace = { $by ->
    [you] Du foreslår en avløser for { $whom }: { $by_whom }.
   *[other] { $who } foreslår en avløser for { $whom }: { $by_whom }.
}
ask-key = { $by ->
    [you] Du ber om en ny lenke til { $whom }.
   *[other] { $who } ber om en ny lenke til { $whom }. Den som har den, ser det boten ser: alle hender unntatt botens.
}
waiting-for = Venter på { $names }.
waiting-until = Venter på { $names }. Vi venter på dem som er borte, til kl. { $time }.
agree = Ja
decline = Nei
withdraw = Trekk tilbake
asks-you = { $what ->
    [undo] ta tilbake?
    [end] avslutte spillet?
    [key] ny lenke til en bot?
   *[replace] bytte ut noen?
}
leave-table = Forlat bordet
copy-table-link = Kopier lenken til dette bordet
copy-moment = Kopier en lenke til dette øyeblikket
to-lobby = Til lobbyen

# Forbindelse

connection-lost = Forbindelsen er brutt. Kobler til igjen … Det du gjorde, går ikke tapt.
connection-restarting = Serveren starter på nytt. Straks tilbake …
