# Hvad sprogmodeller får at vide om et spil. Siden viser ikke dette.

observe-role = Du spiller Hanabi, på hold med de andre, på plads { $seat } af { $players }. Pladserne tælles fra 0; efter den sidste kommer plads 0 igen.
observe-table = Før hver af dine ture ser du bordet fra din plads. Et kort er et bogstav og en værdi, for eksempel r1. Bogstaverne: { $letters }. Over hvert kort på hånden står det nummer, som det kaldes ved; det ældste kort ligger til venstre. Ingen viser dig dine egne kort.
observe-knows = Linjen »{ $knows }« siger, hvad ejeren kan vide om et kort: r? er rødt, ?4 en 4’er, rg12 rødt eller grønt og 1 eller 2, -b ikke blåt, ? hvad som helst.
observe-rules = Reglerne i dette spil:
observe-agreement = Ved dette bord gælder en aftale ({ $agreement }). En { -hint } betyder det, der følger af den, og ellers ikke mere end ordene:
observe-answer = Svar med nummeret på ét valg. Du må gerne tilføje en kort begrundelse.
observe-you = { $seat } (du)
observe-since = Siden din sidste tur:
observe-so-far = Spillet indtil nu:
observe-touched = { -hint(form: "Many") } peger på: { $cards }
observe-only = Kort { $card } kan kun være { $faces }.
observe-read = Efter aftalen gælder kort { $card } som et af disse: { $faces }.
observe-choices = Dine valg:
observe-cards = { $count ->
    [0] ingen kort
   *[other] kort { $cards }
}
choice-play = Spil kort { $card }
choice-announce = Spil kort { $card } som { $colour }
choice-discard = Smid kort { $card }
choice-hint = { -hint(form: "One") } til { $who }: { $what } ({ observe-cards })
choice-take = Tag { $face } (kort { $card })
answer-none = Der er ikke noget valg i dette svar. Svar med ét nummer fra 1 til { $most }.
answer-several = Dette svar kan betyde { $choices }. Svar med ét nummer fra 1 til { $most }, uden andre tal.
