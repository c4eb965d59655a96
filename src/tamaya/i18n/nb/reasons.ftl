# Hvorfor en bot gjorde noe, hvordan den forsto de andre, og hvorfor en kunne gjøre det, med dens egne ord. $voice er
# "you" når det sies til den som har turen; ellers snakker boten om seg selv. Kortene det gjelder, står foran
# (reason-about), så de heter «det» i setningen; $count er hvor mange de er, $others er flere kort.

reason-about = { $cards }: { $reason }
reason-your-card = kort { $place } hos deg
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
reason-hinted-playable = Ut fra opplysningene passer det.
reason-show-playable = { $count ->
    [one] Det passer, og opplysningen gjør det sikkert.
   *[other] De passer, og opplysningen gjør det sikkert.
}
reason-save = { $copies ->
    [only] Det må tas vare på: Det finnes bare ett.
   *[last] Det må tas vare på: De andre er borte.
}
reason-inform = { $voice ->
    [you] Ingenting haster mer: Fortell noe nytt.
   *[bot] Ingenting hastet mer, så jeg fortalte noe nytt.
}
reason-known-useless = Ingen trenger det lenger.
reason-hinted-useless = Ut fra opplysningene trenger ingen det lenger.
reason-spare-copy = Vi har ett til.
reason-least-missed = { $voice ->
    [you] Av kortene dine savner vi dette minst.
   *[bot] Av kortene mine savner vi dette minst.
}
reason-nothing-better = { $voice ->
    [you] Det finnes ikke noe bedre å gjøre.
   *[bot] Det fantes ikke noe bedre å gjøre.
}
reason-fetch-discarded = Av kortene til bonusbrikken hjelper dette oss mest.
reason-ahead = Jeg tenkte gjennom hvordan de siste turene kan gå: I snitt er dette best.
reason-own-words = «{ $text }»
reason-hat-sure-play = Fra koden vår vet jeg at det passer.
reason-hat-needed-hint = Noen kan spille et kort og vet det ikke ennå. I koden vår sier én opplysning noe til alle.
reason-hat-spare-hint = Ingenting var nyttigere, så koden vår fortalte alle litt mer.
reason-hat-useless-discard = Ingen trenger det lenger; hvilket kort jeg { -discard(form: "now") }, er også en del av koden vår.
reason-smart-play = Ut fra signalene så langt passer det.
reason-smart-warning = En advarsel: Det må ikke gå tapt.
reason-smart-play-hint = { $count ->
    [0] Opplysningen forteller noen at et kort passer.
   *[other] Opplysningen peker på det: Det passer så snart turen kommer til det.
}
reason-smart-spare-hint = Ingenting hastet, så jeg fortalte litt mer.
reason-smart-oldest-discard = Ingen har advart meg, og av kortene mine savner vi nok dette minst.
reason-search-better = Jeg prøvde det i hodet: I snitt gir det { $gain } poeng mer enn det jeg pleier å gjøre.
reason-answer-finesse = En opplysning til en annen gir bare mening hvis det er kortet som kommer før.
reason-answer-prompt = { $voice ->
    [you] En opplysning til en annen gir bare mening hvis det kommer før, og du har allerede fått vite noe om det.
   *[bot] En opplysning til en annen gir bare mening hvis det kommer før, og jeg har allerede fått vite noe om det.
}
reason-discard-chop = { $voice ->
    [you] Det er det eldste kortet ditt uten opplysning, og ingen har reddet det.
   *[bot] Det er det eldste kortet mitt uten opplysning, og ingen har reddet det.
}
reason-give-play = Det passer, nå eller så snart turen kommer til det.
reason-give-save = { $copies ->
    [only] Ta vare på det: Det finnes bare ett.
    [last] Ta vare på det: De andre er borte.
    [seen] Ta vare på det: Det trengs ennå.
   *[unseen] Ta vare på det: Vi ser ikke noe nummer to.
}
reason-give-prompt = Før det kommer { $others }: Det har allerede fått en opplysning og blir spilt først.
reason-give-finesse = Før det kommer { $others }: Den som har det, skjønner det av opplysningen.
reason-give-stall = Det er verdt å vite, og imens går ingen kort tapt.
reason-give-fix = { $count ->
    [one] Det er ikke det det ser ut til å være. Opplysningen hindrer en feil.
   *[other] De er ikke det de ser ut til å være. Opplysningen hindrer en feil.
}
reason-give-words = { $count ->
    [one] Opplysningen sier litt mer om det.
   *[other] Opplysningen sier litt mer om dem.
}
reason-give-nothing = Opplysningen sier ingenting: Den vinner tid, og ingen kort går tapt.
reason-passed-on = Det trengs ikke lenger, eller noen andre har et slikt, og ett er nok.
reason-heard-play = Jeg forsto opplysningen slik: Spill det.
reason-heard-save = Jeg forsto opplysningen slik: Ta vare på det.
reason-heard-open = Opplysningen kan bety «spill» eller «ta vare på»; jeg venter til jeg vet.
reason-heard-prompt = Jeg forsto opplysningen om { $others } som at det var ønsket, som { $card }.
reason-heard-finesse = Jeg forsto opplysningen om { $others } som at det var ønsket, som { $card }, selv om ingen opplysning har truffet det.
reason-heard-not-yet = { $count ->
    [one] En opplysning ba om det, men kanskje passer det ikke ennå.
   *[other] Opplysninger ba om dem, men kanskje passer de ikke ennå.
}
reason-heard-stall = Jeg forsto opplysningen som et forsøk på å vinne tid.
reason-heard-fix = Jeg forsto opplysningen som en rettelse av det jeg trodde.
reason-heard-words = Jeg tok opplysningen for det den sier, ikke mer.
reason-heard-passed-on = Jeg forsto det slik da kortet ble { -discard(form: "done") }: Det er også { $card }.

# Hva en kunne gjøre, med trenerens ord.

advice-ask = Hva ville du gjort?
advice-do = Gjør det
advice-next = En annen idé
advice-play = Spill kort { $place }
advice-discard = { -discard(form: "Do") } kort { $place }
advice-hint = Gi { $who } en opplysning: { $what }
