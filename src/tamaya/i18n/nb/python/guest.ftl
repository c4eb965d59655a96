# Det MCP-serveren forteller en språkmodell ved et bord.

error-guest-restarting = Serveren starter på nytt: Prøv igjen om litt.
error-guest-not-understood = Bordet forsto ikke hva boten sa om seg selv.
error-guest-not-let-in = Bordet slipper ikke inn denne boten.
error-guest-no-table = Dette bordet finnes ikke.
error-guest-replaced = En annen bot har kommet med samme nøkkel.
error-guest-key = Nøkkelen virker ikke: Be verten om en ny lenke; under et spill må alle spillerne være enige.
error-guest-too-often = For mange tilkoblinger eller meldinger: Prøv igjen senere.
error-guest-lost = Forbindelsen til bordet er brutt: Prøv igjen om litt.
error-guest-link = Dette er ingen lenke for en bot: Verten ved et bord får en, for eksempel { $example }.
error-guest-name = Si hva du heter: De andre leser det ved bordet.
error-guest-observe-first = Det er ikke din tur, eller en annen bot har spilt for deg: Bruk observe først.
error-guest-refused = { $why }
error-guest-which-table = Hvilket bord? Oppgi lenken for en bot som verten har fått.
error-guest-no-chair = Du sitter ikke ved noe bord: Sett deg ved et først.
error-guest-address = Dette er ikke adressen til en server, for eksempel http://localhost:8000.
error-guest-other-server = { $name } svarer ikke som en Tamaya-server.
error-guest-finished = Spillet er over.
error-guest-which-game = Hvilket spill? Oppgi teksten fra en fil, eller spill ferdig et øvingsspill først.
guest-practice = Du spiller med { $bots ->
    [one] én bot
   *[other] { $bots } boter
} ({ $bot }), og du begynner. Det er ingen tidsgrense.
guest-can-review = review_game ser tilbake på det.
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

# Det en modell leser om verktøyene til MCP-serveren og argumentene deres.
mcp-instructions = Spill Hanabi: Start et øvingsspill med boter med start_practice, eller sett deg ved et bord hos Tamaya med join_table og botlenken du får av verten. Bruk så, til spillet er over, observe (som venter på turen din og nummererer valgene dine) og act med ett av dem.
guest-language-model = Språkmodell
tool-list-tables = Vis de offentlige bordene på en server.
tool-start-practice = Start et spill med boter her og nå: uten server, andre mennesker eller tidsgrense. Svarer med notasjonen, reglene og det som er avtalt. Du begynner.
tool-join-table = Sett deg ved et bord med botlenken. Svarer med notasjonen, og med reglene når spillet har begynt.
tool-observe = Se bordet fra din egen plass; dine egne kort er skjult. Når det er din tur, står valgene dine der med nummer.
tool-act = Gjør trekket ditt: ett av de nummererte valgene fra observe.
tool-explain-rules = De nummererte reglene for spillet du spiller og det bordet har avtalt, eller reglene i en eske.
tool-review-game = Gå gjennom et spill som er over: hva som var mulig, og øyeblikkene som avgjorde. Det kan ta et minutt.
argument-players = hvor mange som spiller, du selv medregnet
argument-bot = hvem som sitter på de andre plassene
argument-agreement = avtalen alle spiller etter, for eksempel none eller club
argument-box = en eske, for eksempel dutch; ellers grunnspillet
argument-server = adressen til den; ellers den vanlige
argument-link = botlenken med nøkkelen, hvis ingen ble oppgitt ved start
argument-name = navnet de andre ser ved bordet
argument-seconds = hvor lenge det ventes på turen din
argument-answer = nummeret på et valg; en begrunnelse kan følge
argument-edition = en eske, for eksempel dutch; ellers spillet som pågår
argument-record = teksten i en fil fra Tamaya eller hanab.live; ellers øvingsspillet som nettopp ble spilt
# Hva som er galt med et kall, uten å gjengi verdiene.
call-problems = { $problems }: { $tool } tar { $arguments }.
call-not-an-argument = '{ $name }' er ikke et argument
call-missing = '{ $name }' mangler
call-wrong = '{ $name }' er ikke { call-kind }
call-unknown = Det verktøyet finnes ikke, bare { $tools }.
call-argument = { $needed ->
    [yes] { $name } ({ call-kind }: { $about })
   *[no] { $name } (valgfritt, { call-kind }: { $about })
}
call-kind = { $type ->
    [number] et tall fra { $least } til { $most }
   *[string] en tekst
}
