# Omgangsformer: at komme og gå, tage tilbage, være væk, uret, at tænke sig om.

practice = Øvelse
about-practice = Et træk, der havde vist et kort, blev taget tilbage. Det står også i filen med spillet.
undo-practice = Tag mit sidste træk tilbage
to-lobby-about = { $seat ->
    [yes] Du beholder din plads og kan komme tilbage når som helst.
   *[no] Du kan komme tilbage når som helst.
}
leave-about = { $phase ->
    [playing] Du forlader din plads: De andre kan lade en bot eller en anden spille videre for dig.
    [over] Du opgiver din plads og er ikke med i næste spil.
   *[waiting] Du opgiver din plads.
}
leave-ask = Vil du forlade det igangværende spil?
leave-ask-text = { $alone ->
    [yes] Spillet venter. Bordets link fører dig tilbage til det.
   *[no] De andre kan lade en bot eller en anden spille videre for dig. Indtil da fører bordets link dig tilbage til din plads.
}
leave-yes = Forlad
leave-no = Bliv
end-ask = Vil du afslutte spillet nu?
end-ask-text = Derefter kan det ikke spilles videre.
end-yes = Afslut
end-no = Spil videre
empty-ask = En { -hint }, der ikke peger på noget kort?
empty-yes = Giv { -hint(form: "the") }
empty-no = Nej, det var en smutter
absent-turn = { $who } har tur, men er væk.
absent-until = Vi venter til { $time }; så kan en bot tage over.
absent-bot = Lad en bot tage over
absent-wait = Vent
clock = Ur
clock-name = { $clock ->
    [none] uden ur
    [turn] for hver tur
   *[player] for hver spiller
}
clock-time = Hvor længe
clock-length = { $unit ->
    [minutes] { $many } min.
   *[seconds] { $many } sek.
}
clock-end = Når tiden er gået
clock-end-name = { $bot ->
    [yes] tager en bot turen
   *[no] får I det kun at vide
}
about-clock = Det koster ikke noget, at tiden løber ud. Den, der har brugt al sin tid, har stadig lidt til hver tur.
clock-fact = { $clock ->
    [turn] Ur: { $time } for hver tur
   *[player] Ur: { $time } for hver spiller
}
clock-fact-bot = Når tiden er gået, tager en bot turen
time-left = { $who }: { $time } tilbage
time-up = { $by ->
    [you] Din tid er gået. Tag den tid, du har brug for.
   *[other] { $who } har ikke mere tid.
}
time-up-bot = { $by ->
    [you] Din tid er gået: En bot tager denne tur.
   *[other] { $who } har ikke mere tid: En bot tager denne tur.
}
log-stood-in = (Tiden var gået, så en bot tog denne tur.)
name-too-long = { $over ->
    [one] Ét tegn for meget: Et navn har højst { $most }.
   *[other] { $over } tegn for mange: Et navn har højst { $most }.
}
