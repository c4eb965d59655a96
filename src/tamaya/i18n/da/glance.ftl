# Oplysninger som begivenheder, hvad der er sket siden, tilbageblikket.

show-again = Vis igen, hvad der er sket siden din tur
just-told = ny { -hint }
hint-from = { $what }, { $by ->
    [you] fra dig
   *[other] fra { $who }
}, træk { $number }
hints-on-card = { -hint(form: "Many") } om dette kort
hint-places = Kort { $places }.
in-sentences = Som tekst
play-through = Afspil
pause = Pause
pace = Tempo: { $pace }
key-step = når som helst: et træk tilbage eller frem
key-look-back = i tilbageblikket: et træk tilbage eller frem, til begyndelsen, til nu
key-play = i tilbageblikket: afspil, eller sæt på pause
