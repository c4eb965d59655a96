# Waarom een bot iets deed, hoe hij de anderen begreep en waarom je het zou kunnen doen, in zijn eigen woorden. $voice is
# "you" als het wordt gezegd tegen wie aan de beurt is; anders spreekt de bot over zichzelf. De kaarten waar het om gaat,
# staan ervoor (reason-about), dus heten ze in de zin 'hij'; $count is hun aantal, $others zijn verdere kaarten,
# $further is het aantal daarvan.

reason-about = { $cards }: { $reason }
reason-your-card = jouw kaart { $place }
reason-their-card = kaart { $place } van { $who }
reason-only-choice = { $voice ->
    [you] iets anders kan niet.
   *[bot] iets anders kon niet.
}
reason-known-playable = { $voice ->
    [you] je weet dat hij past.
   *[bot] ik weet dat hij past.
}
reason-likely-playable = hij zou kunnen passen, en een fout kunnen we ons veroorloven.
reason-perhaps-playable = hij zou kunnen passen.
reason-hinted-playable = volgens de hints past hij.
reason-show-playable = { $count ->
    [one] hij past, en de hint maakt dat zeker.
   *[other] ze passen, en de hint maakt dat zeker.
}
reason-inform = { $voice ->
    [you] niets is dringender: vertel iets nieuws.
   *[bot] niets was dringender, dus heb ik iets nieuws verteld.
}
reason-known-useless = niemand heeft hem nog nodig.
reason-hinted-useless = volgens de hints heeft niemand hem nog nodig.
reason-needs-tile = hij helpt alleen nog als een bonustegel een andere kaart terugbrengt.
reason-spare-copy = we hebben er nog een.
reason-useless-or-spare = niemand heeft hem nog nodig, of we hebben er nog zo een.
reason-least-missed = { $voice ->
    [you] van jouw kaarten missen we deze waarschijnlijk het minst.
   *[bot] van mijn kaarten missen we deze waarschijnlijk het minst.
}
reason-nothing-better = { $voice ->
    [you] er valt niets beters te doen.
   *[bot] er viel niets beters te doen.
}
reason-fetch-discarded = van de kaarten voor de bonustegel helpt deze ons het meest.
reason-ahead = ik heb de laatste beurten doorgedacht: dit levert gemiddeld het meest op.
reason-own-words = ‘{ $text }’
reason-hat-sure-play = volgens onze code past hij.
reason-hat-needed-hint = iemand kan een kaart { -play } en weet het nog niet. In onze code vertelt één hint iedereen iets.
reason-hat-spare-hint = niets was nuttiger dan nog een hint in onze code.
reason-hat-useless-discard = volgens onze code heeft niemand hem nog nodig; welke kaart ik afleg, hoort ook bij de code.
reason-smart-play = volgens de signalen tot nu toe past hij.
reason-smart-warning = een waarschuwing: hij mag niet verloren gaan.
reason-smart-play-hint = { $count ->
    [0] de hint vertelt iemand dat een kaart past.
   *[other] { $when ->
        [now] de hint wijst hem aan: hij past nu.
       *[later] de hint wijst hem aan: hij past zodra de kaarten ervoor liggen, en die hebben we allemaal.
    }
}
reason-signalled-spare = volgens de signalen tot nu toe kunnen we hem missen.
reason-smart-oldest-discard = niemand heeft me ervoor gewaarschuwd, en van mijn kaarten missen we deze waarschijnlijk het minst.
reason-search-better = ik heb het in mijn hoofd uitgeprobeerd: gemiddeld levert het { $gain ->
    [one] één punt
   *[other] { $gain } punten
} meer op dan mijn gewone zet.
reason-answer-finesse = een hint is alleen logisch als deze kaart ervoor komt.
reason-answer-discard = uit het afleggen blijkt dat hij past.
reason-answer-prompt = { $voice ->
    [you] een hint is alleen logisch als deze kaart ervoor komt, en je hebt er al een hint over.
   *[bot] een hint is alleen logisch als deze kaart ervoor komt, en ik heb er al een hint over.
}
reason-discard-chop = { $older ->
    [called] { $voice ->
        [you] het is je oudste kaart die geen hint aanwijst en waar geen hint om vraagt.
       *[bot] het is mijn oudste kaart die geen hint aanwijst en waar geen hint om vraagt.
    }
   *[none] { $voice ->
        [you] het is je oudste kaart zonder hint, en niemand heeft hem gered.
       *[bot] het is mijn oudste kaart zonder hint, en niemand heeft hem gered.
    }
}
reason-give-play = { $when ->
    [now] hij past nu.
   *[later] hij past zodra de kaarten ervoor liggen, en die hebben we allemaal.
}
reason-give-save = { $copies ->
    [only] bewaren: er is er maar één.
    [last] bewaren: de andere zijn weg.
    [seen] bewaren: hij is nog nodig.
   *[unseen] bewaren: we zien geen tweede.
}
reason-give-prompt = { $further ->
    [one] ervoor komt { $others }: daarover is al een hint gegeven, en die wordt eerst { -play(form: "done") }.
   *[other] ervoor komen { $others }: daarover zijn al hints gegeven, en die worden eerst { -play(form: "done") }.
}
reason-give-finesse = { $further ->
    [one] ervoor komt { $others }: wie die heeft, merkt dat aan deze hint.
   *[other] ervoor komen { $others }: wie die heeft, merkt dat aan deze hint.
}
reason-give-stall = goed om te weten, en er gaat intussen geen kaart verloren.
reason-give-fix = { $count ->
    [one] hij is niet wat hij lijkt. De hint voorkomt een fout.
   *[other] ze zijn niet wat ze lijken. De hint voorkomt een fout.
}
reason-give-words = { $count ->
    [one] de hint vertelt er een beetje meer over.
   *[other] de hint vertelt een beetje meer over deze kaarten.
}
reason-give-known = de hint vertelt niets nieuws: zo winnen we tijd, en er gaat geen kaart verloren.
reason-give-nothing = de hint wijst geen kaart aan: zo winnen we tijd, en er gaat geen kaart verloren.
reason-passed-on = volgens de hints kunnen we hem missen.
reason-heard-play = ik begreep de hint zo: speel hem{ -play(form: "particle") }.
reason-heard-later = ik begreep de hint zo: speel hem{ -play(form: "particle") } zodra hij past.
reason-heard-save = ik begreep de hint zo: bewaar hem.
reason-heard-open = de hint kan ‘{ -play }’ of ‘bewaren’ betekenen.
reason-heard-prompt = ik begreep de hint over { $others } zo dat om deze kaart gevraagd werd, als { $card }.
reason-heard-finesse = ik begreep de hint over { $others } zo dat om deze kaart gevraagd werd, als { $card }, al had geen hint hem aangewezen.
reason-heard-not-yet = { $count ->
    [one] een hint ging erover, maar misschien past hij nog niet.
   *[other] hints gingen erover, maar misschien passen ze nog niet.
}
reason-heard-stall = ik zag de hint als een manier om tijd te winnen.
reason-heard-fix = ik zag de hint als een correctie.
reason-heard-words = ik nam de hint letterlijk, meer niet.
reason-heard-passed-on = ik begreep het afleggen zo: hij is ook { $card }.
reason-heard-style = { $part ->
    [none] ik ga ervan uit dat { $who } hints letterlijk bedoelt en neemt.
    [few] ik ga ervan uit dat een hint voor { $who } ‘speel deze’ betekent, en verder niets.
    [beginner] ik ga ervan uit dat { $who } volgens de afspraak ‘beginners’ speelt.
    [club] ik ga ervan uit dat { $who } volgens de afspraak ‘club’ speelt.
   *[expert] ik ga ervan uit dat { $who } volgens de afspraak ‘experts’ speelt.
}

# ‘Waarom dit niet?’, gezegd tegen wie aan de beurt is.

reason-coach-too = dat zou ik ook doen.
reason-touches-none = de hint wijst geen kaart van { $who } aan.
reason-tells-all = { $who } weet dan precies { $count ->
    [one] wat het is.
   *[other] wat deze kaarten zijn.
}
reason-tells-more = { $who } weet dan een beetje meer over { $count ->
    [one] deze kaart.
   *[other] deze kaarten.
}
reason-tells-nothing = { $who } hoort niets nieuws.
reason-read-play = { $who } hoort de hint zo te begrijpen: speel hem{ -play(form: "particle") }.
reason-read-keep = { $who } hoort de hint zo te begrijpen: bewaar hem.
reason-read-stall = { $who } hoort de hint te zien als een manier om tijd te winnen.
reason-costs-token = { $left ->
    [0] het is de laatste hint. Wie daarna aan de beurt is, kan er geen geven.
    [one] het kost een hint. Er blijft er één over.
   *[other] het kost een hint. Er blijven er { $left } over.
}
reason-costs-mistake = { $left ->
    [0] past hij niet, dan is alles verloren.
    [one] past hij niet, dan mogen jullie geen fout meer maken.
   *[other] past hij niet, dan is het een fout.
}
reason-brings-token = { -take-back(form: "it") }.
reason-brings-nothing = het levert niets op: alle hints zijn er al.
reason-chance = met wat je nu weet, is de kans dat hij past { $percent }%.
reason-against-misfit = hij kan niet passen.
reason-against-unlikely = de kans dat hij niet past, is groter.
reason-against-may-be = { $faces ->
    [none] het kan een van { $many } kaarten zijn die niet te vervangen zijn.
   *[other] het kan { $faces } zijn, en daarvan is er geen tweede.
}
reason-against-fits = je weet dat hij past.
reason-against-hinted = er is al een hint over gegeven.
reason-against-chop = het is je oudste kaart zonder hint, en de anderen verwachten dat die het eerst weggaat.
reason-against-useless = { $count ->
    [one] niemand heeft hem nog nodig, maar de hint wijst hem aan.
   *[other] niemand heeft ze nog nodig, maar de hint wijst ze aan.
}
reason-against-twice = { $count ->
    [one] over net zo’n kaart is al een hint gegeven.
   *[other] over net zulke kaarten zijn al hints gegeven.
}
reason-against-misread = ik weet niet zeker of { $who } en de anderen hem begrijpen.
reason-against-waiting = { $count ->
    [one] je weet dat hij past, en hij moet wachten.
   *[other] je weet dat ze passen, en ze moeten wachten.
}
reason-against-danger = { $who } legt hem straks misschien af, en er is geen tweede.

# Wat je zou kunnen doen, in de woorden van de coach.

advice-ask = Wat zou jij doen?
advice-nudge-hand = Kijk naar de kaarten van { $who }. Wat zou { $who } moeten weten?
advice-nudge-theirs = Kijk naar { $card } bij { $who }. Wat zou { $who } erover moeten weten?
advice-nudge-own = Kijk naar je kaart { $place }. Wat weet je erover?
advice-nudge-discards = Kijk in de aflegstapel. Welke kaart zou helpen?
advice-move = Noem de zet
advice-why = Waarom?
advice-about = Waarom niet …?
advice-about-guide = Probeer een zet: ik vertel alleen wat hij zou doen.
advice-about-stop = Laat maar
advice-tells = Gevolg:
advice-costs = Kost:
advice-against = Ertegen:
advice-nothing-against = Ik zie niets wat ertegen pleit.
advice-back = Terug
key-why-not = Waarom niet …? Vraag naar een zet
advice-do = Doe dat
advice-next = Ander idee
advice-first = Terug naar het eerste idee
advice-play = Kaart { $place } { -play }
advice-discard = Kaart { $place } afleggen
advice-hint = Hint voor { $who }: { $what }
