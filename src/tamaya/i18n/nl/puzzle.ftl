# Puzzels: vragen over echte stellingen. $cards zijn namen van kaarten in een hand, $faces en $face wat kaarten zijn. Een tip
# helpt bij de puzzel; een hint geven spelers elkaar.

puzzle-ask-show = Alle kaarten liggen open, ook de { -pile }. Nog maar één zet leidt tot de perfecte show. Wat doe je?
puzzle-ask-discard = Jij bent aan de beurt. Eén van je kaarten is zeker nutteloos. Welke?
puzzle-ask-meaning = { $giver } heeft je net een hint gegeven: { $what }. Om welke kaart gaat het, en moet je die { -play } of bewaren?
puzzle-ask-call = { $giver } heeft { $receiver } net verteld: { $what }. Daarmee wordt jou om een kaart gevraagd. Welke?
puzzle-ask-trust = Stel dat hints alleen kaarten aanwijzen die nog nodig zijn, en geen kaart die in een andere hand al een hint heeft. Dan past een van je kaarten. Welke?
puzzle-ask-play = Jij bent aan de beurt. Een van je kaarten past zeker. Welke?
puzzle-ask-announce = Jij bent aan de beurt. Van een van je kaarten kun je zonder risico de kleur aankondigen, en hij past. Welke kaart is het, en welke kleur?
puzzle-ask-reshuffle = Met de bonustegel schud je een afgelegde kaart in de { -pile }. Met één kaart blijven er meer punten haalbaar dan met elke andere. Met welke?
puzzle-ask-play-discarded = Met de bonustegel mag je een afgelegde kaart { -play }. Met één kaart blijven er meer punten haalbaar dan met elke andere. Met welke?
puzzle-pile = De { -pile }, bovenste eerst: { $cards }
puzzle-tip = Tip { $number }: { $tip }
puzzle-missing = Er ontbreken nog { $missing } kaarten, en er kunnen er hooguit nog { $most } worden neergelegd, afgelegde meegeteld.
puzzle-tempting = { $cards } past, maar hem nu { -play } is fout.
puzzle-do-play = Er moet een kaart worden { -play(form: "done") }.
puzzle-do-discard = Er moet een kaart worden afgelegd.
puzzle-do-hint = Nu is het zaak te wachten: er mag geen kaart worden neergelegd.
puzzle-only-way = Al het andere is tot het einde doorgerekend en verspeelt de perfecte show.
puzzle-so = Zo gaat het verder tot de perfecte show
puzzle-tempted = Komt { $cards } nu al, dan zijn hooguit { $most } punten haalbaar.
puzzle-words = De hints zijn genoeg: ook wat ze niet aanwezen, zegt iets.
puzzle-count = De hints zijn niet genoeg: tel de exemplaren die je ziet.
puzzle-one-of = Het is { $cards }.
puzzle-not-it = { $cards } kan nog { $face } zijn.
puzzle-useless = { $cards } kan alleen { $faces } zijn, en die heeft niemand meer nodig.
puzzle-seen = Alleen op de hints afgaand kan het ook { $faces } zijn, maar je weet waar alle exemplaren daarvan zijn.
puzzle-about-play = Er moet een kaart worden { -play(form: "done") }.
puzzle-about-save = Er moet een kaart bewaard blijven.
puzzle-chop = Een van de aangewezen kaarten zou als volgende zijn afgelegd: de oudste zonder hint.
puzzle-newest = De kaart die als volgende zou zijn afgelegd, is niet aangewezen. Dan telt de nieuwste.
puzzle-focus = Het gaat om { $cards }.
puzzle-why-chop = { $cards } was de oudste zonder hint en zou als volgende zijn afgelegd. Wijst een hint die kaart aan, dan gaat het daarom.
puzzle-why-newest = De kaart die als volgende zou zijn afgelegd, is niet aangewezen. Dan gaat het om de nieuwste kaart die voor het eerst een hint krijgt: { $cards }.
puzzle-meant-play = Welke afspraken je ook kent: { $cards } is { $faces } en past.
puzzle-meant-save = Welke afspraken je ook kent: { $cards } is { $faces } en mag niet verloren gaan.
puzzle-fits = { $cards } kan alleen { $faces } zijn, en die past.
puzzle-announce = { $cards } kan alleen { $faces } zijn: die past, en de kleur is zeker.
puzzle-not-fit = { $cards } kan nog { $face } zijn, en die past niet.
puzzle-colour-open = { $cards } past ook, maar de kleur staat niet vast: het kan { $faces } zijn.
puzzle-not-yet = De hint gaat om { $face }. Die past nog niet: eerst moet { $faces } komen.
puzzle-nowhere = In geen andere hand zit { $face }. Dus wordt die van jou gevraagd.
puzzle-call-prompt = Een van je kaarten met een hint kan { $face } zijn.
puzzle-call-finesse = Geen van je kaarten met een hint kan { $face } zijn.
puzzle-why-prompt = Kaarten met een hint gaan voor, en van de kaarten die { $face } kunnen zijn, is { $cards } de nieuwste.
puzzle-why-finesse = Geen van je kaarten met een hint kan { $face } zijn. Dan is het de nieuwste zonder hint: { $cards }.
puzzle-it-fits = { $cards } is { $face } en past.
puzzle-could-be = Volgens de hints en na tellen kan { $cards } { $faces } zijn.
puzzle-unneeded = Was het { $faces }, dan had niemand de kaart nog nodig.
puzzle-taken = Was het { $faces }, dan had een andere hand al een hint op dezelfde kaart.
puzzle-leaves = Voor { $cards } blijft alleen { $faces } over, en die past.
puzzle-tile-gone = Zoek een kaart die nog nodig is en waarvan alle exemplaren zijn afgelegd.
puzzle-tile-most = Met de juiste kaart zijn nog { $most } punten haalbaar.
puzzle-tile-one-of = Het is { $faces }.
puzzle-tile-why = Alle exemplaren van { $face } zijn afgelegd, en zonder die kaart komt { -firework(form: "the") } nooit af.
puzzle-tile-then = Met die kaart zijn nog { $most } punten haalbaar, met elke andere hooguit { $other }.

# De pagina
puzzles-about = Uit spellen van mensen en van bots. Elke puzzel heeft één oplossing, en die is bewezen.
puzzle-number = Puzzel { $number }
puzzle-kind = { $kind ->
    [show] De perfecte show
    [discard] Wat kan weg?
    [call] Wat wordt er van jou gevraagd?
    [trust] Vertrouw op de hints
    [play] Wat past zeker?
    [announce] Wat kondig je aan?
    [tile] De bonustegel
   *[meaning] Wat werd bedoeld?
}
puzzle-theme = { $theme ->
    [prompt] Oproep
    [finesse] Finesse
    [save] Redding
    [chop] Oudste kaart
    [focus] Waar het om gaat
    [good-touch] Alleen nuttige kaarten
    [counting] Tellen
    [silence] Wat hints overslaan
    [pace] De beurten raken op
    [last-round] Laatste ronde
    [announced-play] { option-announce }
    [multicolour] { option-multicolour }
    [black-powder] { option-black-powder }
   *[bonus-tiles] { option-bonus-tiles }
}
puzzle-source = { $source ->
    [people] Uit een spel van mensen
   *[bots] Uit een spel van bots
}
puzzle-of = Dagpuzzel, { $day }
puzzle-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
puzzle-streak-about = Dagen waarop je de puzzel van de dag hebt opgelost. Een dag eindigt om middernacht (UTC).
puzzle-rate = { $share } van de { $people } mensen lost hem in één keer op
puzzle-rate-few = { $people ->
    [0] nog door niemand geprobeerd
    [one] door 1 persoon geprobeerd, te weinig om te zeggen hoe moeilijk hij is
   *[other] door { $people } mensen geprobeerd, te weinig om te zeggen hoe moeilijk hij is
}
puzzle-players = { $count } spelers
puzzle-level = { $level ->
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
   *[unknown] nog onbekend
}
puzzle-level-label = Moeilijkheid
puzzle-kind-label = Soort
puzzle-theme-label = Thema
puzzle-any = alle
puzzle-open-only = Alleen puzzels die ik nog niet heb opgelost
puzzle-none = Zo’n puzzel is er niet.
puzzle-yours = { $state ->
    [first] in één keer opgelost
    [solved] opgelost
    [seen] oplossing bekeken
   *[tried] geprobeerd
}
puzzle-pick-card = Kies een kaart uit je hand.
puzzle-pick-colour = Kies een kaart uit je hand, dan de kleur.
puzzle-pick-discarded = Kies een afgelegde kaart.
puzzle-pick-or-hint = Kies een kaart of geef een hint, welke dan ook.
puzzle-answer-hint = Een hint geven
puzzle-answer-keep = Bewaren
puzzle-answer-useless = Deze is nutteloos
puzzle-right = { $first ->
    [yes] Goed, in één keer!
   *[no] Goed!
}
puzzle-wrong = { $kind ->
    [show] Dan is de perfecte show verloren. Probeer iets anders.
    [discard] Niet zeker: hij kan nog van pas komen. Probeer een andere.
    [call] Om die kaart wordt niet gevraagd. Probeer een andere.
    [trust] Ook dan hoeft hij niet te passen. Probeer een andere.
    [play] Niet zeker: misschien past hij niet. Probeer een andere.
    [announce] Dat lukt niet zeker. Probeer iets anders.
    [tile] Met een andere kaart blijven meer punten haalbaar. Probeer het nog eens.
   *[meaning] Dat werd niet bedoeld. Probeer iets anders.
}
puzzle-take-tip = Tip (nog { $left })
puzzle-give-up = Oplossing tonen
puzzle-back = Terug naar de vraag
puzzle-you = Jij
puzzle-action = { $how ->
    [play] { $card } { -play }
    [discard] { $card } afleggen
    [keep] { $card } bewaren
    [announce] { $card } als { $colour } { -play }
    [take] { $card } nemen
   *[hint] een hint geven
}
puzzle-answer = De oplossing: { $answer }
puzzle-show-line = Op tafel laten zien
puzzle-play-on = Vanaf hier verderspelen
puzzle-next = Volgende puzzel
puzzle-all-solved = Je hebt ze allemaal opgelost.

run = { $kind ->
    [clock] Tegen de klok
   *[other] Eindeloos
}
run-about = { $kind ->
    [clock] Vijf minuten: hoeveel los je er op? Een fout antwoord kost tien seconden.
   *[other] Puzzel na puzzel, op jouw niveau. Hoeveel haal je er op rij?
}
run-right = { $kind ->
    [clock] { $right } opgelost
   *[other] { $right } op rij
}
run-best = Record: { $best }
run-best-of = { $kind ->
    [clock] Record tegen de klok: { $best }
   *[other] Langste reeks: { $best }
}
run-left = Resterende tijd
run-last = { $how ->
    [right] Goed!
    [skipped] Overgeslagen: 10 seconden eraf
   *[wrong] Fout: 10 seconden eraf
}
run-skip = Overslaan (10 seconden)
run-begin = Beginnen
run-again = Nog een keer
run-result = { $right ->
    [0] De tijd is om. Deze keer geen enkele.
    [one] De tijd is om. Je hebt 1 puzzel opgelost.
   *[other] De tijd is om. Je hebt { $right } puzzels opgelost.
}
run-record = Je beste resultaat tot nu toe!
run-missed = Kijk hier nog eens naar:
my-rating = Mijn rating
rating-now = Je rating: { $rating }.
rating-range = Vrijwel zeker tussen { $low } en { $high }.
rating-none = Met je eerste antwoord krijg je een rating.
rating-about = Iedereen begint op 1500, en elke puzzel ook. Alleen je eerste antwoord op een puzzel telt; met tips telt het als fout. Tegen de klok telt niets.
rating-course = Van { $from } naar { $to } in { $answers } antwoorden
rating-column = { $column ->
    [theme] Thema
    [answered] Beantwoord
   *[first] In één keer goed
}
rating-after = { $change ->
    [no] Je rating: { $rating }
   *[other] Je rating: { $rating } ({ $change })
}
puzzle-rating = rating { $rating }
