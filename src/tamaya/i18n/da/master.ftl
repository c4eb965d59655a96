# Mesteren passer på brikkerne (S6), i de æsker, der har en.

who-begins-as-master = Hvem er ældst? Den ældste er { -master } og begynder.
who-is-master = Hvem er { -master }?
master-rule = Ifølge reglerne er den ældste { -master } og passer på brikkerne.
is-master = { $by ->
    [you] Du er { -master }: Brikkerne ligger foran dig
   *[other] { $who } er { -master }: Her ligger brikkerne
}
log-to-master = Til { $to ->
    [you] dig som { -master }
   *[other] { -master } { $master }
}: { $kind ->
    [hint] »Jeg giver en { -hint }.«
    [discard] »Jeg smider et kort.«
   *[play] »Jeg spiller et kort.«
}
error-no-master = Denne æske har ingen { -master }: Ingen bestemt passer på brikkerne.
