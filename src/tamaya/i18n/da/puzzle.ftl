# Opgaver: spørgsmål om virkelige stillinger. $cards er navne på kort på en hånd, $faces og $face er, hvad kort er. Et tip hjælper
# med opgaven; en oplysning giver spillerne hinanden.

puzzle-ask-show = Alle kort ligger åbent, også { -pile }. Kun én ting fører stadig til det perfekte show. Hvad gør du?
puzzle-ask-discard = Det er din tur. Et af dine kort er helt sikkert ubrugeligt. Hvilket?
puzzle-ask-meaning = { $giver } har lige givet dig en { -hint }: { $what }. Hvilket kort drejer det sig om, og skal det spilles eller gemmes?
puzzle-pile = { -pile(form: "The") }, næste kort først: { $cards }
puzzle-tip = Tip { $number }: { $tip }
puzzle-missing = { $missing } kort mangler, og højst { $most } kan stadig lægges, smidte kort medregnet.
puzzle-tempting = { $cards } passer, men at spille det nu er forkert.
puzzle-do-play = Et kort skal spilles.
puzzle-do-discard = Et kort skal smides.
puzzle-do-hint = Nu gælder det om at vente: Ingen kort må lægges.
puzzle-only-way = Alt andet er regnet igennem til slut: Så går det perfekte show tabt.
puzzle-so = Sådan går det videre til det perfekte show
puzzle-tempted = Spiller du { $cards } nu, kan I højst nå { $most } point.
puzzle-words = { -hint(form: "The-many") } er nok: Også det, de ikke ramte, siger noget.
puzzle-count = { -hint(form: "The-many") } er ikke nok: Tæl de eksemplarer, du ser.
puzzle-one-of = Det er { $cards }.
puzzle-not-it = { $cards } kan stadig være { $face }.
puzzle-useless = { $cards } kan kun være { $faces }, og det har ingen brug for længere.
puzzle-seen = Ud fra ordene alene kan det også være { $faces }, men du ved, hvor alle eksemplarer er.
puzzle-about-play = Den beder om, at et kort bliver spillet.
puzzle-about-save = Den beder om, at et kort bliver gemt.
puzzle-chop = Et af de kort, der blev ramt, ville være det næste, der blev smidt: det ældste uden { -hint }.
puzzle-newest = Det kort, der ellers ville blive smidt som det næste, er ikke ramt. Så er det det nyeste, der tæller.
puzzle-focus = Det drejer sig om { $cards }.
puzzle-why-chop = { $cards } var det ældste uden { -hint } og ville være det næste, der blev smidt. Når det kort bliver ramt, er det det, det drejer sig om.
puzzle-why-newest = Det kort, der ellers ville blive smidt som det næste, er ikke ramt. Så drejer det sig om det nyeste kort, der bliver ramt for første gang: { $cards }.
puzzle-meant-play = Uanset hvilke aftaler man kender: { $cards } er { $faces } og passer.
puzzle-meant-save = Uanset hvilke aftaler man kender: { $cards } er { $faces } og må ikke gå tabt.

# Siden
puzzles = Alle opgaver
puzzles-about = Fra spil mellem botter. Hver opgave har ét svar, og det er bevist.
puzzle-number = Opgave { $number }
puzzle-kind = { $kind ->
    [show] Det perfekte show
    [discard] Hvad kan undværes?
   *[meaning] Hvad mente de?
}
puzzle-of = Dagens opgave, { $day }
puzzle-streak = { $days ->
    [one] 1 dag i træk
   *[other] { $days } dage i træk
}
puzzle-streak-about = Dage, hvor du løste dagens opgave. En dag slutter ved midnat, Greenwich-tid.
puzzle-rate = { $share } af { $people } løser den i første forsøg
puzzle-rate-few = { $people ->
    [0] ingen har prøvet den endnu
    [one] prøvet af 1, for få til at sige, hvor svær den er
   *[other] prøvet af { $people }, for få til at sige, hvor svær den er
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
puzzle-any = alle
puzzle-open-only = Kun dem, jeg ikke har løst
puzzle-none = Der findes ingen opgave som den.
puzzle-yours = { $state ->
    [first] løst i første forsøg
    [solved] løst
    [seen] svaret set
   *[tried] prøvet
}
puzzle-pick-card = Vælg et kort på din hånd.
puzzle-pick-or-hint = Vælg et af dine kort, eller giv en { -hint }, lige meget hvilken.
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
   *[hint] give en { -hint }
}
puzzle-answer = Svaret: { $answer }
puzzle-show-line = Vis det på bordet
puzzle-play-on = Spil videre herfra
puzzle-next = Næste opgave
puzzle-all-solved = Du har løst dem alle.
