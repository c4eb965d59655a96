# De meester beheert de fiches (S6), bij de dozen die er een hebben.

who-begins-as-master = Wie is de oudste? Die is de { -master } en begint.
who-is-master = Wie is de { -master }?
master-rule = Volgens de spelregels is de oudste speler de { -master }: die beheert de fiches.
is-master = { $by ->
    [you] Jij bent de { -master }: de fiches liggen voor je
   *[other] { $who } is de { -master }: hier liggen de fiches
}
log-to-master = Tegen { $to ->
    [you] jou als { -master }
   *[other] { -master } { $master }
}: { $kind ->
    [hint] ‘Ik geef een hint.’
    [discard] ‘Ik leg een kaart af.’
   *[play] ‘Ik speel een kaart{ -play(form: "particle") }.’
}
error-no-master = Deze doos kent geen { -master }: niemand in het bijzonder beheert de fiches.
