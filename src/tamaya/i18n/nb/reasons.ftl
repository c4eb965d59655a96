# Hvorfor en bot gjorde noe, hvordan den forsto de andre, og hvorfor en kunne gjøre det, med dens egne ord. $voice er
# "you" når det sies til den som har turen; ellers snakker boten om seg selv. Kortene det gjelder, står foran
# (reason-about), så de heter «det» i setningen; $count er hvor mange de er, $others er flere kort, $further er
# hvor mange.

reason-about = { $cards }: { $reason }
reason-your-card = ditt kort { $place }
reason-their-card = kort { $place } hos { $who }
reason-only-choice = { $voice ->
    [you] Noe annet er ikke mulig.
   *[bot] Noe annet var ikke mulig.
}
reason-known-playable = { $voice ->
    [you] Du vet at det passer.
   *[bot] Jeg vet at det passer.
}
reason-likely-playable = Det kan passe, og vi har råd til en feil.
reason-perhaps-playable = Det kan passe.
reason-hinted-playable = Ut fra opplysningene passer det.
reason-show-playable = { $count ->
    [one] Det passer, og opplysningen gjør det sikkert.
   *[other] De passer, og opplysningen gjør det sikkert.
}
reason-inform = { $voice ->
    [you] Ingenting haster mer: Fortell noe nytt.
   *[bot] Ingenting hastet mer, så jeg fortalte noe nytt.
}
reason-known-useless = Ingen trenger det lenger.
reason-hinted-useless = Ut fra opplysningene trenger ingen det lenger.
reason-needs-tile = Det hjelper bare hvis en bonusbrikke henter tilbake et annet kort.
reason-spare-copy = Vi har ett til.
reason-useless-or-spare = Ingen trenger det lenger, eller vi har ett til.
reason-least-missed = { $voice ->
    [you] Av kortene dine kan vi nok best unnvære dette.
   *[bot] Av kortene mine kan vi nok best unnvære dette.
}
reason-nothing-better = { $voice ->
    [you] Det finnes ikke noe bedre å gjøre.
   *[bot] Det fantes ikke noe bedre å gjøre.
}
reason-fetch-discarded = Av kortene til bonusbrikken hjelper dette oss mest.
reason-ahead = Jeg tenkte gjennom hvordan de siste turene kan gå: I snitt er dette best.
reason-own-words = «{ $text }»
reason-hat-sure-play = Etter koden vår passer det.
reason-hat-needed-hint = Noen kan spille et kort og vet det ikke ennå. I koden vår sier én opplysning noe til alle.
reason-hat-spare-hint = Ingenting var nyttigere enn én opplysning til i koden vår.
reason-hat-useless-discard = Etter koden vår trenger ingen det lenger; hvilket kort jeg { -discard(form: "now") }, er også en del av koden.
reason-smart-play = Ut fra signalene så langt passer det.
reason-smart-warning = En advarsel: Det må ikke gå tapt.
reason-smart-play-hint = { $count ->
    [0] Opplysningen forteller noen at et kort passer.
   *[other] { $when ->
        [now] Opplysningen peker på det: Det passer nå.
       *[later] Opplysningen peker på det: Det passer så snart kortene før det er spilt, og dem har vi alle sammen.
    }
}
reason-signalled-spare = Ut fra signalene så langt klarer vi oss uten det.
reason-smart-oldest-discard = Ingen har advart meg om det, og av kortene mine kan vi nok best unnvære dette.
reason-search-better = Jeg prøvde det i hodet: I snitt gir det { $gain } poeng mer enn det jeg pleier å gjøre.
reason-answer-finesse = En opplysning gir bare mening hvis det er kortet som kommer før.
reason-answer-discard = Ut fra kortet som ble { -discard(form: "done") }, passer det.
reason-answer-prompt = { $voice ->
    [you] En opplysning gir bare mening hvis det kommer før, og du har allerede fått vite noe om det.
   *[bot] En opplysning gir bare mening hvis det kommer før, og jeg har allerede fått vite noe om det.
}
reason-discard-chop = { $older ->
    [called] { $voice ->
        [you] Det er det eldste kortet ditt som ingen opplysning har pekt på eller bedt om.
       *[bot] Det er det eldste kortet mitt som ingen opplysning har pekt på eller bedt om.
    }
   *[none] { $voice ->
        [you] Det er det eldste kortet ditt uten opplysning, og ingen har reddet det.
       *[bot] Det er det eldste kortet mitt uten opplysning, og ingen har reddet det.
    }
}
reason-give-play = { $when ->
    [now] Det passer nå.
   *[later] Det passer så snart kortene før det er spilt, og dem har vi alle sammen.
}
reason-give-save = { $copies ->
    [only] Ta vare på det: Det finnes bare ett.
    [last] Ta vare på det: De andre er borte.
    [seen] Ta vare på det: Det trengs fortsatt.
   *[unseen] Ta vare på det: Vi ser ikke noe til av samme slag.
}
reason-give-prompt = { $further ->
    [one] Før det kommer { $others }: Det har allerede fått en opplysning og blir spilt først.
   *[other] Før det kommer { $others }: De har allerede fått opplysninger og blir spilt først.
}
reason-give-finesse = { $further ->
    [one] Før det kommer { $others }: Den som har det, skjønner det av opplysningen.
   *[other] Før det kommer { $others }: De som har dem, skjønner det av opplysningen.
}
reason-give-stall = Det er verdt å vite, og imens går ingen kort tapt.
reason-give-fix = { $count ->
    [one] Det er ikke det det ser ut til å være. Opplysningen hindrer en feil.
   *[other] De er ikke det de ser ut til å være. Opplysningen hindrer en feil.
}
reason-give-words = { $count ->
    [one] Opplysningen sier litt mer om det.
   *[other] Opplysningen sier litt mer om dem.
}
reason-give-known = Opplysningen sier ikke noe nytt: Den vinner tid, og ingen kort går tapt.
reason-give-nothing = Opplysningen peker ikke på noe kort: Det er for å vinne tid, og ingen kort går tapt.
reason-passed-on = Ut fra opplysningene klarer vi oss uten det.
reason-heard-play = Jeg forsto opplysningen slik: Spill det.
reason-heard-later = Jeg forsto opplysningen slik: Spill det så snart det passer.
reason-heard-save = Jeg forsto opplysningen slik: Ta vare på det.
reason-heard-open = Opplysningen kan bety «spill» eller «ta vare på».
reason-heard-prompt = Jeg forsto opplysningen om { $others } slik at dette kortet var ønsket, som { $card }.
reason-heard-finesse = Jeg forsto opplysningen om { $others } slik at dette kortet var ønsket, som { $card }, selv om ingen opplysning hadde pekt på det.
reason-heard-not-yet = { $count ->
    [one] En opplysning handlet om det, men kanskje passer det ikke ennå.
   *[other] Opplysninger handlet om dem, men kanskje passer de ikke ennå.
}
reason-heard-stall = Jeg forsto opplysningen som et forsøk på å vinne tid.
reason-heard-fix = Jeg forsto opplysningen som en rettelse av det jeg trodde.
reason-heard-words = Jeg tok opplysningen for det den sier, ikke mer.
reason-heard-passed-on = Jeg forsto det slik da kortet ble { -discard(form: "done") }: Det er også { $card }.
reason-heard-style = { $part ->
    [none] Jeg regner med at { $who } tar opplysninger helt bokstavelig.
    [few] Jeg regner med at en opplysning fra { $who } betyr «spill dette», og ikke noe mer.
    [beginner] Jeg regner med at { $who } spiller etter avtalen «nybegynner».
    [club] Jeg regner med at { $who } spiller etter avtalen «klubb».
   *[expert] Jeg regner med at { $who } spiller etter avtalen «ekspert».
}

# «Hvorfor ikke dette?», sagt til den som har tur.

reason-coach-too = Det ville jeg også gjort.
reason-touches-none = Opplysningen peker ikke på noen av kortene til { $who }.
reason-tells-all = { $who } vet da nøyaktig hva { $count ->
    [one] det er.
   *[other] de er.
}
reason-tells-more = { $who } vet da litt mer om { $count ->
    [one] det.
   *[other] dem.
}
reason-tells-nothing = { $who } får ikke vite noe nytt.
reason-read-play = { $who } bør forstå opplysningen slik: Spill det.
reason-read-keep = { $who } bør forstå opplysningen slik: Ta vare på det.
reason-read-stall = { $who } bør forstå at opplysningen er for å vinne tid.
reason-costs-token = { $left ->
    [0] Det er den siste opplysningen. Den neste som har tur, kan ikke gi noen.
    [one] Det koster en opplysning. Én er igjen.
   *[other] Det koster en opplysning. { $left } er igjen.
}
reason-costs-mistake = { $left ->
    [0] Hvis det ikke passer, er alt tapt.
    [one] Hvis det ikke passer, har dere ikke råd til flere feil.
   *[other] Hvis det ikke passer, er det en feil.
}
reason-brings-token = { -take-back(form: "It") }.
reason-brings-nothing = Det gir ingenting tilbake: { -hint-token(form: "all") } er { -there }.
reason-chance = Ut fra det du vet, er sjansen for at det passer, { $percent } %.
reason-against-misfit = Det kan ikke passe.
reason-against-unlikely = Sjansen er større for at det ikke passer.
reason-against-may-be = { $faces ->
    [none] Det kan være ett av { $many } kort som ikke kan erstattes.
   *[other] Det kan være { $faces }, og av det finnes det ikke flere.
}
reason-against-fits = Du vet at det passer.
reason-against-hinted = En opplysning har allerede pekt på det.
reason-against-chop = Det er det eldste kortet ditt uten opplysning, og de andre regner med at det går først.
reason-against-useless = { $count ->
    [one] Ingen trenger det lenger, men opplysningen peker på det.
   *[other] Ingen trenger dem lenger, men opplysningen peker på dem.
}
reason-against-twice = { $count ->
    [one] En opplysning har allerede pekt på et annet kort av samme slag.
   *[other] Opplysninger har allerede pekt på andre kort av samme slag.
}
reason-against-misread = Jeg er ikke sikker på om { $who } og de andre forstår den.
reason-against-waiting = { $count ->
    [one] Du vet at det passer, og det må vente.
   *[other] Du vet at de passer, og de må vente.
}
reason-against-danger = { $who } kan komme til å { -discard } det nå, og det finnes ikke flere.

# Hva en kunne gjøre, med trenerens ord.

advice-ask = Hva ville du gjort?
advice-nudge-hand = Se på hånden til { $who }. Hva bør { $who } få vite?
advice-nudge-theirs = Se på { $card } hos { $who }. Hva bør { $who } få vite om det?
advice-nudge-own = Se på kort { $place } hos deg selv. Hva vet du om det?
advice-nudge-discards = Se i kastebunken. Hvilket kort ville hjulpet?
advice-move = Si hvilket trekk
advice-why = Hvorfor?
advice-about = Hvorfor ikke …?
advice-about-guide = Prøv et trekk: Jeg sier bare hva det ville føre til.
advice-about-stop = Glem det
advice-tells = Virkning:
advice-costs = Koster:
advice-against = Imot:
advice-nothing-against = Jeg ser ikke noe som taler imot.
advice-back = Tilbake
key-why-not = Hvorfor ikke …? Spør om et trekk
advice-do = Gjør det
advice-next = En annen idé
advice-first = Tilbake til den første ideen
advice-play = Spill kort { $place }
advice-discard = { -discard(form: "Do") } kort { $place }
advice-hint = Gi { $who } en opplysning: { $what }
