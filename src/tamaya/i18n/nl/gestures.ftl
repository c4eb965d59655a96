# Hoe kaarten worden vastgehouden (C3): gedraaid, omhoog of omlaag geschoven.

gestures = Zo houd je deze kaart vast
gestures-guide = Iedereen ziet hoe je een kaart vasthoudt. Het kost geen beurt.
raise-card = Kaart omhoogschuiven
lower-card = Kaart omlaagschuiven
turn-card = Kaart draaien
key-move = Kaart naar links of rechts verplaatsen
key-push = Kaart omhoog- of omlaagschuiven
card-held = { $way ->
    [turned] gedraaid
    [raised] omhooggeschoven
   *[lowered] omlaaggeschoven
}
log-posed = { $by ->
    [you] Je houdt
   *[other] { $who } houdt
} { $how }.
log-posed-way = { $count ->
    [one] één kaart
   *[other] { log-number } kaarten
} { card-held }
log-posed-straight = alle kaarten recht
