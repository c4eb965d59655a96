# Wat de MCP-server een taalmodel aan tafel vertelt.

error-guest-restarting = De server start opnieuw op: probeer het zo nog eens.
error-guest-not-understood = De tafel begreep niet wat de bot over zichzelf zei.
error-guest-not-let-in = De tafel laat deze bot niet toe.
error-guest-no-table = Deze tafel bestaat niet.
error-guest-replaced = Een andere bot is met dezelfde sleutel gekomen.
error-guest-key = De sleutel werkt niet: vraag de spelleider om een nieuwe link; tijdens een spel moeten alle spelers het ermee eens zijn.
error-guest-too-often = Te veel verbindingen of berichten: probeer het later nog eens.
error-guest-lost = De verbinding met de tafel is verbroken: probeer het zo nog eens.
error-guest-link = Dit is geen link voor een bot: de spelleider van een tafel krijgt er een, zoals { $example }.
error-guest-name = Zeg hoe je heet: de anderen lezen het aan tafel.
error-guest-observe-first = Je bent niet aan de beurt, of een andere bot heeft voor je gespeeld: gebruik eerst observe.
error-guest-refused = { $why }
error-guest-which-table = Welke tafel? Geef de link voor een bot die de spelleider heeft gekregen.
error-guest-no-chair = Je zit aan geen enkele tafel: ga er eerst aan een zitten.
error-guest-address = Dit is geen adres van een server zoals http://localhost:8000.
error-guest-other-server = { $name } antwoordt niet zoals een Tamaya-server.
error-guest-finished = Het spel is afgelopen.
error-guest-which-game = Welk spel? Geef de tekst van een bestand, of speel eerst een oefenspel uit.
guest-practice = Je speelt met { $bots ->
    [one] een bot
   *[other] { $bots } bots
} ({ $bot }) en je begint. Er is geen tijdslimiet.
guest-can-review = review_game kijkt erop terug.
guest-waiting = Je zit aan tafel. Het spel is nog niet begonnen: observe wacht tot je aan de beurt bent.
guest-seconds = Je hebt { $seconds ->
    [one] één seconde; dan speelt een andere bot voor je.
   *[other] { $seconds } seconden; dan speelt een andere bot voor je.
}
guest-over = Het spel is afgelopen: { $score } van { $most } punten.
guest-not-yet = Je bent niet aan de beurt: gebruik observe nog eens.
guest-done = Gedaan.
guest-seated = Je zit bij { $place } als { $name }.
guest-how-to-sit = Om te gaan zitten heb je een link voor een bot nodig; die krijgt de spelleider in de wachtkamer van een tafel.
guest-no-tables = Er zijn geen openbare tafels.
guest-table = { $id }: { $edition }, { $taken } van { $players } plaatsen bezet, { $phase }, spelleider { $host }

# Wat een model leest over de hulpmiddelen van de MCP-server en hun argumenten.
mcp-instructions = Speel Hanabi: begin met start_practice een oefenspel met bots, of schuif met join_table en de botlink van de spelleider aan een tafel van Tamaya. Gebruik daarna, tot het spel is afgelopen, observe (dat wacht tot je aan de beurt bent en nummert je mogelijkheden) en act met een daarvan.
guest-language-model = Taalmodel
tool-list-tables = De openbare tafels van een server tonen.
tool-start-practice = Hier en nu een spel met bots beginnen: zonder server, andere mensen of tijdslimiet. Geeft de notatie, de regels en de afspraken terug. Jij begint.
tool-join-table = Met de botlink aan een tafel gaan zitten. Geeft de notatie terug en, als het spel begonnen is, de regels.
tool-observe = De tafel vanaf je eigen plaats zien; je eigen kaarten zijn verborgen. Ben je aan de beurt, dan staan je mogelijkheden er met nummers bij.
tool-act = Je zet doen: een van de genummerde mogelijkheden uit observe.
tool-explain-rules = De genummerde regels van het spel dat je speelt en wat er aan tafel is afgesproken, of de regels van een doos.
tool-review-game = Een afgelopen spel bespreken: wat er mogelijk was en welke momenten ertoe deden. Dat kan een minuut duren.
argument-players = hoeveel er spelen, jij meegeteld
argument-bot = wie er op de andere plaatsen zit
argument-agreement = de afspraken waarnaar iedereen speelt, zoals none of club
argument-box = een doos, zoals dutch; anders het basisspel
argument-server = het adres ervan; anders het gebruikelijke
argument-link = de botlink met zijn sleutel, als er bij het starten geen is opgegeven
argument-name = de naam die de anderen aan tafel zien
argument-seconds = hoelang er op je beurt wordt gewacht
argument-answer = het nummer van een mogelijkheid; er mag een reden achter staan
argument-edition = een doos, zoals dutch; anders het spel dat bezig is
argument-record = de tekst van een bestand van Tamaya of hanab.live; anders het oefenspel dat net is gespeeld
# Wat er mis is met een aanroep, zonder de waarden te citeren.
call-problems = { $problems }: { $tool } neemt { $arguments }.
call-not-an-argument = '{ $name }' is geen argument
call-missing = '{ $name }' ontbreekt
call-wrong = { $type ->
    [number] '{ $name }' is geen getal van { $least } tot en met { $most }
   *[string] '{ $name }' is geen tekst
}
call-unknown = Dat hulpmiddel bestaat niet, alleen { $tools }.
call-argument = { $needed ->
    [yes] { $name } ({ call-kind }: { $about })
   *[no] { $name } (niet verplicht, { call-kind }: { $about })
}
call-kind = { $type ->
    [number] een getal van { $least } tot en met { $most }
   *[string] een tekst
}
