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
    [days] over flere dage
   *[player] for hver spiller
}
clock-time = Hvor længe
clock-increment = For hver tur
clock-increment-none = ikke noget ekstra
clock-length = { $unit ->
    [minutes] { $many } min.
    [days] { $many ->
        [one] én dag
       *[other] { $many } dage
    }
   *[seconds] { $many } sek.
}
clock-end = Når tiden er gået
clock-end-name = { $bot ->
    [yes] tager en bot turen
    [remind] kommer der en påmindelse, og de andre kan sætte en bot der
    [end] slutter spillet
   *[no] får I det kun at vide
}
about-clock = Det koster ikke noget, at tiden løber ud. Den, der har brugt al sin tid, har stadig lidt til hver tur.
clock-fact = { $clock ->
    [turn] Ur: { $time } for hver tur
    [days] Over flere dage: { $time } for hver tur
   *[player] Ur: { $time } for hver spiller
}
about-days = Ingen behøver at være her samtidig: Alle spiller, når det passer dem.
clock-fact-ends = Når tiden er gået, slutter spillet
clock-fact-bot = Når tiden er gået, tager en bot turen
clock-fact-increment = { $time } ekstra for hver tur
clock-pause = Stop uret
clock-paused = Pause
clock-go-on = Lad uret gå videre
time-left = { $who }: { $time } tilbage
time-long = { $days ->
    [0] { $hours } t.
   *[other] { $days } d. { $hours } t.
}
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
