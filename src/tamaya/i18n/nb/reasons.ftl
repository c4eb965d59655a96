# Hvorfor en bot gjorde som den gjorde, og hvordan den forsto opplysninger, med dens egne ord.

reason-only-choice = Noe annet var ikke mulig.
reason-known-playable = Jeg vet at dette kortet passer.
reason-likely-playable = Dette kortet passer høyst sannsynlig, og vi har råd til en feil.
reason-hinted-playable = Jeg fikk vite om dette kortet fordi det passer.
reason-show-playable = Et av kortene der passer, og den som har det, bør få vite det.
reason-save = Det neste kortet som ville blitt kastet der, har vi ikke flere av.
reason-inform = Det var en brikke til overs, så jeg fortalte noe nytt.
reason-known-useless = Dette kortet trenger ingen lenger.
reason-least-missed = Vi trenger en opplysningsbrikke, og av kortene mine savner vi dette minst.
reason-nothing-better = Det fantes ikke noe bedre å gjøre.
reason-fetch-discarded = Av kortene til bonusbrikken hjelper dette oss mest.
reason-ahead = Jeg tenkte gjennom hvordan de siste turene kan gå: I snitt er dette best.
reason-hat-sure-play = Fra koden vår vet jeg at dette kortet passer.
reason-hat-needed-hint = Noen kan spille et kort og vet det ikke ennå. I koden vår sier én opplysning noe til alle.
reason-hat-spare-hint = Det var brikker til overs, så koden vår fortalte alle litt mer.
reason-hat-useless-discard = Dette kortet trenger ingen lenger; hvilket jeg kaster, er også en del av koden vår.
reason-smart-play = Etter signalene så langt passer dette kortet.
reason-smart-warning = En advarsel: Det eldste kortet der må ikke gå tapt.
reason-smart-play-hint = Det nyeste av disse kortene passer nå.
reason-smart-spare-hint = Ingenting hastet, og det var en brikke til overs.
reason-smart-oldest-discard = Ingen advarte meg, så det eldste kortet mitt kan kastes.
reason-search-better = Jeg prøvde det i hodet: I snitt gir det { $gain } poeng mer enn det jeg pleier å gjøre.
reason-answer-finesse = En opplysning til en annen gir bare mening hvis jeg har kortet som kommer før: det nyeste mitt.
reason-answer-prompt = En opplysning til en annen gir bare mening hvis dette kortet mitt kommer før.
reason-discard-chop = Dette er det eldste kortet mitt uten opplysning; ingen har reddet det.
reason-give-play = Dette kortet passer, nå eller så snart turen kommer til det.
reason-give-save = Dette kortet må ikke kastes: Vi har ikke flere.
reason-give-prompt = Før dette kortet kommer ett som noen alt har fått vite noe om, og det blir spilt først.
reason-give-finesse = Før dette kortet mangler ett, og akkurat det har noen som sitt nyeste kort.
reason-give-stall = Jeg kan ikke kaste noe trygt, så jeg peker på en femmer.
reason-give-fix = Jeg stopper en feil: Dette kortet er ikke det det ser ut til å være.
reason-give-words = Det forteller litt mer om disse kortene.
reason-give-nothing = Jeg må vinne tid uten å miste et kort: Opplysningen sier ingenting.
reason-passed-on = En annen har det samme kortet og skjønner nå at det passer.
reason-heard-play = Jeg forsto opplysningen slik: Spill dette kortet.
reason-heard-save = Jeg forsto opplysningen slik: Behold dette kortet.
reason-heard-open = Opplysningen kan bety «spill» eller «behold»; jeg venter til jeg vet.
reason-heard-prompt = Jeg forsto det som at et kort jeg vet noe om, var ønsket: { $card }.
reason-heard-finesse = Jeg forsto det som at det nyeste kortet mitt var ønsket: { $card }.
reason-heard-stall = Jeg forsto opplysningen som et forsøk på å vinne tid.
reason-heard-fix = Jeg forsto opplysningen som en rettelse av det jeg trodde.
reason-heard-words = Jeg tok opplysningen for det den sier, ikke mer.
reason-heard-passed-on = Jeg forsto det slik da kortet ble kastet: Mitt er det samme, { $card }.

# Hva en kunne gjøre, med trenerens ord.

advice-ask = Hva ville du gjort?
advice-do = Gjør det
advice-next = En annen idé
advice-play = Spill kort { $place }
advice-discard = Kast kort { $place }
advice-hint = Gi { $who } en opplysning: { $what }
