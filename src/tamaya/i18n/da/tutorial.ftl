### Lessons. You and Mika (and Aki) play; the guide speaks.

lesson-welcome = Velkommen! Du og Mika laver et show sammen: fem fyrværkerier, ét for hver farve. De bygges kort for kort: 1, 2, 3, 4, 5.
lesson-hands = Det særlige: Du ser kun bagsiden af dine egne kort hernede. Mikas kort ligger åbent deroppe, men hun kan ikke se dem. Derfor hjælper I hinanden med oplysninger.
lesson-tokens = Heroppe: De otte lygter er oplysningsbrikker, hver oplysning koster én. Gnisterne tæller fejl: Ved tre er showet tabt. Ved siden af er stakken og jeres point.
lesson-hint = Mika giver dig en oplysning: De her to kort er 1’ere. Den siger endnu mere: En oplysning peger på alle kort, der passer, så dine tre andre er helt sikkert ikke 1’ere.
lesson-why = Hernede fortæller Mika, hvorfor hun gav den, fordi du er ved at lære spillet. Ved et rigtigt bord siger ingen det: Dér må oplysningen være nok.
lesson-pick = Vælg dit første kort, og se, hvad du ved om det.
lesson-play = Det er en 1’er. Ingen fyrværkerier er begyndt, så enhver 1’er passer, uanset farve. Vælg »Spil«.
lesson-played = Rød 1! Det første fyrværkeri stiger til vejrs, og du har trukket et nyt kort fra stakken.
lesson-red = Mika peger på et rødt kort. En 1’er er det ikke, det ved du allerede. Hvorfor denne oplysning nu? Fordi rød venter på sin 2’er! Stol på Mika: Vælg kortet, og spil det.
lesson-returned = Rød 2, flot! Imens smed Mika et kort. Det giver en lygte tilbage.
lesson-excluded = Se på din anden 1’er. Oplysningen »rød« pegede ikke på den, så den er ikke rød. Alle andre farver venter stadig på deres 1’er: Den må passe! Spil den.
lesson-five = Blå 1! Nu siger Mika: Det her er en 5’er. Der er kun én i hver farve, og din var det ældste kort, som ingen havde peget på. Den ville være blevet smidt som den næste, så hun redder den. Pas godt på den.
lesson-give = Nu er det dig, der hjælper. Mika har den grønne 1’er, som passer, men hun ved det ikke. Vælg Mika.
lesson-what = Sig en farve eller en værdi. Vælg 1: De kort, du peger på, lyser op. Det koster en lygte.
lesson-trusted = Mika stolede på din oplysning og spillede grøn 1. Det er Hanabi: at sige meget med lidt.
lesson-discard = Der bliver færre lygter, så smid et kort. Ikke 5’eren! Kortet ved siden af er nu det ældste, som ingen har peget på. Vælg det og så »Smid«.
lesson-discarded = Grøn 3. Der er én til, så der er ikke noget tabt, og en lygte er tilbage. Husk: tre 1’ere, to 2’ere, to 3’ere, to 4’ere og kun én 5’er.
lesson-mistake = Åh! Mika spiller sin anden 1’er, men rød har allerede sin. En fejl: Kortet ryger i brugtbunken, og en gnist tændes. Mit råd var ikke det bedste: »Grøn« ville kun have peget på den grønne 1’er.
lesson-skip = Nu kan du alt, hvad du behøver. Vi spoler lidt frem: Se fyrværkerierne vokse.
lesson-last = Stakken er tom: Alle har én sidste tur. Gul står på 4, og du har gemt din 5’er hele tiden. Spil den!
lesson-complete = Det gule fyrværkeri er komplet! Normalt giver det en lygte tilbage, men alle lygter er her allerede. Mika har den sidste tur.
lesson-end = Showet er forbi. Læg de øverste kort sammen: 5 + 5 + 5 + 5 + 3. Det er { $score } af 25 point, og publikum jubler. Prøv nu selv, og så med venner!

lesson-guide = Vejledning
lesson-next = Videre
lesson-watch = Følg med …
lesson-leave = Forlad lektionen
lesson-again = Én gang til
lesson-progress = Fremskridt
nudge-other = Ikke det endnu: Følg lyset.
nudge-five = Pas på, det er 5’eren! Der er ingen anden. Vælg kortet, der lyser.
error-lesson = Ikke i lektionen, men ved et rigtigt bord kan du godt.

lesson-title = { $lesson ->
    [focus] Hvilket kort gælder det?
    [save] Det ældste kort og redning
    [touch] Bed om kort, men ikke om ubrugelige
    [discard] Hvornår du skal smide
    [counting] Tæl, hvad der er tilbage
    [last-round] Den sidste runde
    [prompt] Opfordring
    [finesse] Finesse
    [reading] Forstå en finesse
    [agreement] Spil efter aftale
   *[first] Dit første spil
}
lesson-state = { $state ->
    [done] Færdig
    [begun] Begyndt
   *[new] Ny
}
lesson-solved = { $solved } af { $puzzles } opgaver løst
lessons-done = { $done } af { $lessons } færdige
lesson-puzzles = Til opgaverne
lesson-then = Næste: { $name }
lesson-finished = Godt gået! Tre opgaver af den slags venter på dig.
nudge-think = Ikke det. Se en gang til.

lesson-focus-begin = En oplysning peger ofte på flere kort, men handler som regel om ét af dem. Sådan ved mange hvilket.
lesson-focus-newest = Mika siger: rød. To kort! Dit ældste kort er ikke iblandt dem, så det gælder det nyeste: Nye kort kommer ind til højre. Vælg det.
lesson-focus-play = Rød er ikke begyndt, så det burde være den røde 1’er. Spil den.
lesson-focus-kept = Rød 1! Det gjaldt ikke det andet røde kort. Behold det: I får brug for det senere.
lesson-focus-oldest = Mika siger: blå. To kort igen, men denne gang er dit ældste kort uden oplysning iblandt dem. Så er det dét. Vælg det.
lesson-focus-again = Blå er heller ikke begyndt, så det burde være den blå 1’er. Spil den.

lesson-save-begin = Ikke noget at spille, ingen oplysning at give? Så smider du, og normalt er det dit ældste kort uden oplysning. Så ved alle, hvad der ryger næste gang. Hos dig er det dette.
lesson-save-five = Mika siger 5, og det er netop dét kort. Ingen 5’er passer endnu, så du skal ikke spille den. Hun redder den: Der er kun én 5’er i hver farve.
lesson-save-next = Et kort med en oplysning bliver. Hvilket kort ville ryge næste gang hos dig nu? Vælg det.
lesson-save-give = Rigtigt. Men se på Mika først: Hendes ældste kort er den hvide 5’er, og hun ved det ikke. Red den: Vælg Mika og så 5.
lesson-save-kept = Mika beholder sin 5’er og smider det næste kort, en gul 4’er. Der er én til, så der er ikke noget tabt.
lesson-save-quiet = Værd at redde: 5’ere, det sidste eksemplar af et kort, I stadig mangler, og ofte 2’ere. Hos Mika er en blå 3’er den næste, og den er ikke den sidste. Så smid dit eget ældste kort uden oplysning.
nudge-save-first = Den hvide 5’er er det kort, Mika ville smide næste gang. Red den først.

lesson-touch-begin = Mika har den grønne 1’er. Den passer, og to oplysninger ville pege på den: grøn og 1.
lesson-touch-give = Hun har også en rød 1’er, og rød har allerede sin. Giv den oplysning, der kun peger på det, I stadig mangler.
lesson-touch-played = Peget på ét kort, spillet ét kort: grøn 1.
lesson-touch-discard = Ingen af Mikas kort passer nu, og du kender ikke noget, du kan spille. Smid dit ældste kort.
lesson-touch-one = Mika siger: 1. Ud fra ordet alene kan det også være en grøn 1’er, og den grønne 1’er er allerede spillet.
lesson-touch-trust = Men I undgår begge at pege på ubrugelige kort. Så det er en 1’er, der stadig passer. Stol på Mika, og spil den.
nudge-touches-useless = Det ville også pege på den røde 1’er. Mika kunne tro, at den passer, og at spille den ville være en fejl.

lesson-discard-begin = Spille, give en oplysning eller smide? Spørg dig selv i denne rækkefølge: Kan jeg spille? Har nogen brug for en oplysning lige nu? Hvis ikke: smid.
lesson-discard-play = Mika siger: rød. To kort, men det ene havde en oplysning i forvejen, så det gælder det andet. Rød står på 1, så det burde være 2’eren. Du kan spille, så spil den.
lesson-discard-save = Rød 2! Mika har smidt et kort, og nu er den hvide 5’er hendes ældste. Du kender ikke noget, du kan spille, men Mika har brug for en oplysning: Red hendes 5’er.
lesson-discard-now = Mika har smidt igen. Ingen af hendes kort passer nu, og hendes ældste uden oplysning, en grøn 4’er, er ikke den sidste. Ikke noget at spille, ingen oplysning at give: Smid nu.
lesson-discard-useless = Men ikke bare det ældste! Et af dine kort er rødt og en 1’er, og rød har allerede sin. Det er ubrugeligt og ryger først. Hvilket er det?
nudge-discard-known = Det er dit ældste kort uden oplysning. Men du kender et andet, der helt sikkert er ubrugeligt.
nudge-discard-other-red = Det havde en oplysning i forvejen: Det er en rød 1’er, og rød har allerede sin.

lesson-counting-begin = Hver farve har tre 1’ere, to 2’ere, to 3’ere, to 4’ere og kun én 5’er. Det, du ser andre steder, har du ikke selv på hånden.
lesson-counting-card = Oplysninger har fortalt dig, at dette kort er blåt og ikke 1, 2 eller 5. Så er 3 og 4 tilbage. Vælg det.
lesson-counting-fours = Led nu efter de blå 4’ere. Den ene er smidt, og Mika har den anden. Så dit kort er ikke en 4’er.
lesson-counting-play = Det er den blå 3’er, og blå står på 2. Hvad gør du?
nudge-counting-fits = Det er den blå 3’er, og den passer.
lesson-counting-danger = Blå 3! Når du tæller, ser du også, hvad der ikke må gå tabt: Én hvid 3’er er smidt, så den anden er den sidste, og hvid mangler den stadig.

lesson-last-round-begin = Der er ét kort tilbage i stakken. Så snart nogen trækker det, har alle præcis én tur til, også den, der trak det.
lesson-last-round-cards = Du har den grønne 5’er. Mika ved, at hun har den gule 5’er og den hvide 4’er. Alle tre passer. Men spiller du nu, trækker du det sidste kort, og Mika får kun én tur til.
lesson-last-round-hint = Efter en oplysning trækker ingen. Så giv Mika en, lige meget hvilken, og lad hende trække det sidste kort. Tag 5.
lesson-last-round-drawn = Mika spillede den hvide 4’er og trak det sidste kort. Nu har du én tur, og så Mika.
lesson-last-round-play = Spil din grønne 5’er.
lesson-last-round-end = Alle tre kort blev spillet: { $score } point. Havde du spillet først, var det blevet ét mindre. Tre opgaver af den slags venter på dig.
nudge-last-round-early = Den passer, men du ville trække det sidste kort: Så kan Mika kun spille det ene af sine to.

lesson-prompt-begin = Når I er tre, kan en oplysning til én også sige en anden noget. Dette er den enkleste måde.
lesson-prompt-first = Mika siger til dig: rød. Dit ældste kort er ikke blandt de to, så det gælder det nyeste af dem. Rød er ikke begyndt: Spil det.
lesson-prompt-third = Rød 1! Aki smed et kort, og nu siger Mika til Aki: rød. Det er den røde 3’er. Men rød mangler stadig sin 2’er. Hvorfor denne oplysning nu?
lesson-prompt-yours = Fordi den røde 2’er allerede er der, med en oplysning: Mika ser den på din hånd og beder dig om den. Hvad gør du?
lesson-prompt-both = Rød 2, og Aki spiller rød 3. Én oplysning, to kort. Det er en opfordring: en oplysning til en anden, som beder dig om et kort, nogen allerede har peget på.
nudge-prompt-touched = Ingen har peget på det kort. Led efter det, nogen har peget på.

lesson-finesse-begin = Mikas nyeste kort er den røde 1’er, og Aki har den røde 2’er. Med en oplysning til hver kommer begge på bordet. Men én er nok.
lesson-finesse-give = Sig til Aki: rød. Den røde 2’er passer ikke endnu, og det kan Mika se.
lesson-finesse-blind = Mika ser en rød 2’er, der ikke passer, og ingen rød 1’er, som nogen har peget på. Så hun må selv have den, som sit nyeste kort. Hun spillede den, selv om ingen havde sagt noget om den.
lesson-finesse-both = Dermed vidste Aki, hvad det røde kort er: den røde 2’er. To kort for én oplysning.
lesson-finesse-when = Det virker, når det manglende kort er nogens nyeste uden oplysning, og når den spiller har tur før den, du giver oplysningen til.
nudge-finesse-direct = Så kommer den røde 1’er på bordet, men den røde 2’er har brug for en oplysning mere. Der er en billigere måde.

lesson-reading-begin = Nu er det dig, der bliver bedt om noget. Mika siger til Aki: rød. Du kan se kortet: Det er den røde 2’er. Men rød er ikke begyndt.
lesson-reading-what = Du ser ingen rød 1’er nogen steder, og ingen har peget på dine kort. Hvor ser Mika den så? Gør det, hun beder dig om.
lesson-reading-both = Det var den røde 1’er! Du spillede den uden en eneste oplysning, og Aki spillede den røde 2’er.
lesson-reading-not = Igen siger Mika til Aki: rød. Denne gang er det den røde 3’er, og den passer med det samme. Beder Mika dig om noget? Hvis ikke, så smid dit ældste kort.
lesson-reading-why-not = Aki spillede den røde 3’er. Det er kun en finesse, når det kort, der får oplysningen, ikke passer endnu. Ellers beder ingen dig om noget.
nudge-reading-fits = Akis røde 3’er passer med det samme. Der mangler ikke noget kort, så ingen beder om dit nyeste.

lesson-agreement-begin = Hvad en oplysning betyder ud over ordene, står ikke i reglerne. Det er det, jeres bord har aftalt.
lesson-agreement-two = Mika siger til Aki: blå. Det er den blå 2’er, og blå er ikke begyndt. Nogle borde spiller uden finesser: Så tror Aki, at det er 1’eren, og spiller den – en fejl. Andre spiller med finesser.
lesson-agreement-finesse = Ved dette bord spiller I med finesser. Så hvad beder Mika dig om?
lesson-agreement-both = Blå 1 fra dig, blå 2 fra Aki. Den samme oplysning, men det kommer an på aftalen, hvad der kommer ud af den.
lesson-agreement-save = Mika siger til dig: 2. Det er dit ældste kort, og ingen 2’er passer nu. Ved dette bord betyder det: Behold det. Så hvad smider du?
lesson-agreement-none = Ikke aftalt noget? Så betyder en oplysning kun det, den siger. Så aftal før spillet: hvilket kort det gælder, hvad der ryger næste gang, hvad der reddes.
nudge-agreement-early = Ingen 2’er passer nu. Det ville være en fejl.
nudge-agreement-keep = Det er det kort, Mika lige har reddet. Behold det.
