# Omgangsvormen: komen en gaan, terugnemen, afwezig zijn, de klok, je bedenken.

practice = Oefening
about-practice = Er is een zet teruggenomen die een kaart had laten zien. Dat staat ook in het spelbestand.
undo-practice = Mijn laatste zet terugnemen
to-lobby-about = { $seat ->
    [yes] Je houdt je plaats en kunt altijd terugkomen.
   *[no] Je kunt altijd terugkomen.
}
leave-about = { $phase ->
    [playing] Je verlaat je plaats: de anderen kunnen een bot of iemand anders voor je verder laten spelen.
    [over] Je geeft je plaats op en doet het volgende spel niet mee.
   *[waiting] Je geeft je plaats op.
}
leave-ask = Het spel verlaten terwijl het nog bezig is?
leave-ask-text = { $alone ->
    [yes] Het spel wacht. Via de link van de tafel kom je terug.
   *[no] De anderen kunnen een bot of iemand anders voor je verder laten spelen. Tot dan kom je via de link van de tafel terug op je plaats.
}
leave-yes = Verlaten
leave-no = Blijven
end-ask = Het spel nu beëindigen?
end-ask-text = Daarna kan het niet meer worden voortgezet.
end-yes = Beëindigen
end-no = Doorspelen
empty-ask = Een hint die geen kaart aanwijst?
empty-yes = Deze hint geven
empty-no = Nee, een vergissing
absent-turn = { $who } is aan de beurt, maar afwezig.
absent-until = We wachten tot { $time }; daarna kan een bot het overnemen.
absent-bot = Een bot laten overnemen
absent-wait = Wachten
clock = Klok
clock-name = { $clock ->
    [none] geen
    [turn] per beurt
    [days] over meerdere dagen
   *[player] per speler
}
clock-time = Hoe lang
clock-increment = Voor elke beurt
clock-increment-none = niets erbij
clock-length = { $unit ->
    [minutes] { $many } min
    [days] { $many ->
        [one] één dag
       *[other] { $many } dagen
    }
   *[seconds] { $many } s
}
clock-end = Als de tijd om is
clock-end-name = { $bot ->
    [yes] neemt een bot de beurt over
    [remind] volgt een herinnering, en de anderen mogen er een bot neerzetten
    [end] is het spel afgelopen
   *[no] wordt het alleen gemeld
}
about-clock = Er staat geen straf op als de tijd om is. Wie alle tijd heeft verbruikt, heeft voor elke beurt nog een beetje.
clock-fact = { $clock ->
    [turn] Klok: { $time } per beurt
    [days] Over meerdere dagen: { $time } per beurt
   *[player] Klok: { $time } per speler
}
about-days = Niemand hoeft er tegelijk te zijn: iedereen speelt wanneer het uitkomt.
clock-fact-ends = Als de tijd om is, is het spel afgelopen
clock-fact-bot = Als de tijd om is, neemt een bot de beurt over
clock-fact-increment = { $time } erbij voor elke beurt
clock-pause = Klok stilzetten
clock-paused = Pauze
clock-go-on = Klok laten doorlopen
time-left = { $who }: nog { $time }
time-long = { $days ->
    [0] { $hours } u
   *[other] { $days } d { $hours } u
}
time-up = { $by ->
    [you] Je tijd is om. Neem gerust de tijd die je nodig hebt.
   *[other] De tijd van { $who } is om.
}
time-up-bot = { $by ->
    [you] Je tijd is om: een bot neemt deze beurt over.
   *[other] De tijd van { $who } is om: een bot neemt deze beurt over.
}
log-stood-in = (De tijd was om, dus nam een bot deze beurt over.)
name-too-long = { $over ->
    [one] Eén teken te veel: een naam mag er hooguit { $most } hebben.
   *[other] { $over } tekens te veel: een naam mag er hooguit { $most } hebben.
}
