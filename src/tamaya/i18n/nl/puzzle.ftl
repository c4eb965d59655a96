# Puzzels: vragen over echte stellingen. $cards zijn namen van kaarten in een hand, $faces en $face wat kaarten zijn. Een tip
# helpt bij de puzzel; een hint geven spelers elkaar.

puzzle-ask-show = Alle kaarten liggen open, ook de { -pile }. Nog maar één ding leidt tot de perfecte show. Wat doe je?
puzzle-ask-discard = Jij bent aan de beurt. Eén van je kaarten is zeker nutteloos. Welke?
puzzle-ask-meaning = { $giver } heeft je net een hint gegeven: { $what }. Om welke kaart gaat het, en moet je die { -play } of bewaren?
puzzle-pile = De { -pile }, eerstvolgende kaart eerst: { $cards }
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
puzzle-seen = Alleen op de woorden afgaand kan het ook { $faces } zijn, maar je weet waar alle exemplaren daarvan zijn.
puzzle-about-play = Er moet een kaart worden { -play(form: "done") }.
puzzle-about-save = Er moet een kaart bewaard blijven.
puzzle-chop = Een van de aangewezen kaarten zou als volgende zijn afgelegd: de oudste zonder hint.
puzzle-newest = De kaart die als volgende zou zijn afgelegd, is niet aangewezen. Dan telt de nieuwste.
puzzle-focus = Het gaat om { $cards }.
puzzle-why-chop = { $cards } was de oudste zonder hint en zou als volgende zijn afgelegd. Wijst een hint die kaart aan, dan gaat het daarom.
puzzle-why-newest = De kaart die als volgende zou zijn afgelegd, is niet aangewezen. Dan gaat het om de nieuwste kaart die voor het eerst een hint krijgt: { $cards }.
puzzle-meant-play = Welke afspraken je ook kent: { $cards } is { $faces } en past.
puzzle-meant-save = Welke afspraken je ook kent: { $cards } is { $faces } en mag niet verloren gaan.

# De pagina
puzzles = Alle puzzels
puzzles-about = Uit spellen van bots. Elke puzzel heeft één oplossing, en die is bewezen.
puzzle-number = Puzzel { $number }
puzzle-kind = { $kind ->
    [show] De perfecte show
    [discard] Wat kan weg?
   *[meaning] Wat werd bedoeld?
}
puzzle-of = Puzzel van de dag, { $day }
puzzle-streak = { $days ->
    [one] 1 dag op rij
   *[other] { $days } dagen op rij
}
puzzle-streak-about = Dagen waarop je de puzzel van de dag hebt opgelost. Een dag eindigt om middernacht, Greenwichtijd.
puzzle-rate = { $share } van { $people } mensen lost hem in één keer op
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
puzzle-pick-or-hint = Kies een van je kaarten, of geef een hint, het maakt niet uit welke.
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
   *[hint] een hint geven
}
puzzle-answer = De oplossing: { $answer }
puzzle-show-line = Laat het op tafel zien
puzzle-play-on = Speel vanaf hier verder
puzzle-next = Volgende puzzel
puzzle-all-solved = Je hebt ze allemaal opgelost.
