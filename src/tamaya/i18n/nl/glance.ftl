# Hints als gebeurtenis, wat er sindsdien gebeurde, de terugblik.

show-again = Nog eens tonen wat er sinds jouw beurt gebeurde
just-told = nieuwe hint
hint-from = { $what }, { $by ->
    [you] van jou
   *[other] van { $who }
}, zet { $number }
hints-on-card = Hints over deze kaart
hint-places = { $count ->
    [one] Kaart { $places }.
   *[other] Kaarten { $places }.
}
in-sentences = Als tekst
play-through = Afspelen
pause = Pauze
pace = Tempo: { $pace }
key-step = altijd: een zet terug of vooruit
key-look-back = in de terugblik: een zet terug of vooruit, naar het begin, naar nu
key-play = in de terugblik: laten afspelen of pauzeren
