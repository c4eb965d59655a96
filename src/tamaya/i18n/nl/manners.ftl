# Omgangsvormen: komen en gaan, terugnemen, afwezig zijn, de klok, je bedenken.

practice = Oefening
about-practice = Er is een zet teruggenomen die een kaart had laten zien. Dat staat ook in het bestand van het spel.
undo-practice = Mijn laatste zet terugnemen
to-lobby-about = { $seat ->
    [yes] Je houdt je plaats en kunt altijd terugkomen.
   *[no] Je kunt altijd terugkomen.
}
leave-about = { $phase ->
    [playing] Je verlaat je plaats: de anderen kunnen een bot of iemand anders voor je laten verder spelen.
    [over] Je geeft je plaats op en doet het volgende spel niet mee.
   *[waiting] Je geeft je stoel vrij.
}
leave-ask = Het lopende spel verlaten?
leave-ask-text = { $alone ->
    [yes] Het spel wacht. De link van de tafel brengt je er weer naartoe.
   *[no] De anderen kunnen een bot of iemand anders voor je laten verder spelen. Tot dan brengt de link van de tafel je terug op je plaats.
}
leave-yes = Verlaten
leave-no = Blijven
end-ask = Het spel nu beëindigen?
end-ask-text = Daarna kan het niet meer worden voortgezet.
end-yes = Beëindigen
end-no = Doorspelen
empty-ask = Een hint die geen kaart raakt?
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
   *[player] per speler
}
clock-time = Hoe lang
clock-length = { $unit ->
    [minutes] { $many } min
   *[seconds] { $many } s
}
clock-end = Als de tijd om is
clock-end-name = { $bot ->
    [yes] speelt een bot de beurt
   *[no] wordt het alleen gezegd
}
about-clock = Het kost niets als de tijd om is. Wie alle tijd heeft verbruikt, heeft voor elke beurt nog een beetje.
clock-fact = { $clock ->
    [turn] Klok: { $time } per beurt
   *[player] Klok: { $time } per speler
}
clock-fact-bot = Als de tijd om is, speelt een bot de beurt
time-left = { $who }: nog { $time }
time-up = { $by ->
    [you] Je tijd is om. Neem gerust de tijd die je nodig hebt.
   *[other] De tijd van { $who } is om.
}
time-up-bot = { $by ->
    [you] Je tijd is om: een bot speelt deze beurt.
   *[other] De tijd van { $who } is om: een bot speelt deze beurt.
}
log-stood-in = (De tijd was om, dus speelde een bot deze beurt.)
name-too-long = { $over ->
    [one] Eén teken te veel: een naam heeft er hooguit { $most }.
   *[other] { $over } tekens te veel: een naam heeft er hooguit { $most }.
}
