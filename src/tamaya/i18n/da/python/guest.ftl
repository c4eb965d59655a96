# Det, MCP-serveren fortæller en sprogmodel ved et bord.

error-guest-restarting = Serveren genstarter: Prøv igen om lidt.
error-guest-not-understood = Bordet forstod ikke, hvad botten sagde om sig selv.
error-guest-not-let-in = Bordet lukker ikke denne bot ind.
error-guest-no-table = Dette bord findes ikke.
error-guest-replaced = En anden bot er kommet med samme nøgle.
error-guest-key = Nøglen virker ikke: Bed værten om et nyt link; under et spil skal alle spillere være enige.
error-guest-too-often = For mange forbindelser eller beskeder: Prøv igen senere.
error-guest-lost = Forbindelsen til bordet er afbrudt: Prøv igen om lidt.
error-guest-link = Dette er ikke et link til en bot: Værten ved et bord får et, for eksempel { $example }.
error-guest-name = Sig, hvad du hedder: De andre læser det ved bordet.
error-guest-observe-first = Det er ikke din tur, eller en anden bot har spillet for dig: Brug observe først.
error-guest-refused = { $why }
error-guest-which-table = Hvilket bord? Angiv det link til en bot, som værten har fået.
error-guest-no-chair = Du sidder ikke ved noget bord: Sæt dig ved et først.
error-guest-address = Dette er ikke adressen på en server, for eksempel http://localhost:8000.
error-guest-other-server = { $name } svarer ikke som en Tamaya-server.
error-guest-finished = Spillet er slut.
error-guest-which-game = Hvilket spil? Angiv teksten fra en fil, eller spil først et øvespil færdigt.
guest-practice = Du spiller med { $bots ->
    [one] en bot
   *[other] { $bots } botter
} ({ $bot }), og du begynder. Der er ingen tidsgrænse.
guest-can-review = review_game ser tilbage på det.
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

# Det, en model læser om MCP-serverens værktøjer og deres argumenter.
mcp-instructions = Spil Hanabi: Start et øvespil med botter med start_practice, eller sæt dig ved et bord hos Tamaya med join_table og det botlink, du får af værten. Brug så, indtil spillet er slut, observe (som venter på din tur og nummererer dine valg) og act med et af dem.
guest-language-model = Sprogmodel
tool-list-tables = Vis de offentlige borde på en server.
tool-start-practice = Start et spil med botter her og nu: uden server, andre mennesker eller tidsgrænse. Svarer med notationen, reglerne og det, der er aftalt. Du begynder.
tool-join-table = Sæt dig ved et bord med botlinket. Svarer med notationen, og med reglerne, når spillet er begyndt.
tool-observe = Se bordet fra din egen plads; dine egne kort er skjult. Når det er din tur, står dine valg der med numre.
tool-act = Gør dit træk: et af de nummererede valg fra observe.
tool-explain-rules = De nummererede regler for det spil, du spiller, og det, bordet har aftalt, eller reglerne i en æske.
tool-review-game = Gennemgå et spil, der er slut: hvad der var muligt, og de øjeblikke, der gjorde forskellen. Det kan tage et minut.
argument-players = hvor mange der spiller, dig selv medregnet
argument-bot = hvem der sidder på de andre pladser
argument-agreement = aftalen, alle spiller efter, for eksempel none eller club
argument-box = en æske, for eksempel dutch; ellers grundspillet
argument-server = dens adresse; ellers den sædvanlige
argument-link = botlinket med nøglen, hvis der ikke blev angivet et ved starten
argument-name = det navn, de andre ser ved bordet
argument-seconds = hvor længe der ventes på din tur
argument-answer = nummeret på et valg; en begrundelse kan følge
argument-edition = en æske, for eksempel dutch; ellers det igangværende spil
argument-record = teksten i en fil fra Tamaya eller hanab.live; ellers det øvespil, der lige er spillet
# Hvad der er galt med et kald, uden at gengive værdierne.
call-problems = { $problems }: { $tool } tager { $arguments }.
call-not-an-argument = '{ $name }' er ikke et argument
call-missing = '{ $name }' mangler
call-wrong = '{ $name }' er ikke { call-kind }
call-unknown = Det værktøj findes ikke, kun { $tools }.
call-argument = { $needed ->
    [yes] { $name } ({ call-kind }: { $about })
   *[no] { $name } (valgfrit, { call-kind }: { $about })
}
call-kind = { $type ->
    [number] et tal fra { $least } til { $most }
   *[string] en tekst
}
