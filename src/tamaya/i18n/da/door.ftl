# The first minute: the front page, practice, invitations and where they can be opened.

introduction = Sammen laver I et festfyrværkeri: kortene fra 1 til 5 i hver farve, i rækkefølge. Hagen ved det: Du ser alle de andres kort, men ikke dine egne.
picture = Dine venners kort ligger åbne foran dig. Dine egne ser du kun bagsiden af; en { -hint } fortæller, at et af dem er en 1’er.
doors = Sådan kan du spille
door-learn-about = Et kort spil viser, hvordan det går til
door-practise = Øv dig nu
door-practise-about = Et spil med to botter begynder med det samme
door-friends = Spil med venner
door-friends-about = Et bord og et link, du kan sende
puzzle-of-the-day = Dagens opgave
door-puzzle-about = Én stilling, den samme for alle
copy-puzzle-link = Kopiér linket til denne opgave
guest = Gæst
table-rules = Bordets regler
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
