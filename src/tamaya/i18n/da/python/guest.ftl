# Det, MCP-serveren fortæller en sprogmodel ved et bord.

error-guest-restarting = Serveren genstarter: Prøv igen om lidt.
error-guest-not-understood = Bordet forstod ikke, hvem der kom.
error-guest-not-let-in = Bordet lukker ikke denne bot ind.
error-guest-no-table = Dette bord findes ikke.
error-guest-replaced = En anden bot er kommet med samme nøgle.
error-guest-key = Nøglen virker ikke: Bed værten om et nyt link; under et spil skal alle spillere være enige.
error-guest-too-often = Bordet har haft for mange besøg: Prøv igen senere.
error-guest-lost = Forbindelsen til bordet er afbrudt: Prøv igen om lidt.
error-guest-link = Dette er ikke et link til en bot: Værten ved et bord får et, for eksempel { $example }.
error-guest-name = Sig, hvad du hedder: De andre læser det ved bordet.
error-guest-observe-first = Det er ikke din tur, eller en anden bot har spillet for dig: Brug observe først.
error-guest-refused = { $why }
error-guest-which-table = Hvilket bord? Angiv det link til en bot, som værten har fået.
error-guest-no-chair = Du sidder ikke ved noget bord: Sæt dig ved et først.
error-guest-address = Dette er ikke adressen på en server, for eksempel http://localhost:8000.
error-guest-other-server = { $name } svarer ikke som en Tamaya-server.
guest-waiting = Du sidder ved bordet. Spillet er ikke begyndt: observe venter, til det er din tur.
guest-seconds = Du har { $seconds ->
    [one] ét sekund; så spiller en anden bot for dig.
   *[other] { $seconds } sekunder; så spiller en anden bot for dig.
}
guest-over = Spillet er slut: { $score } af { $most } point.
guest-not-yet = Det er ikke din tur: Brug observe igen.
guest-done = Gjort.
guest-seated = Du sidder ved { $place } som { $name }.
guest-how-to-sit = For at sætte dig skal du have et link til en bot; det får værten i bordets venteværelse.
guest-no-tables = Der er ingen offentlige borde.
guest-table = { $id }: { $edition }, { $taken } af { $players } pladser optaget, { $phase }, vært { $host }
