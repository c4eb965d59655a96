# Wie Karten gehalten werden (C3): gedreht, hochgeschoben oder heruntergeschoben.

gestures = So hältst du diese Karte
gestures-guide = Alle sehen, wie du eine Karte hältst. Es kostet keinen Zug.
raise-card = Karte hochschieben
lower-card = Karte herunterschieben
turn-card = Karte drehen
key-move = Karte nach links oder rechts umstecken
key-push = Karte hoch- oder herunterschieben
card-held = { $way ->
    [turned] gedreht
    [raised] hochgeschoben
   *[lowered] heruntergeschoben
}
log-posed = { $by ->
    [you] Du hältst
   *[other] { $who } hält
} { $how }.
log-posed-way = { $count ->
    [one] eine Karte
   *[other] { log-number } Karten
} { card-held }
log-posed-straight = alle Karten gerade
