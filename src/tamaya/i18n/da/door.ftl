# The first minute: the front page, practice, invitations and where they can be opened.

introduction = Sammen laver I et festfyrværkeri: kortene fra 1 til 5 i hver farve, i rækkefølge. Hagen ved det: Du ser alle de andres kort, men ikke dine egne.
picture = Dine venners kort ligger åbne foran dig. Dine egne ser du kun bagsiden af; en { -hint } fortæller, at et af dem er en 1’er.
doors = Sådan kan du spille
door-learn-about = Et kort spil viser, hvordan det går til
door-practise = Øv dig nu
door-practise-about = Straks et spil med to botter
door-friends = Spil med venner
door-friends-about = Et bord og et link, du kan sende
door-pass = Lad én enhed gå rundt
door-pass-about = Alle spiller på denne
deal-of-the-day = Dagens kortfordeling
door-deal-about = De samme kort til alle, ét forsøg
deal-open = Spil
deal-begun = Fortsæt
deal-played = Spillet
deal-players = { $players } spillere
deal-streak = { $days ->
    [one] én dag i træk
   *[other] { $days } dage i træk
}
today = I dag
today-solve = Løs den
today-solved = Løst
today-last = Dit seneste spil
today-review = Se tilbageblikket
today-lesson = Næste lektion
today-round = Runde { $number } er åben
puzzle-of-the-day = Dagens opgave
door-puzzle-about = Én stilling, den samme for alle
copy-puzzle-link = Kopiér linket til denne opgave
guest = Gæst
table-rules = Opret et bord med flere valg
no-box = Ingen æske, bare spil
no-box-about = Grundspillet, som det er i alle æsker.
base-game = Grundspillet
again-with = En gang til med { $names }
again-practice = Øv dig en gang til
older-tables = { $count ->
    [one] Et ældre bord
   *[other] { $count } ældre borde
}
table-with = Med { $names }
table-alone = Dit bord, endnu uden andre
practice-with = { $bots ->
    [one] Øvespil med en bot
   *[other] Øvespil med { $bots } botter
}
signed-out-here = Denne enhed er logget ud. Vil du logge ind her igen, så hent et link under »Mine enheder« på en enhed, hvor du stadig er logget ind.
invited-by = { $name } inviterer dig til et spil Hanabi
only-look-on = Bare se på
look-on = Se på
chairs-all-taken = { $phase ->
    [waiting] Alle pladser er optaget nu, men du kan se på.
    [playing] Spillet er i gang. Du kan se på.
   *[over] Spillet er slut. Du kan se nærmere på det.
}
name-ask = De andre ser dig som { $name }. Hvad skal de kalde dig?
share-link = Send linket
share-text = Kom og spil Hanabi med mig!
only-here = Kun denne computer kan åbne denne adresse.
only-here-text = { $open ->
    [yes] Er dine venners telefoner og computere på samme netværk som denne? Så luk dem ind:
    [host] Værten ved dette bord kan lukke andre enheder på netværket ind.
   *[no] De, der er andre steder, skal bruge en adresse, der fører hertil. Den, der driver serveren, kan læse hvordan i docs/hosting.md.
}
open-network = Åbn for mit netværk
network-open = Andre enheder på dit netværk kan oprette forbindelse nu, indtil serveren stoppes.
address-of-link = Adressen i linket; hvis den ikke virker andre steder, så prøv en anden
removed-you = { $host } har fjernet dig fra dette bord. Du kan se på, men ikke sætte dig eller snakke med.
lesson-practise = Øv dig med to botter
lesson-club = Spil med to botter efter klubaftalen

# Somebody with whom one has played asks one to a table.
asked-by = { $name } inviterer dig til et bord
asked-come = Vær med
asked-block = Ikke flere invitationer fra { $name }
people-known = Folk, du har spillet med
people-ask = Invitér { $name }
people-asked = { $name } er inviteret
people-unblock = Lad { $name } invitere mig igen
own-people = Mine medspillere
person-here = her nu
people-around = Her nu
person-games = { $games ->
    [one] ét spil sammen
   *[other] { $games } spil sammen
}
person-forget = Glem
person-forget-whom = Glem { $name }
be-seen = Vis, når jeg er her
be-seen-about = Kun folk, du har spillet med, kan se det.
people-nobody = Alle, du spiller med, kommer til at stå her.
next-turn = Næste spil, { $table }
nudge = Mind { $name } om det
nudged = { $name } har fået en påmindelse
tell-my-turn = Sig til, når det er min tur
turn-due = indtil { $when }
