# Hva et bord avtaler: hvilke konvensjoner som spilles. $part er en av dem, eller en avtale med navn; $agreement er det hele.

agreement = Avtale
agreement-part = { $part ->
    [none] ingen, bare spill
    [beginner] nybegynner
    [club] klubb
    [expert] ekspert
    [chop] eldste kort
    [focus] hva det gjelder
    [play-hint] be om et kort
    [save] redning
    [save-5] redde femmere bare med tallet
    [save-2] redde toere også
    [save-early] redde i god tid
    [good-touch] bare nyttige kort
    [prompt] oppfordring
    [finesse] finesse
    [blind-play] spille blindt
    [reverse-finesse] omvendt finesse
    [double-finesse] dobbel finesse
    [self-finesse] finesse hos deg selv
    [five-stall] femmer for å vinne tid
    [five-stall-late] femmer når som helst for å vinne tid
    [ones] eldste ener først
    [fixing] rettelse
    [passing-discard] kaste med beskjed
    [counting] telle mot slutten
   *[other] { $part }
}
agreement-about = { $agreement ->
    [none] En opplysning betyr det den sier, ikke mer.
    [beginner] Det de fleste gjenger lærer først: hvilket kort det gjelder, redninger, oppfordringer og finesser.
    [club] Dessuten redninger i god tid, finesser som kommer etter deg eller krever to kort, og femmere for å vinne tid.
    [expert] Dessuten rekkefølgen på enerne, rettelser, å kaste med beskjed og å telle mot slutten.
   *[other] Deres eget valg.
}
agreement-single = Enkeltkonvensjoner
agreement-of-table = Avtale: { $agreement }
agreement-what = Dette avtaler dere
