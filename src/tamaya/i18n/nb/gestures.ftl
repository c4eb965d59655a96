# Hvordan kort holdes (C3): snudd på siden, skjøvet opp eller ned.

gestures = Slik holder du dette kortet
gestures-guide = Alle ser hvordan du holder et kort. Det koster ingen tur.
raise-card = Skyv kortet opp
lower-card = Skyv kortet ned
turn-card = Legg kortet på tvers
key-move = Flytt kortet til venstre eller høyre
key-push = Skyv kortet opp eller ned
card-held = { $way ->
    [turned] på tvers
    [raised] skjøvet opp
   *[lowered] skjøvet ned
}
log-posed = { $by ->
    [you] Du holder
   *[other] { $who } holder
} { $how }.
log-posed-way = { $count ->
    [one] ett kort
   *[other] { log-number } kort
} { card-held }
log-posed-straight = alle kortene rett
