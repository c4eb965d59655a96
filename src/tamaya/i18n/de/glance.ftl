# Hinweise als Ereignisse, was seither geschah, der Rückblick.

show-again = Noch einmal zeigen, was seit deinem Zug geschehen ist
just-told = neuer Hinweis
hint-from = { $what }, { $by ->
    [you] von dir
   *[other] von { $who }
}, Zug { $number }
hints-on-card = Hinweise zu dieser Karte
hint-places = { $count ->
    [one] Karte { $places }.
   *[other] Karten { $places }.
}
in-sentences = Als Text
play-through = Abspielen
pause = Pause
pace = Tempo: { $pace }
key-step = jederzeit einen Zug zurück oder vor
key-look-back = im Rückblick: einen Zug zurück oder vor, an den Anfang, zurück ins Spiel
key-play = im Rückblick: abspielen oder anhalten
