# The first minute: the front page, practice, invitations and where they can be opened.

introduction = Sammen lager dere et fyrverkeri: kortene fra 1 til 5 i hver farge, i rekkefølge. Haken er at du ser alle andres kort, men ikke dine egne.
picture = Kortene til vennene dine ligger åpne foran deg. Dine egne ser du bare baksiden av; en opplysning forteller at ett av dem er en ener.
doors = Slik kan du spille
door-learn-about = Et kort spill viser hvordan det går til
door-practise = Øv nå
door-practise-about = Straks et spill med to boter
door-friends = Spill med venner
door-friends-about = Et bord og en lenke du kan sende
door-pass = La én enhet gå rundt
door-pass-about = Alle spiller på denne
deal-of-the-day = Dagens kortfordeling
door-deal-about = De samme kortene for alle, ett forsøk
deal-open = Spill
deal-begun = Fortsett
deal-played = Spilt
deal-players = { $players } spillere
deal-streak = { $days ->
    [one] én dag på rad
   *[other] { $days } dager på rad
}
today = I dag
today-solve = Løs den
today-solved = Løst
today-last = Det siste spillet ditt
today-review = Se tilbakeblikket
today-lesson = Neste leksjon
today-round = Runde { $number } er åpen
puzzle-of-the-day = Dagens oppgave
door-puzzle-about = Én stilling, den samme for alle
copy-puzzle-link = Kopier lenken til denne oppgaven
guest = Gjest
table-rules = Opprett et bord med flere valg
no-box = Ingen eske, bare spill
no-box-about = Grunnspillet, slik det er i alle eskene.
base-game = Grunnspillet
again-with = En gang til med { $names }
again-practice = Øv en gang til
older-tables = { $count ->
    [one] Ett eldre bord
   *[other] { $count } eldre bord
}
table-with = Med { $names }
table-alone = Bordet ditt, ingen andre ennå
practice-with = { $bots ->
    [one] Øvingsspill med en bot
   *[other] Øvingsspill med { $bots } boter
}
signed-out-here = Denne enheten er logget ut. Vil du logge inn her igjen, kan du hente en lenke under «Mine enheter» på en enhet der du fortsatt er logget inn.
invited-by = { $name } inviterer deg til et spill Hanabi
only-look-on = Bare se på
look-on = Se på
chairs-all-taken = { $phase ->
    [waiting] Alle plassene er opptatt nå, men du kan se på.
    [playing] Spillet er i gang. Du kan se på.
   *[over] Spillet er over. Du kan ta en titt på det.
}
name-ask = De andre ser deg som { $name }. Hva skal de kalle deg?
share-link = Send lenke
share-text = Bli med og spill Hanabi med meg!
only-here = Bare denne datamaskinen kan åpne denne adressen.
only-here-text = { $open ->
    [yes] Er telefonene og datamaskinene til vennene dine på samme nettverk som denne? Slipp dem inn:
    [host] Verten ved dette bordet kan slippe inn andre enheter på nettverket.
   *[no] De som er andre steder, trenger en adresse som fører hit. Den som driver serveren, finner ut hvordan i docs/hosting.md.
}
open-network = Åpne for nettverket mitt
network-open = Andre enheter på nettverket ditt kan koble seg til nå, helt til serveren stoppes.
address-of-link = Adressen i lenken; hvis den ikke virker andre steder, prøv en annen
removed-you = { $host } har fjernet deg fra dette bordet. Du kan se på, men ikke sette deg eller snakke.
lesson-practise = Øv med to boter
lesson-club = Spill med to boter etter klubbavtalen

# Somebody with whom one has played asks one to a table.
asked-by = { $name } inviterer deg til et bord
asked-come = Bli med
asked-block = Ikke flere invitasjoner fra { $name }
people-known = Folk du har spilt med
people-ask = Inviter { $name }
people-asked = { $name } er invitert
people-unblock = La { $name } invitere meg igjen
own-people = Mine medspillere
person-here = her nå
people-around = Her nå
person-games = { $games ->
    [one] ett spill sammen
   *[other] { $games } spill sammen
}
person-forget = Glem
person-forget-whom = Glem { $name }
be-seen = Vis når jeg er her
be-seen-about = Bare folk du har spilt med, ser det.
people-nobody = Alle du spiller med, havner her.
next-turn = Neste spill, { $table }
nudge = Minn { $name } på det
nudged = { $name } har fått en påminnelse
tell-my-turn = Si fra når det er min tur
turn-due = til { $when }
