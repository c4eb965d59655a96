# Spillebordet.

close = Luk
back = Tilbage
menu = Menu
your-turn = Din tur
turn-of = { $who } har tur
turn-pending = { $decision ->
    [reshuffle] { $who } vælger et kort til { -pile }
    [play-discarded] { $who } vælger et kort at spille
   *[hint] { $who } giver en gratis { -hint }
}
game-over = Showet er slut
looking-back = Tilbageblik
show-known = Vis, hvad de andre ved
discards = Brugtbunke
history = Forløb
talk = Snak
opener-word = { $of ->
    [discards] Brugt
    [history] Træk
    [talk] Snak
    [known] Viden
    [watchers] Tilskuere
   *[menu] Menu
}
fireworks = { -firework(form: "Many") }
teammates = Medspillere
your-hand = Din hånd
actions = Handlinger
hand-of = Hånd: { $who }
hint-who = { -hint(form: "One") } til { $who }
hint-for = { -hint(form: "One") } til { $who }: farve eller værdi?
would-touch = { $count ->
    [0] peger ikke på noget kort
    [one] peger på ét kort
   *[other] peger på { $count } kort
}
play = Spil
discard = Smid
announce = Meld …
announce-guide = Meld farven, og spil kortet.
play-as = Spil som { $colour }
move-left = Flyt kortet til venstre
move-right = Flyt kortet til højre
card-details = Kortdetaljer og note
your-note = Din note
possibility = { $state ->
    [possible] mulig
    [counted] alle eksemplarer er synlige
   *[told] udelukket af { -hint(form: "many") }
}
possibility-legend = Klart: mulig. Svagt: alle eksemplarer er synlige. Overstreget: udelukket af { -hint(form: "many") }.
game-begins = Spillet begynder.
wait-your-turn = Det er ikke din tur endnu.
sending = Sender …
guide = { $can ->
    [cards] Vælg et af dine kort.
    [hints] Vælg en medspiller for at give en { -hint }.
   *[both] Vælg et af dine kort, eller en medspiller for at give en { -hint }.
}
guide-no-hints = Der er ingen { -hint-token(form: "many") } tilbage: Vælg et af dine kort.
guide-pending = { $decision ->
    [colour-hint] Bonusbrik: Giv en gratis { -hint } om farve. Vælg en medspiller.
    [value-hint] Bonusbrik: Giv en gratis { -hint } om værdi. Vælg en medspiller.
    [reshuffle] Bonusbrik: Vælg et kort fra brugtbunken, der skal blandes ind i { -pile }.
   *[play-discarded] Bonusbrik: Vælg et kort fra brugtbunken, der skal spilles.
}
choose-discarded = Vælg et kort fra brugtbunken
take-card = Tag { $card }
why-not-your-turn = Det er ikke din tur.
why-colour-only = Bonusbrikken beder om en farve.
why-value-only = Bonusbrikken beder om en værdi.
why-decision-first = Vælg først et kort fra brugtbunken.
why-no-token = Ingen { -hint-token(form: "many") } tilbage: Spil eller smid et kort.
why-empty-hand = Denne hånd er tom.
why-touches-none = Det ville ikke pege på noget kort, og det er ikke tilladt her.
why-tokens-full = Alle { $all } { -hint-token(form: "many") } er { -there }: Du kan ikke smide kort.
hint-tokens = { -hints-left }: { $left } af { $all }
mistakes-made = { -mistakes-made }: { $made } af { $all }
pile-left = { $left ->
    [0] { -pile(form: "The") } er tom
    [one] Ét kort i { -pile }
   *[other] { $left } kort i { -pile }
}
score-now = { $score } point
best-score = Stadig muligt: { $best } point
turns-left = Sidste runde: { $turns ->
    [one] én tur tilbage
   *[other] { $turns } ture tilbage
}
turns-left-short = { $turns ->
    [one] sidste tur
   *[other] { $turns } ture tilbage
}
firework-empty = { $name }: ikke noget endnu
firework-top = { $name }: { $top }
firework-complete = { $name }: komplet
firework-blocked = { $reach ->
    [0] der kan ikke lægges flere kort på
   *[other] når ikke længere end til { $reach }
}
cell = { $state ->
    [played] spillet
    [lost] ikke længere nyttigt
    [dear] det sidste eksemplar
   *[open] { $left } af { $copies } tilbage
}, { $gone } smidt
legend = { $state ->
    [open] mangler stadig
    [dear] sidste eksemplar
    [lost] uden nytte
   *[played] spillet
}

# Forløb

history-empty = Der er ikke sket noget endnu.
step-back = Et skridt tilbage
step-forward = Et skridt frem
step-of = Træk { $at } af { $all }
back-to-now = Tilbage til nu
to-result = Til resultatet

# Snak

talk-silent = Ved dette bord spilles der i stilhed.
talk-empty = Der er ikke sagt noget endnu.
talk-hushed = Stille, mens en anden tænker.
talk-spectators = Tilskuere snakker indbyrdes; spillerne læser det efter spillet.
say-something = Sig noget
send = Send
phrase-know-nothing = Jeg ved stadig ingenting om min hånd.
phrase-remember-your-hand = Kan du huske, hvad du har på hånden?
phrase-thinking = Lad mig tænke.
phrase-well-played = Godt spillet!
phrase-sorry = Undskyld!
phrase-thanks = Tak!
phrase-hello = Hej!
phrase-good-game = Tak for spillet!
react = Reagér
reaction-name = { $reaction ->
    [applause] Bifald
    [wow] Wow!
    [laugh] Haha!
    [phew] Pyha!
   *[ouch] Av!
}
reaction-said = { $who }: { reaction-name }

# Se på

you-watch = Du ser på.
watch-through = Kig over skulderen på
watch-public = ingen (kun det, alle ved)
watch-all = alle (alles kort)
watch-nobody-shows = Du ser, hvad alle ved. Spillerne kan lade dig kigge dem over skulderen.
watch-late = Du ser hvert træk { $moves } træk senere.
show-my-view = Lad tilskuere se det, jeg ser
about-show-my-view = De ser bordet, som du ser det.
show-my-notes = Lad tilskuere læse mine noter
view-shown = { $names } ser nu det, du ser.
view-hidden = { $names } ser ikke længere det, du ser.
watcher-sees-all = { $name } (ser alles kort)
audience-sees-all = { $moves ->
    [0] Her kan tilskuere se alles kort, også dine.
   *[other] Her kan tilskuere se alles kort, også dine, { $moves } træk senere.
}

# Samtykke

ask-the-others = Spørg de andre
propose-undo = Tag sidste træk tilbage
propose-end = Afslut spillet før tid
propose-bot = En bot spiller videre for { $whom }
propose-person = { $by_whom } spiller videre for { $whom }
propose-key = Nyt link til { $whom }
undo-over = Kun en { -hint } kan tages tilbage, og kun indtil det næste kort bliver vist.
settled-undo = { $by ->
    [you] Du bad om at tage sidste træk tilbage.
   *[other] { $who } bad om at tage sidste træk tilbage.
}
settled-end = { $by ->
    [you] Du bad om at afslutte spillet før tid.
   *[other] { $who } bad om at afslutte spillet før tid.
}
settled-replace = { $by ->
    [you] Du foreslog en afløser for { $whom }: { $by_whom }.
   *[other] { $who } foreslog en afløser for { $whom }: { $by_whom }.
}
settled-key = { $by ->
    [you] Du bad om et nyt link til { $whom }.
   *[other] { $who } bad om et nyt link til { $whom }.
}
settled-how = { $how ->
    [undo] Det blev taget tilbage.
    [end] Spillet er slut.
    [replace] Ordnet.
    [key] Ordnet.
    [you] Du sagde nej.
    [declined] Nej fra { $names }.
    [withdrawn] Anmodningen blev trukket tilbage.
   *[lapsed] Spillet gik videre, før alle havde svaret.
}
ask-undo = { $by ->
    [you] Du beder om at tage sidste træk tilbage.
   *[other] { $who } beder om at tage sidste træk tilbage.
}
ask-end = { $by ->
    [you] Du beder om at afslutte spillet nu.
   *[other] { $who } beder om at afslutte spillet nu.
}
by-majority = Over halvdelen skal sige ja.
ask-replace = { $by ->
    [you] Du foreslår en afløser for { $whom }: { $by_whom }.
   *[other] { $who } foreslår en afløser for { $whom }: { $by_whom }.
}
ask-key = { $by ->
    [you] Du beder om et nyt link til { $whom }.
   *[other] { $who } beder om et nyt link til { $whom }. Den, der har det, ser det, botten ser: alle hænder undtagen bottens.
}
waiting-for = Venter på { $names }.
waiting-until = Venter på { $names }. Vi venter på dem, der er væk, til kl. { $time }.
agree = Ja
decline = Nej
withdraw = Træk tilbage
asks-you = { $what ->
    [undo] tage tilbage?
    [end] afslutte spillet?
    [key] nyt link til en bot?
   *[replace] udskifte nogen?
}
leave-table = Forlad bordet
copy-table-link = Kopiér linket til dette bord
copy-moment = Kopiér et link til dette øjeblik
to-lobby = Til lobbyen

# Forbindelse

connection-lost = Forbindelsen er afbrudt. Forbinder igen … Det, du gjorde, går ikke tabt.
connection-restarting = Serveren genstarter. Straks tilbage …
