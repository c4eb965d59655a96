# Det MCP-serveren forteller en språkmodell ved et bord.

error-guest-restarting = Serveren starter på nytt: Prøv igjen om litt.
error-guest-not-understood = Bordet forsto ikke hvem som kom.
error-guest-not-let-in = Bordet slipper ikke inn denne boten.
error-guest-no-table = Dette bordet finnes ikke.
error-guest-replaced = En annen bot har kommet med samme nøkkel.
error-guest-key = Nøkkelen virker ikke: Be verten om en ny lenke; under et spill må alle spillerne være enige.
error-guest-too-often = Bordet har hatt for mange besøk: Prøv igjen senere.
error-guest-lost = Forbindelsen til bordet er brutt: Prøv igjen om litt.
error-guest-link = Dette er ingen lenke for en bot: Verten ved et bord får en, for eksempel { $example }.
error-guest-name = Si hva du heter: De andre leser det ved bordet.
error-guest-observe-first = Det er ikke din tur, eller en annen bot har spilt for deg: Bruk observe først.
error-guest-refused = { $why }
error-guest-which-table = Hvilket bord? Oppgi lenken for en bot som verten har fått.
error-guest-no-chair = Du sitter ikke ved noe bord: Sett deg ved et først.
error-guest-address = Dette er ikke adressen til en server, for eksempel http://localhost:8000.
error-guest-other-server = { $name } svarer ikke som en Tamaya-server.
guest-waiting = Du sitter ved bordet. Spillet har ikke begynt: observe venter til det er din tur.
guest-seconds = Du har { $seconds ->
    [one] ett sekund; så spiller en annen bot for deg.
   *[other] { $seconds } sekunder; så spiller en annen bot for deg.
}
guest-over = Spillet er over: { $score } av { $most } poeng.
guest-not-yet = Det er ikke din tur: Bruk observe en gang til.
guest-done = Gjort.
guest-seated = Du sitter ved { $place } som { $name }.
guest-how-to-sit = For å sette deg trenger du en lenke for en bot; den får verten i venterommet til et bord.
guest-no-tables = Det finnes ingen offentlige bord.
guest-table = { $id }: { $edition }, { $taken } av { $players } plasser opptatt, { $phase }, vert { $host }
