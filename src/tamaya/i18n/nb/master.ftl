# Mesteren passer på brikkene (S6), i de eskene som har en.

who-begins-as-master = Hvem er eldst? Den eldste er { -master } og begynner.
who-is-master = Hvem er { -master }?
master-rule = Ifølge reglene er den eldste { -master } og passer på brikkene.
is-master = { $by ->
    [you] Du er { -master }: Brikkene ligger foran deg
   *[other] { $who } er { -master }: Her ligger brikkene
}
log-to-master = Til { $to ->
    [you] deg som { -master }
   *[other] { -master } { $master }
}: { $kind ->
    [hint] «Jeg gir en opplysning.»
    [discard] «Jeg { -discard(form: "now") } et kort.»
   *[play] «Jeg spiller et kort.»
}
error-no-master = Denne esken har ingen { -master }: Ingen bestemt passer på brikkene.
