# Omgangsformer: å komme og gå, ta tilbake, være borte, klokka, å tenke seg om.

practice = Øving
about-practice = Et trekk som hadde vist et kort, ble tatt tilbake. Det står også i filen med spillet.
undo-practice = Ta tilbake det siste trekket mitt
to-lobby-about = { $seat ->
    [yes] Du beholder plassen din og kan komme tilbake når som helst.
   *[no] Du kan komme tilbake når som helst.
}
leave-about = { $phase ->
    [playing] Du går fra plassen: De andre kan la en bot eller en annen spille videre for deg.
    [over] Du gir fra deg plassen og er ikke med i neste spill.
   *[waiting] Du gir fra deg plassen.
}
leave-ask = Forlate spillet som er i gang?
leave-ask-text = { $alone ->
    [yes] Spillet venter. Lenken til bordet fører deg tilbake til det.
   *[no] De andre kan la en bot eller en annen spille videre for deg. Inntil da fører lenken til bordet deg tilbake til plassen din.
}
leave-yes = Forlat
leave-no = Bli
end-ask = Avslutte spillet nå?
end-ask-text = Etterpå kan det ikke spilles videre.
end-yes = Avslutt
end-no = Spill videre
empty-ask = En opplysning som ikke peker på noe kort?
empty-yes = Gi opplysningen
empty-no = Nei, det var en glipp
absent-turn = { $who } har turen, men er borte.
absent-until = Vi venter til { $time }; da kan en bot ta over.
absent-bot = La en bot ta over
absent-wait = Vent
clock = Klokke
clock-name = { $clock ->
    [none] ingen
    [turn] for hver tur
    [days] over flere dager
   *[player] for hver spiller
}
clock-time = Hvor lenge
clock-increment = For hver tur
clock-increment-none = ingenting ekstra
clock-length = { $unit ->
    [minutes] { $many } min
    [days] { $many ->
        [one] én dag
       *[other] { $many } dager
    }
   *[seconds] { $many } s
}
clock-end = Når tiden er ute
clock-end-name = { $bot ->
    [yes] tar en bot turen
    [remind] kommer en påminnelse, og de andre kan sette en bot der
    [end] er spillet slutt
   *[no] blir det bare sagt fra
}
about-clock = Det koster ingenting at tiden går ut. Den som har brukt opp all tiden, har fortsatt litt for hver tur.
clock-fact = { $clock ->
    [turn] Klokke: { $time } for hver tur
    [days] Over flere dager: { $time } for hver tur
   *[player] Klokke: { $time } for hver spiller
}
about-days = Ingen trenger å være her samtidig: Alle spiller når det passer.
clock-fact-ends = Når tiden er ute, er spillet slutt
clock-fact-bot = Når tiden er ute, tar en bot turen
clock-fact-increment = { $time } ekstra for hver tur
clock-pause = Stopp klokka
clock-paused = Pause
clock-go-on = La klokka gå videre
time-left = { $who }: { $time } igjen
time-long = { $days ->
    [0] { $hours } t
   *[other] { $days } d { $hours } t
}
time-up = { $by ->
    [you] Tiden din er ute. Ta den tiden du trenger.
   *[other] Tiden til { $who } er ute.
}
time-up-bot = { $by ->
    [you] Tiden din er ute: En bot tar denne turen.
   *[other] Tiden til { $who } er ute: En bot tar denne turen.
}
log-stood-in = (Tiden var ute, så en bot tok denne turen.)
name-too-long = { $over ->
    [one] Ett tegn for mye: Et navn har høyst { $most }.
   *[other] { $over } tegn for mange: Et navn har høyst { $most }.
}
