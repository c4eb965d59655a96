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

# Hva en kunne gjøre, med trenerens ord.

advice-ask = Hva ville du gjort?
advice-do = Gjør det
advice-next = En annen idé
advice-first = Tilbake til den første ideen
advice-play = Spill kort { $place }
advice-discard = { -discard(form: "Do") } kort { $place }
advice-hint = Gi { $who } en opplysning: { $what }
