# Oppgaver: spørsmål om virkelige stillinger. $cards er navn på kort på en hånd, $faces og $face er hva kort er. Et tips hjelper
# med oppgaven; en opplysning gir spillerne hverandre.

puzzle-ask-show = Alle kort ligger åpent, bunken også. Bare ett trekk fører fortsatt til den perfekte oppvisningen. Hva gjør du?
puzzle-ask-discard = Det er din tur. Ett av kortene dine er helt sikkert unyttig. Hvilket?
puzzle-ask-meaning = { $giver } har nettopp gitt deg en opplysning: { $what }. Hvilket kort gjelder den, og skal det spilles eller tas vare på?
puzzle-ask-call = { $giver } har nettopp sagt til { $receiver }: { $what }. Det ber deg om et kort. Hvilket spiller du?
puzzle-ask-trust = Tenk deg at opplysninger bare gjelder kort som fortsatt trengs, og ingen som alt har en opplysning på en annen hånd. Da passer ett av kortene dine. Hvilket?
puzzle-ask-play = Det er din tur. Ett av kortene dine passer helt sikkert. Hvilket?
puzzle-ask-announce = Det er din tur. Du kan spille ett av kortene dine og si fargen uten noen risiko. Hvilket kort, og hvilken farge?
puzzle-ask-reshuffle = Bonusbrikken lar deg stokke et { -discard(form: "done") } kort inn i bunken. Med ett av dem er flere poeng mulige enn med noe annet. Hvilket?
puzzle-ask-play-discarded = Bonusbrikken lar deg spille et { -discard(form: "done") } kort. Med ett av dem er flere poeng mulige enn med noe annet. Hvilket?
puzzle-pile = Bunken, neste kort først: { $cards }
puzzle-tip = Tips { $number }: { $tip }
puzzle-missing = { $missing } kort mangler, og høyst { $most } kan fortsatt legges ned, { -discard(form: "done-plural") } kort medregnet.
puzzle-tempting = { $cards } passer, men å spille det nå er feil.
puzzle-do-play = Et kort må spilles.
puzzle-do-discard = Et kort må { -discard(form: "passive") }.
puzzle-do-hint = Nå gjelder det å vente: Ikke noe kort skal legges ned.
puzzle-only-way = Alt annet er regnet gjennom helt til slutten: Da går den perfekte oppvisningen tapt.
puzzle-so = Slik går det videre til den perfekte oppvisningen
puzzle-tempted = Spiller du { $cards } nå, kan dere høyst nå { $most } poeng.
puzzle-words = Opplysningene er nok: Også det de ikke gjaldt, sier noe.
puzzle-count = Opplysningene er ikke nok: Tell eksemplarene du ser.
puzzle-one-of = Det er { $cards }.
puzzle-not-it = { $cards } kan fortsatt være { $face }.
puzzle-useless = { $cards } kan bare være { $faces }, og det trenger ingen lenger.
puzzle-seen = Ut fra ordene alene kan det også være { $faces }, men du vet hvor alle eksemplarene er.
puzzle-about-play = Den ber om at et kort blir spilt.
puzzle-about-save = Den ber om at et kort blir tatt vare på.
puzzle-chop = Ett av kortene den gjaldt, ville blitt { -discard(form: "done") } som det neste: det eldste uten opplysning.
puzzle-newest = Kortet som ville blitt { -discard(form: "done") } som det neste, er ikke med. Da er det det nyeste som gjelder.
puzzle-focus = Det gjelder { $cards }.
puzzle-why-chop = { $cards } var det eldste uten opplysning og ville blitt { -discard(form: "done") } som det neste. Når en opplysning peker på det kortet, handler den om nettopp det.
puzzle-why-newest = Kortet som ville blitt { -discard(form: "done") } som det neste, er ikke med. Da gjelder opplysningen det nyeste kortet som får en for første gang: { $cards }.
puzzle-meant-play = Uansett hvilke avtaler man kjenner: { $cards } er { $faces } og passer.
puzzle-meant-save = Uansett hvilke avtaler man kjenner: { $cards } er { $faces } og må ikke gå tapt.
puzzle-fits = { $cards } kan bare være { $faces }, og det passer.
puzzle-announce = { $cards } kan bare være { $faces }: Det passer, og fargen er sikker.
puzzle-not-fit = { $cards } kan fortsatt være { $face }, og det passer ikke.
puzzle-colour-open = { $cards } passer også, men fargen er åpen: Det kan være { $faces }.
puzzle-not-yet = Opplysningen gjelder { $face }, som ikke passer ennå: Først må { $faces } komme.
puzzle-nowhere = Ingen annen hånd har { $face }. Da er det ditt kort det gjelder.
puzzle-call-prompt = Ett av kortene dine med opplysning kan være { $face }.
puzzle-call-finesse = Ingen av kortene dine med opplysning kan være { $face }.
puzzle-why-prompt = Kort med opplysning går foran, og av dem som kan være { $face }, er { $cards } det nyeste.
puzzle-why-finesse = Ingen av kortene dine med opplysning kan være { $face }. Da er det det nyeste uten opplysning: { $cards }.
puzzle-it-fits = { $cards } er { $face } og passer.
puzzle-could-be = Etter opplysningene og etter telling kan { $cards } være { $faces }.
puzzle-unneeded = Var det { $faces }, ville ingen trenge det lenger.
puzzle-taken = Var det { $faces }, ville det samme kortet alt ha en opplysning på en annen hånd.
puzzle-leaves = Da kan { $cards } bare være { $faces }, og det passer.
puzzle-tile-gone = Se etter et kort som fortsatt trengs, og der alle eksemplarene er { -discard(form: "done") }.
puzzle-tile-most = Med det riktige kortet kan dere fortsatt nå { $most } poeng.
puzzle-tile-one-of = Det er { $faces }.
puzzle-tile-why = Alle eksemplarer av { $face } er { -discard(form: "done") }, og uten det kortet blir fyrverkeriet aldri ferdig.
puzzle-tile-then = Med det kan dere fortsatt nå { $most } poeng, med et hvilket som helst annet kort høyst { $other }.

# Siden
puzzles-about = Fra spill mellom mennesker og mellom boter. Hver har ett svar, og det er bevist.
puzzle-number = Oppgave { $number }
puzzle-kind = { $kind ->
    [show] Den perfekte oppvisningen
    [discard] Hva trengs ikke?
    [call] Hva blir du bedt om?
    [trust] Stol på opplysningene
    [play] Hva passer helt sikkert?
    [announce] Hvilken farge sier du?
    [tile] Bonusbrikken
   *[meaning] Hva mente de?
}
puzzle-theme = { $theme ->
    [prompt] Oppfordring
    [finesse] Finesse
    [save] Redning
    [chop] Eldste kort
    [focus] Hva det gjelder
    [good-touch] Bare nyttige kort
    [counting] Telle
    [silence] Det opplysninger utelater
    [pace] Turene tar slutt
    [last-round] Siste runde
    [announced-play] { option-announce }
    [multicolour] { option-multicolour }
    [black-powder] { option-black-powder }
   *[bonus-tiles] { option-bonus-tiles }
}
puzzle-source = { $source ->
    [people] Fra et spill mellom mennesker
   *[bots] Fra et spill mellom boter
}
puzzle-of = Dagens oppgave, { $day }
puzzle-streak = { $days ->
    [one] 1 dag på rad
   *[other] { $days } dager på rad
}
puzzle-streak-about = Dager da du løste dagens oppgave. En dag slutter ved midnatt (UTC).
puzzle-rate = { $share } av { $people } personer løser den på første forsøk
puzzle-rate-few = { $people ->
    [0] ingen har prøvd den ennå
    [one] prøvd av 1 person, for få til å si hvor vanskelig den er
   *[other] prøvd av { $people } personer, for få til å si hvor vanskelig den er
}
puzzle-players = { $count } spillere
puzzle-level = { $level ->
    [easy] lett
    [medium] middels
    [hard] vanskelig
   *[unknown] ikke kjent ennå
}
puzzle-level-label = Vanskelighetsgrad
puzzle-kind-label = Type
puzzle-theme-label = Tema
puzzle-any = alle
puzzle-open-only = Bare dem jeg ikke har løst
puzzle-none = Ingen oppgaver passer.
puzzle-yours = { $state ->
    [first] løst på første forsøk
    [solved] løst
    [seen] så svaret
   *[tried] prøvd
}
puzzle-pick-card = Velg et kort på hånden din.
puzzle-pick-colour = Velg et kort på hånden din, så fargen.
puzzle-pick-discarded = Velg et { -discard(form: "done") } kort.
puzzle-pick-or-hint = Velg et kort, eller gi en opplysning, samme hvilken.
puzzle-answer-hint = Gi en opplysning
puzzle-answer-keep = Ta vare på det
puzzle-answer-useless = Dette er unyttig
puzzle-right = { $first ->
    [yes] Riktig, på første forsøk!
   *[no] Riktig!
}
puzzle-wrong = { $kind ->
    [show] Da er den perfekte oppvisningen tapt. Prøv noe annet.
    [discard] Ikke helt sikkert: Det kan fortsatt bli nyttig. Prøv et annet.
    [call] Det er ikke det kortet som er ment. Prøv et annet.
    [trust] Også da trenger det ikke å passe. Prøv et annet.
    [play] Ikke helt sikkert: Kanskje det ikke passer. Prøv et annet.
    [announce] Det er ikke sikkert at det lykkes. Prøv noe annet.
    [tile] Med et annet kort er flere poeng mulige. Prøv igjen.
   *[meaning] Det var ikke det som var ment. Prøv noe annet.
}
puzzle-take-tip = Tips ({ $left } igjen)
puzzle-give-up = Vis svaret
puzzle-back = Tilbake til spørsmålet
puzzle-you = Du
puzzle-action = { $how ->
    [play] spille { $card }
    [discard] { -discard } { $card }
    [keep] ta vare på { $card }
    [announce] spille { $card } som { $colour }
    [take] ta { $card }
   *[hint] gi en opplysning
}
puzzle-answer = Svaret: { $answer }
puzzle-show-line = Vis det på bordet
puzzle-play-on = Spill videre herfra
puzzle-next = Neste oppgave
puzzle-all-solved = Du har løst alle.

run = { $kind ->
    [clock] Mot klokka
   *[other] Uten stopp
}
run-about = { $kind ->
    [clock] Fem minutter: Hvor mange klarer du? Et galt svar koster ti sekunder.
   *[other] Oppgave etter oppgave, på ditt nivå. Hvor mange klarer du på rad?
}
run-right = { $kind ->
    [clock] { $right } løst
   *[other] { $right } på rad
}
run-best = Rekord: { $best }
run-best-of = { $kind ->
    [clock] Rekord mot klokka: { $best }
   *[other] Flest på rad: { $best }
}
run-left = Tid igjen
run-last = { $how ->
    [right] Riktig!
    [skipped] Hoppet over: 10 sekunder mindre
   *[wrong] Feil: 10 sekunder mindre
}
run-skip = Hopp over (10 sekunder)
run-begin = Begynn
run-again = En gang til
run-result = { $right ->
    [0] Tiden er ute. Ingen denne gangen.
    [one] Tiden er ute. Du løste 1 oppgave.
   *[other] Tiden er ute. Du løste { $right } oppgaver.
}
run-record = Ditt beste resultat så langt!
run-missed = Verdt å se på igjen:
my-rating = Min rating
rating-now = Ratingen din: { $rating }.
rating-range = Nesten sikkert mellom { $low } og { $high }.
rating-none = Med det første svaret får du en rating.
rating-about = Alle begynner på 1500, og det gjør oppgavene også. Bare det første svaret ditt på en oppgave teller; med tips teller det som feil. Mot klokka teller ingenting.
rating-course = Fra { $from } til { $to } på { $answers } svar
rating-column = { $column ->
    [theme] Tema
    [answered] Besvart
   *[first] Riktig med en gang
}
rating-after = { $change ->
    [no] Ratingen din: { $rating }
   *[other] Ratingen din: { $rating } ({ $change })
}
puzzle-rating = rating { $rating }
