# Wat de MCP-server een taalmodel aan tafel vertelt.

error-guest-restarting = De server start opnieuw op: probeer het zo nog eens.
error-guest-not-understood = De tafel begreep niet wie er kwam.
error-guest-not-let-in = De tafel laat deze bot niet toe.
error-guest-no-table = Deze tafel bestaat niet.
error-guest-replaced = Een andere bot is met dezelfde sleutel gekomen.
error-guest-key = De sleutel werkt niet: vraag de gastheer om een nieuwe link; tijdens een spel moeten alle spelers het ermee eens zijn.
error-guest-too-often = De tafel heeft te veel bezoek gehad: probeer het later nog eens.
error-guest-lost = De verbinding met de tafel is weg: probeer het zo nog eens.
error-guest-link = Dit is geen link voor een bot: de gastheer van een tafel krijgt er een, zoals { $example }.
error-guest-name = Zeg hoe je heet: de anderen lezen het aan tafel.
error-guest-observe-first = Je bent niet aan de beurt, of een andere bot heeft voor je gespeeld: gebruik eerst observe.
error-guest-refused = { $why }
error-guest-which-table = Welke tafel? Geef de link voor een bot die de gastheer heeft gekregen.
error-guest-no-chair = Je zit aan geen enkele tafel: ga er eerst aan een zitten.
error-guest-address = Dit is geen adres van een server zoals http://localhost:8000.
error-guest-other-server = { $name } antwoordt niet zoals een Tamaya-server.
guest-waiting = Je zit aan tafel. Het spel is nog niet begonnen: observe wacht tot je aan de beurt bent.
guest-seconds = Je hebt { $seconds ->
    [one] één seconde; dan speelt een andere bot voor je.
   *[other] { $seconds } seconden; dan speelt een andere bot voor je.
}
guest-over = Het spel is afgelopen: { $score } van { $most } punten.
guest-not-yet = Je bent niet aan de beurt: gebruik observe nog eens.
guest-done = Gedaan.
guest-seated = Je zit bij { $place } als { $name }.
guest-how-to-sit = Om te gaan zitten heb je een link voor een bot nodig; die krijgt de gastheer in de wachtkamer van een tafel.
guest-no-tables = Er zijn geen openbare tafels.
guest-table = { $id }: { $edition }, { $taken } van { $players } plaatsen bezet, { $phase }, gastheer { $host }
