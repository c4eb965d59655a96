# Opplysninger som hendelser, det som har skjedd siden, tilbakeblikket.

show-again = Vis på nytt hva som har skjedd siden turen din
just-told = ny opplysning
hint-from = { $what }, { $by ->
    [you] fra deg
   *[other] fra { $who }
}, trekk { $number }
hints-on-card = Opplysninger om dette kortet
hint-places = Kort { $places }.
in-sentences = Som tekst
play-through = Spill av
pause = Pause
pace = Tempo: { $pace }
key-step = når som helst: ett trekk tilbake eller fram
key-look-back = i tilbakeblikket: ett trekk tilbake eller fram, til begynnelsen, til nå
key-play = i tilbakeblikket: spill av, eller stopp
