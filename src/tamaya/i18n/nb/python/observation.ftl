# Hva språkmodeller får vite om et spill. Siden viser ikke dette.

observe-role = Du spiller Hanabi, på lag med de andre, på plass { $seat } av { $players }. Plassene telles fra 0; etter den siste kommer plass 0 igjen.
observe-table = Før hver av dine turer ser du bordet fra din plass. Et kort er en bokstav og en verdi, for eksempel r1. Bokstavene: { $letters }. Over hvert kort på hånden står nummeret det kalles ved; det eldste kortet ligger til venstre. Ingen viser deg dine egne kort.
observe-knows = Linjen «{ $knows }» sier hva eieren kan vite om et kort: r? er rødt, ?4 en firer, rg12 rødt eller grønt og 1 eller 2, -b ikke blått, ? hva som helst.
observe-rules = Reglene i dette spillet:
observe-agreement = Ved dette bordet gjelder en avtale ({ $agreement }). En opplysning betyr det som følger av den, og ellers ikke mer enn ordene:
observe-answer = Svar med nummeret på ett valg. Du kan legge til en kort begrunnelse.
observe-you = { $seat } (du)
observe-since = Siden din forrige tur:
observe-so-far = Spillet så langt:
observe-touched = Opplysninger peker på: { $cards }
observe-only = Kort { $card } kan bare være { $faces }.
observe-read = Etter avtalen gjelder kort { $card } som ett av disse: { $faces }.
observe-choices = Dine valg:
observe-cards = { $count ->
    [0] ingen kort
   *[other] kort { $cards }
}
choice-play = Spill kort { $card }
choice-announce = Spill kort { $card } som { $colour }
choice-discard = { -discard(form: "Do") } kort { $card }
choice-hint = Opplysning til { $who }: { $what } ({ observe-cards })
choice-take = Ta { $face } (kort { $card })
answer-none = Det er ikke noe valg i dette svaret. Svar med ett nummer fra 1 til { $most }.
answer-several = Dette svaret kan bety { $choices }. Svar med ett nummer fra 1 til { $most }, uten andre tall.
