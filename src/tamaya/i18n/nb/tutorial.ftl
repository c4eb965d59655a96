### Lessons. You and Mika (and Aki) play; the guide speaks.

lesson-welcome = Velkommen! Du og Mika lager en oppvisning sammen: fem fyrverkerier, ett for hver farge. De bygges kort for kort: 1, 2, 3, 4, 5.
lesson-hands = Det spesielle: Du ser bare baksiden av dine egne kort her nede. Kortene til Mika ligger åpent der oppe, men hun ser dem ikke. Derfor hjelper dere hverandre med opplysninger.
lesson-tokens = Her oppe: De åtte lyktene er opplysningsbrikker, hver opplysning koster én. Gnistene teller feil: Ved tre er oppvisningen tapt. Ved siden av ser du bunken og poengene.
lesson-hint = Mika gir deg en opplysning: Disse to kortene er enere. Den sier enda mer: En opplysning peker på alle kort som passer, så de tre andre er helt sikkert ikke enere.
lesson-why = Her nede forteller Mika hvorfor hun ga den, fordi du holder på å lære. Ved et ekte bord sier ingen det: Der må opplysningen være nok.
lesson-pick = Velg det første kortet ditt og se hva du vet om det.
lesson-play = Det er en ener. Ingen fyrverkerier er påbegynt, så alle enere passer, uansett farge. Velg «Spill».
lesson-played = Rød 1! Det første fyrverkeriet stiger opp, og du har trukket et nytt kort fra bunken.
lesson-red = Mika peker på et rødt kort. En ener er det ikke, det vet du allerede. Hvorfor denne opplysningen nå? Fordi rødt venter på toeren! Stol på Mika: Velg kortet og spill det.
lesson-returned = Rød 2, bra! Imens kastet Mika et kort. Det gir en lykt tilbake.
lesson-excluded = Se på den andre eneren din. Opplysningen «rød» pekte ikke på den, så den er ikke rød. Alle andre farger venter fortsatt på eneren sin: Den må passe! Spill den.
lesson-five = Blå 1! Nå sier Mika: Dette er en femmer. Det finnes bare én i hver farge, og din var det eldste kortet som ingen hadde pekt på. Den ville blitt kastet som den neste, så hun redder den. Ta vare på den.
lesson-give = Nå er det du som hjelper. Mika har den grønne eneren, som passer, men hun vet det ikke. Velg Mika.
lesson-what = Si en farge eller en verdi. Velg 1: Kortene du peker på, lyser opp. Det koster en lykt.
lesson-trusted = Mika stolte på opplysningen og spilte grønn 1. Det er Hanabi: å si mye med lite.
lesson-discard = Det blir færre lykter, så kast et kort. Ikke femmeren! Kortet ved siden av er nå det eldste som ingen har pekt på. Velg det og så «Kast».
lesson-discarded = Grønn 3. Det finnes én til, så ingenting er tapt, og en lykt er tilbake. Husk: tre enere, to toere, to treere, to firere og bare én femmer.
lesson-mistake = Oi! Mika spiller den andre eneren sin, men rødt har allerede en. En feil: Kortet havner i kastebunken, og en gnist tennes. Rådet mitt var ikke det beste: «Grønn» hadde bare pekt på den grønne eneren.
lesson-skip = Nå kan du alt du trenger. Vi spoler litt fram: Se fyrverkeriene vokse.
lesson-last = Bunken er tom: Alle har én siste tur. Gult står på 4, og du har spart på femmeren hele tiden. Spill den!
lesson-complete = Det gule fyrverkeriet er fullført! Vanligvis gir det en lykt tilbake, men alle lyktene er på plass allerede. Mika har den siste turen.
lesson-end = Oppvisningen er over. Legg sammen de øverste kortene: 5 + 5 + 5 + 5 + 3. Det er { $score } av 25 poeng, og publikum jubler. Prøv selv nå, og så med venner!

lesson-guide = Veiledning
lesson-next = Videre
lesson-watch = Følg med …
lesson-leave = Forlat leksjonen
lesson-again = Én gang til
lesson-progress = Framdrift
nudge-other = Ikke det ennå: Følg lyset.
nudge-five = Forsiktig, det er femmeren! Det finnes ingen annen. Velg kortet som lyser.
error-lesson = Ikke i leksjonen, men ved et ekte bord går det.

lesson-title = { $lesson ->
    [focus] Hvilket kort gjelder det?
    [save] Det eldste kortet og redning
    [touch] Be om kort, men ikke om unyttige
    [discard] Når du bør kaste
    [counting] Tell det som er igjen
    [last-round] Siste runde
    [prompt] Oppfordring
    [finesse] Finesse
    [reading] Forstå en finesse
    [agreement] Spill etter avtale
   *[first] Ditt første spill
}
lesson-state = { $state ->
    [done] Ferdig
    [begun] Påbegynt
   *[new] Ny
}
lesson-solved = { $solved } av { $puzzles } oppgaver løst
lessons-done = { $done } av { $lessons } ferdig
lesson-puzzles = Til oppgavene
lesson-then = Neste: { $name }
lesson-finished = Bra jobbet! Tre slike oppgaver venter på deg.
nudge-think = Ikke det. Se en gang til.

lesson-focus-begin = En opplysning peker ofte på flere kort, men gjelder som regel ett av dem. Slik vet mange hvilket.
lesson-focus-newest = Mika sier: rød. To kort! Det eldste kortet ditt er ikke blant dem, så det gjelder det nyeste: Nye kort kommer inn til høyre. Velg det.
lesson-focus-play = Rødt er ikke påbegynt, så det bør være den røde eneren. Spill den.
lesson-focus-kept = Rød 1! Det gjaldt ikke det andre røde kortet. Ta vare på det: Dere får bruk for det senere.
lesson-focus-oldest = Mika sier: blå. To kort igjen, men denne gangen er det eldste kortet uten opplysning blant dem. Da gjelder det det. Velg det.
lesson-focus-again = Blått er heller ikke påbegynt, så det bør være den blå eneren. Spill den.

lesson-save-begin = Ingenting å spille, ingen opplysning å gi? Da kaster du, og vanligvis det eldste kortet uten opplysning. Da vet alle hva som ryker neste gang. Hos deg er det dette.
lesson-save-five = Mika sier 5, og det er nettopp det kortet. Ingen femmer passer ennå, så du skal ikke spille den. Hun redder den: Det finnes bare én femmer i hver farge.
lesson-save-next = Et kort med opplysning beholder du. Hvilket kort ville du kastet neste gang nå? Velg det.
lesson-save-give = Riktig. Men se på Mika først: Det eldste kortet hennes er den hvite femmeren, og hun vet det ikke. Redd den: Velg Mika og så 5.
lesson-save-kept = Mika beholder femmeren og kaster det neste kortet, en gul firer. Det finnes én til, så ingenting er tapt.
lesson-save-quiet = Verdt å redde: femmere, det siste eksemplaret av et kort dere trenger, og ofte toere. Hos Mika er en blå treer neste ut, og den er ikke den siste. Så kast ditt eget eldste kort uten opplysning.
nudge-save-first = Den hvite femmeren er kortet Mika ville kastet nå. Redd den først.

lesson-touch-begin = Mika har den grønne eneren. Den passer, og to opplysninger ville pekt på den: grønn og 1.
lesson-touch-give = Hun har også en rød ener, og rødt har allerede sin. Gi den opplysningen som bare peker på det dere fortsatt trenger.
lesson-touch-played = Ett kort pekt på, ett kort spilt: grønn 1.
lesson-touch-discard = Ingen av kortene til Mika passer nå, og du vet ikke om noe du kan spille. Kast det eldste kortet ditt.
lesson-touch-one = Mika sier: 1. Ut fra ordet alene kan det også være en grønn ener, og den grønne eneren er spilt allerede.
lesson-touch-trust = Men dere lar begge være å peke på unyttige kort. Så det er en ener som fortsatt passer. Stol på Mika og spill den.
nudge-touches-useless = Det ville også pekt på den røde eneren. Mika kan tro at den passer, og å spille den ville vært en feil.

lesson-discard-begin = Spille, gi en opplysning eller kaste? Spør deg selv i denne rekkefølgen: Kan jeg spille? Trenger noen en opplysning akkurat nå? Hvis ikke: kast.
lesson-discard-play = Mika sier: rød. To kort, men det ene hadde en opplysning fra før, så det gjelder det andre. Rødt står på 1, så det bør være toeren. Du kan spille, så spill den.
lesson-discard-save = Rød 2! Mika har kastet et kort, og nå er den hvite femmeren hennes eldste. Du vet ikke om noe du kan spille, men Mika trenger en opplysning: Redd femmeren.
lesson-discard-now = Mika har kastet igjen. Ingen av kortene hennes passer nå, og det eldste uten opplysning, en grønn firer, er ikke den siste. Ingenting å spille, ingen opplysning å gi: Kast nå.
lesson-discard-useless = Men ikke bare det eldste! Ett av kortene dine er rødt og en ener, og rødt har allerede sin. Det er unyttig og går først. Hvilket er det?
nudge-discard-known = Det er det eldste kortet ditt uten opplysning. Men du vet om et annet som helt sikkert er unyttig.
nudge-discard-other-red = Det hadde en opplysning fra før: Det er en rød ener, og rødt har allerede sin.

lesson-counting-begin = Hver farge har tre enere, to toere, to treere, to firere og bare én femmer. Det du ser andre steder, har du ikke på hånden.
lesson-counting-card = Opplysninger har fortalt deg at dette kortet er blått, og ikke 1, 2 eller 5. Da gjenstår 3 og 4. Velg det.
lesson-counting-fours = Se etter de blå firerne. Den ene er kastet, og Mika har den andre. Så kortet ditt er ikke en firer.
lesson-counting-play = Det er den blå treeren, og blått står på 2. Hva gjør du?
nudge-counting-fits = Det er den blå treeren, og den passer.
lesson-counting-danger = Blå 3! Når du teller, ser du også hva som ikke må gå tapt: Én hvit treer er kastet, så den andre er den siste, og hvitt trenger den fortsatt.

lesson-last-round-begin = Det er ett kort igjen i bunken. Så snart noen trekker det, har alle nøyaktig én tur til, også den som trakk det.
lesson-last-round-cards = Du har den grønne femmeren. Mika vet at hun har den gule femmeren og den hvite fireren. Alle tre passer. Men spiller du nå, trekker du det siste kortet, og Mika får bare én tur til.
lesson-last-round-hint = Etter en opplysning trekker ingen. Så gi Mika en, samme hvilken, og la henne trekke det siste kortet. Ta 5.
lesson-last-round-drawn = Mika spilte den hvite fireren og trakk det siste kortet. Nå har du én tur, og så Mika.
lesson-last-round-play = Spill den grønne femmeren din.
lesson-last-round-end = Alle tre kortene ble spilt: { $score } poeng. Hadde du spilt først, ville det blitt ett mindre. Tre slike oppgaver venter på deg.
nudge-last-round-early = Den passer, men du ville trukket det siste kortet: Da kan Mika bare spille ett av sine to.

lesson-prompt-begin = Når dere er tre, kan en opplysning til én også si noe til en annen. Dette er den enkleste måten.
lesson-prompt-first = Mika sier til deg: rød. Det eldste kortet ditt er ikke blant de to, så det gjelder det nyeste av dem. Rødt er ikke påbegynt: Spill det.
lesson-prompt-third = Rød 1! Aki kastet et kort, og nå sier Mika til Aki: rød. Det er den røde treeren. Men rødt mangler toeren. Hvorfor denne opplysningen nå?
lesson-prompt-yours = Fordi den røde toeren allerede er der, med en opplysning: Mika ser den på hånden din og ber deg om den. Hva gjør du?
lesson-prompt-both = Rød 2, og Aki spiller rød 3. Én opplysning, to kort. Det er en oppfordring: en opplysning til en annen som ber deg om et kort noen allerede har pekt på.
nudge-prompt-touched = Ingen har pekt på det kortet. Se etter det noen har pekt på.

lesson-finesse-begin = Det nyeste kortet til Mika er den røde eneren, og Aki har den røde toeren. Med én opplysning til hver kommer begge på bordet. Men én er nok.
lesson-finesse-give = Si til Aki: rød. Den røde toeren passer ikke ennå, og det ser Mika.
lesson-finesse-blind = Mika ser en rød toer som ikke passer, og ingen rød ener som noen har pekt på. Så hun må ha den selv, som sitt nyeste kort. Hun spilte den selv om ingen hadde sagt noe om den.
lesson-finesse-both = Dermed visste Aki hva det røde kortet er: den røde toeren. To kort for én opplysning.
lesson-finesse-when = Det virker når kortet som mangler, er noens nyeste kort uten opplysning, og når den spilleren har tur før den du gir opplysningen til.
nudge-finesse-direct = Da kommer den røde eneren på bordet, men den røde toeren trenger en opplysning til. Det finnes en billigere måte.

lesson-reading-begin = Nå er det du som blir bedt om noe. Mika sier til Aki: rød. Du ser kortet: Det er den røde toeren. Men rødt er ikke påbegynt.
lesson-reading-what = Du ser ingen rød ener noe sted, og ingen har pekt på kortene dine. Hvor ser Mika den, da? Gjør det hun ber deg om.
lesson-reading-both = Det var den røde eneren! Du spilte den uten en eneste opplysning, og Aki spilte den røde toeren.
lesson-reading-not = Igjen sier Mika til Aki: rød. Denne gangen er det den røde treeren, og den passer med en gang. Ber Mika deg om noe? Hvis ikke, kast det eldste kortet ditt.
lesson-reading-why-not = Aki spilte den røde treeren. Det er bare en finesse når kortet som får opplysningen, ikke passer ennå. Ellers er det ingen som ber deg om noe.
nudge-reading-fits = Den røde treeren til Aki passer med en gang. Ingen kort mangler, så ingen ber om det nyeste ditt.

lesson-agreement-begin = Hva en opplysning betyr ut over ordene, står ikke i reglene. Det er det bordet har avtalt.
lesson-agreement-two = Mika sier til Aki: blå. Det er den blå toeren, og blått er ikke påbegynt. Noen bord spiller uten finesser: Da tror Aki at det er eneren, og spiller den – en feil. Andre spiller med finesser.
lesson-agreement-finesse = Ved dette bordet spiller dere med finesser. Så hva ber Mika deg om?
lesson-agreement-both = Blå 1 fra deg, blå 2 fra Aki. Samme opplysning, men det kommer an på avtalen hva det blir av den.
lesson-agreement-save = Mika sier til deg: 2. Det er det eldste kortet ditt, og ingen toer passer nå. Ved dette bordet betyr det: Ta vare på det. Så hva kaster du?
lesson-agreement-none = Ingenting avtalt? Da betyr en opplysning bare det den sier. Så avtal før spillet: hvilket kort det gjelder, hva som kastes neste gang, hva som reddes.
nudge-agreement-early = Ingen toer passer nå. Det ville vært en feil.
nudge-agreement-keep = Det er kortet Mika nettopp reddet. Ta vare på det.
