# Komfort: taster, spørgsmål, signaler, invitationer.

keyboard = Tastatur
key-arrows = langs en hånd og fra hånd til hånd
key-escape = ophæv valget; i tilbageblikket: til nu
key-digits = dit kort på denne plads; når du giver en { -hint }: værdien
key-hint = { -hint } til næste medspiller
key-colour = { -hint }: { $colour }
key-help = denne liste
shortcuts = Genveje med én tast
shortcuts-about = Bogstaver og cifre virker ved bordet. Piletasterne virker altid.
comfort = Komfort
confirm = Spørg før risikable træk
confirm-about = Før du spiller et kort, der ikke kan passe, eller smider det sidste eksemplar af et kort.
doubt = Er du sikker?
doubt-why = { $danger ->
    [misplay] Dette kort ({ $card }) kan ikke passe i { -firework(form: "no") } nu: At spille det er en fejl.
    [wrong-colour] I den farve, du siger, kan dette kort ({ $card }) ikke passe nu: At spille det sådan er en fejl.
    [last-or-useless] Dette kort ({ $card }) skal enten ikke bruges mere, eller også er det det sidste eksemplar.
   *[last-copy] Uanset hvad dette kort er ({ $card }), er det det sidste eksemplar: Uden det bliver { -firework(form: "a") } aldrig komplet.
}
doubt-no = Tænk en gang til
doubt-yes = { $verb ->
    [play] Spil alligevel
   *[discard] Smid alligevel
}
sound = Lyde
sound-about = Ved { -hint(form: "many") }, fyrværkeri og fejl, og når det er din tur.
vibrate = Vibrér, når det er min tur
while-away = Mens du er væk
notify = Giv mig besked, når det er min tur
notify-about = Mens du er i et andet vindue.
notify-refused = Din browser tillader ikke notifikationer fra denne side.
invite-qr = Invitationslinket som QR-kode

## Figures for those who count along.
figures = Effektivitet, tempo og reserve
figures-about = En linje ved bordet for dem, der regner med. Tryk på et tal for at se, hvad det betyder.
figure-efficiency = Effektivitet
# $efficiency: such as 1.25.
figure-efficiency-about = Effektivitet { $efficiency }: kort, der ligger på bordet, eller som der er peget på (uden dem, der med sikkerhed er ubrugelige), for hver { -hint-token }, der er brugt eller gået tabt.
figure-pace = Tempo
# $pace: how many; $last: yes in the last round.
figure-pace-about = { $last ->
    [yes] Tempo { $pace }: I så mange af de resterende ture behøver I ikke at lægge et kort for at nå det bedst mulige resultat.
   *[no] Tempo { $pace }: Så mange kort kan stadig smides eller spilles forkert, før det bedst mulige resultat er uden for rækkevidde.
}
figure-spare = Reserve
figure-spare-about = I kan stadig bruge { $now } { -hint-token(form: "many") }, der ligger klar, op til { $discards } fra kort, I kan smide uden at tabe point, og { $fireworks } fra { -firework(form: "many") }, der stadig kan blive komplette.
