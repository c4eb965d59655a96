# Wat taalmodellen over een spel te horen krijgen. De pagina toont dit niet.

observe-role = Je speelt Hanabi, met de anderen als één team, op plaats { $seat } van { $players }. Plaatsen worden geteld vanaf 0; na de laatste komt weer plaats 0.
observe-table = Voor elke beurt van jou zie je de tafel vanaf jouw plaats. Een kaart is een letter en een cijfer, zoals r1. De letters: { $letters }. Boven elke handkaart staat het nummer waarmee hij genoemd wordt; de oudste kaart ligt links. Je eigen kaarten laat niemand je zien.
observe-knows = De regel ‘{ $knows }’ zegt wat de eigenaar van een kaart kan weten: r? is rood, ?4 een vier, rg12 rood of groen en 1 of 2, -b niet blauw, ? van alles.
observe-rules = De regels van dit spel:
observe-agreement = Aan deze tafel geldt een afspraak ({ $agreement }). Een hint betekent wat daaruit volgt, en anders niet meer dan zijn woorden:
observe-answer = Antwoord met het nummer van één keuze. Een korte reden mag erbij.
observe-you = { $seat } (jij)
observe-since = Sinds je vorige beurt:
observe-so-far = Het spel tot nu toe:
observe-touched = Door hints aangewezen: { $cards }
observe-only = Kaart { $card } kan alleen { $faces } zijn.
observe-read = Volgens de afspraak geldt kaart { $card } als een van deze: { $faces }.
observe-choices = Jouw keuzes:
observe-cards = { $count ->
    [0] geen kaart
    [one] kaart { $cards }
   *[other] kaarten { $cards }
}
choice-play = Kaart { $card } { -play }
choice-announce = Kaart { $card } als { $colour } { -play }
choice-discard = Kaart { $card } afleggen
choice-hint = Hint aan { $who }: { $what } ({ observe-cards })
choice-take = { $face } nemen (kaart { $card })
answer-none = In dit antwoord zit geen keuze. Antwoord met één nummer van 1 tot en met { $most }.
answer-several = Dit antwoord kan { $choices } betekenen. Antwoord met één nummer van 1 tot en met { $most }, zonder andere getallen.
