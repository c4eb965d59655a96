# Hvordan kort holdes (C3): på tværs, skubbet op eller ned.

gestures = Sådan holder du dette kort
gestures-guide = Alle ser, hvordan du holder et kort. Det koster ingen tur.
raise-card = Skub kortet op
lower-card = Skub kortet ned
turn-card = Drej kortet på tværs
key-move = Flyt kortet til venstre eller højre
key-push = Skub kortet op eller ned
card-held = { $way ->
    [turned] på tværs
    [raised] skubbet op
   *[lowered] skubbet ned
}
log-posed = { $by ->
    [you] Du holder
   *[other] { $who } holder
} { $how }.
log-posed-way = { $count ->
    [one] ét kort
   *[other] { log-number } kort
} { card-held }
log-posed-straight = alle kort lige
