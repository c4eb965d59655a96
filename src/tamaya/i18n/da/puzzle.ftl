# Opgaver: spørgsmål om virkelige stillinger. $cards er navne på kort på en hånd, $faces og $face er, hvad kort er. Et tip hjælper
# med opgaven; en oplysning giver spillerne hinanden.

puzzle-ask-show = Alle kort ligger åbent, også { -pile }. Kun ét træk fører stadig til det perfekte show. Hvad gør du?
puzzle-ask-discard = Det er din tur. Et af dine kort er helt sikkert ubrugeligt. Hvilket?
puzzle-ask-meaning = { $giver } har lige givet dig en { -hint }: { $what }. Hvilket kort drejer det sig om, og skal det spilles eller gemmes?
puzzle-ask-call = { $giver } har lige sagt til { $receiver }: { $what }. Det beder dig om et kort. Hvilket spiller du?
puzzle-ask-trust = Antag, at { -hint(form: "many") } kun gælder kort, der stadig er brug for, og ingen, der allerede har en { -hint } på en anden hånd. Så passer et af dine kort. Hvilket?
puzzle-ask-play = Det er din tur. Et af dine kort passer helt sikkert. Hvilket?
puzzle-ask-announce = Det er din tur. Du kan spille et af dine kort og melde farven uden nogen risiko. Hvilket kort og hvilken farve?
puzzle-ask-reshuffle = Bonusbrikken lader dig blande et kort fra brugtbunken ind i { -pile }. Med ét af dem er flere point mulige end med noget andet. Hvilket?
puzzle-ask-play-discarded = Bonusbrikken lader dig spille et kort fra brugtbunken. Med ét af dem er flere point mulige end med noget andet. Hvilket?
puzzle-pile = { -pile(form: "The") }, næste kort først: { $cards }
puzzle-tip = Tip { $number }: { $tip }
puzzle-missing = { $missing } kort mangler, og højst { $most } kan stadig lægges, smidte kort medregnet.
puzzle-tempting = { $cards } passer, men at spille det nu er forkert.
puzzle-do-play = Et kort skal spilles.
puzzle-do-discard = Et kort skal smides.
puzzle-do-hint = Nu gælder det om at vente: Ingen kort må lægges.
puzzle-only-way = Alt andet er regnet igennem helt til slutningen: Så går det perfekte show tabt.
puzzle-so = Sådan går det videre til det perfekte show
puzzle-tempted = Spiller du { $cards } nu, kan I højst nå { $most } point.
puzzle-words = { -hint(form: "The-many") } er nok: Også det, de ikke pegede på, siger noget.
puzzle-count = { -hint(form: "The-many") } er ikke nok: Tæl de eksemplarer, du ser.
puzzle-one-of = Det er { $cards }.
puzzle-not-it = { $cards } kan stadig være { $face }.
puzzle-useless = { $cards } kan kun være { $faces }, og det har ingen brug for længere.
puzzle-seen = Ud fra ordene alene kan det også være { $faces }, men du ved, hvor alle eksemplarer er.
puzzle-about-play = Den beder om, at et kort bliver spillet.
puzzle-about-save = Den beder om, at et kort bliver gemt.
puzzle-chop = Et af de kort, der blev peget på, ville være det næste, der blev smidt: det ældste uden { -hint }.
puzzle-newest = Det kort, der ellers ville blive smidt som det næste, er der ikke peget på. Så gælder det nyeste.
puzzle-focus = Det drejer sig om { $cards }.
puzzle-why-chop = { $cards } var det ældste uden { -hint } og ville være det næste, der blev smidt. Når der peges på det kort, drejer det sig om netop det.
puzzle-why-newest = Det kort, der ellers ville blive smidt som det næste, er der ikke peget på. Så drejer det sig om det nyeste kort, der bliver peget på for første gang: { $cards }.
puzzle-meant-play = Uanset hvilke aftaler man kender: { $cards } er { $faces } og passer.
puzzle-meant-save = Uanset hvilke aftaler man kender: { $cards } er { $faces } og må ikke gå tabt.
puzzle-fits = { $cards } kan kun være { $faces }, og det passer.
puzzle-announce = { $cards } kan kun være { $faces }: Det passer, og farven er sikker.
puzzle-not-fit = { $cards } kan stadig være { $face }, og det passer ikke.
puzzle-colour-open = { $cards } passer også, men farven er åben: Det kan være { $faces }.
puzzle-not-yet = { -hint(form: "The") } drejer sig om { $face }, som ikke passer endnu: Først skal { $faces } komme.
puzzle-nowhere = Ingen anden hånd har { $face }. Så er det dit kort, der er brug for.
puzzle-call-prompt = Et af dine kort med en { -hint } kan være { $face }.
puzzle-call-finesse = Ingen af dine kort med en { -hint } kan være { $face }.
puzzle-why-prompt = Kort med en { -hint } går forud, og af dem, der kan være { $face }, er { $cards } det nyeste.
puzzle-why-finesse = Ingen af dine kort med en { -hint } kan være { $face }. Så er det det nyeste uden { -hint }: { $cards }.
puzzle-it-fits = { $cards } er { $face } og passer.
puzzle-could-be = Efter { -hint(form: "the-many") } og efter optælling kan { $cards } være { $faces }.
puzzle-unneeded = Var det { $faces }, ville ingen have brug for det længere.
puzzle-taken = Var det { $faces }, ville det samme kort allerede have en { -hint } på en anden hånd.
puzzle-leaves = Så kan { $cards } kun være { $faces }, og det passer.
puzzle-tile-gone = Se efter et kort, der stadig er brug for, og hvor alle eksemplarer ligger i brugtbunken.
puzzle-tile-most = Med det rigtige kort kan I stadig nå { $most } point.
puzzle-tile-one-of = Det er { $faces }.
puzzle-tile-why = Alle eksemplarer af { $face } ligger i brugtbunken, og uden det kort bliver { -firework(form: "the") } aldrig komplet.
puzzle-tile-then = Med det kan I stadig nå { $most } point, med ethvert andet kort højst { $other }.

# Siden
puzzles-about = Fra spil mellem mennesker og mellem botter. Hver opgave har ét svar, og det er bevist.
puzzle-number = Opgave { $number }
puzzle-kind = { $kind ->
    [show] Det perfekte show
    [discard] Hvad kan væk?
    [call] Hvad bliver du bedt om?
    [trust] Stol på { -hint(form: "the-many") }
    [play] Hvad passer helt sikkert?
    [announce] Hvad melder du?
    [tile] Bonusbrikken
   *[meaning] Hvad mente de?
}
puzzle-theme = { $theme ->
    [prompt] Opfordring
    [finesse] Finesse
    [save] Redning
    [chop] Ældste kort
    [focus] Hvad det gælder
    [good-touch] Kun nyttige kort
    [counting] Tælle
    [silence] Det, { -hint(form: "the-many") } springer over
    [pace] Turene slipper op
    [last-round] Sidste runde
    [announced-play] { option-announce }
    [multicolour] { option-multicolour }
    [black-powder] { option-black-powder }
   *[bonus-tiles] { option-bonus-tiles }
}
puzzle-source = { $source ->
    [people] Fra et spil mellem mennesker
   *[bots] Fra et spil mellem botter
}
puzzle-of = Dagens opgave, { $day }
puzzle-streak = { $days ->
    [one] 1 dag i træk
   *[other] { $days } dage i træk
}
puzzle-streak-about = Dage, hvor du løste dagens opgave. En dag slutter ved midnat (UTC).
puzzle-rate = { $share } af { $people } personer løser den i første forsøg
puzzle-rate-few = { $people ->
    [0] ingen har prøvet den endnu
    [one] prøvet af 1 person, for få til at sige, hvor svær den er
   *[other] prøvet af { $people } personer, for få til at sige, hvor svær den er
}
puzzle-players = { $count } spillere
puzzle-level = { $level ->
    [easy] let
    [medium] middel
    [hard] svær
   *[unknown] kendes ikke endnu
}
puzzle-level-label = Sværhedsgrad
puzzle-kind-label = Slags
puzzle-theme-label = Tema
puzzle-any = alle
puzzle-open-only = Kun dem, jeg ikke har løst
puzzle-none = Ingen opgaver passer.
puzzle-yours = { $state ->
    [first] løst i første forsøg
    [solved] løst
    [seen] så svaret
   *[tried] prøvet
}
puzzle-pick-card = Vælg et kort på din hånd.
puzzle-pick-colour = Vælg et kort på din hånd, så farven.
puzzle-pick-discarded = Vælg et kort fra brugtbunken.
puzzle-pick-or-hint = Vælg et kort, eller giv en { -hint }, lige meget hvilken.
puzzle-answer-hint = Giv en { -hint }
puzzle-answer-keep = Gem det
puzzle-answer-useless = Dette er ubrugeligt
puzzle-right = { $first ->
    [yes] Rigtigt, i første forsøg!
   *[no] Rigtigt!
}
puzzle-wrong = { $kind ->
    [show] Så er det perfekte show tabt. Prøv noget andet.
    [discard] Ikke helt sikkert: Det kan stadig blive nyttigt. Prøv et andet.
    [call] Det er ikke det kort, der er ment. Prøv et andet.
    [trust] Også da behøver det ikke at passe. Prøv et andet.
    [play] Ikke helt sikkert: Måske passer det ikke. Prøv et andet.
    [announce] Det er ikke sikkert, at det lykkes. Prøv noget andet.
    [tile] Med et andet kort er flere point mulige. Prøv igen.
   *[meaning] Det var ikke det, der var ment. Prøv noget andet.
}
puzzle-take-tip = Tip ({ $left } tilbage)
puzzle-give-up = Vis svaret
puzzle-back = Tilbage til spørgsmålet
puzzle-you = Du
puzzle-action = { $how ->
    [play] spille { $card }
    [discard] smide { $card }
    [keep] gemme { $card }
    [announce] spille { $card } som { $colour }
    [take] tage { $card }
   *[hint] give en { -hint }
}
puzzle-answer = Svaret: { $answer }
puzzle-show-line = Vis det på bordet
puzzle-play-on = Spil videre herfra
puzzle-next = Næste opgave
puzzle-all-solved = Du har løst dem alle.

run = { $kind ->
    [clock] Mod uret
   *[other] Uden stop
}
run-about = { $kind ->
    [clock] Fem minutter: Hvor mange kan du nå? Et forkert svar koster ti sekunder.
   *[other] Opgave efter opgave, på dit niveau. Hvor mange klarer du i træk?
}
run-right = { $kind ->
    [clock] { $right } løst
   *[other] { $right } i træk
}
run-best = Rekord: { $best }
run-best-of = { $kind ->
    [clock] Rekord mod uret: { $best }
   *[other] Flest i træk: { $best }
}
run-left = Tid tilbage
run-last = { $how ->
    [right] Rigtigt!
    [skipped] Sprunget over: 10 sekunder mindre
   *[wrong] Forkert: 10 sekunder mindre
}
run-skip = Spring over (10 sekunder)
run-begin = Begynd
run-again = En gang til
run-result = { $right ->
    [0] Tiden er gået. Ingen denne gang.
    [one] Tiden er gået. Du løste 1 opgave.
   *[other] Tiden er gået. Du løste { $right } opgaver.
}
run-record = Dit bedste resultat indtil nu!
run-missed = Værd at se på igen:
my-rating = Min rating
rating-now = Din rating: { $rating }.
rating-range = Næsten sikkert mellem { $low } og { $high }.
rating-none = Med dit første svar får du en rating.
rating-about = Alle begynder på 1500, og det gør opgaverne også. Kun dit første svar på en opgave tæller; med tip tæller det som forkert. Mod uret tæller ingenting.
rating-course = Fra { $from } til { $to } på { $answers } svar
rating-column = { $column ->
    [theme] Tema
    [answered] Besvaret
   *[first] Rigtigt med det samme
}
rating-after = { $change ->
    [no] Din rating: { $rating }
   *[other] Din rating: { $rating } ({ $change })
}
puzzle-rating = rating { $rating }
