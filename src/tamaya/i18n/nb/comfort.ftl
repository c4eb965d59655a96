# Komfort: taster, spørsmål, signaler, invitasjoner.

keyboard = Tastatur
key-arrows = langs en hånd, og fra hånd til hånd
key-escape = opphev valget; i tilbakeblikket: til nå
key-digits = kortet ditt på denne plassen; når du gir en opplysning: verdien
key-hint = opplysning til neste medspiller
key-colour = opplysning: { $colour }
key-help = denne listen
shortcuts = Hurtigtaster med én tast
shortcuts-about = Bokstaver og sifre virker ved bordet. Piltastene virker alltid.
comfort = Komfort
confirm = Spør før risikable trekk
confirm-about = Før du spiller et kort som ikke kan passe, eller { -discard(form: "now") } det siste eksemplaret av et kort.
doubt = Er du sikker?
doubt-why = { $danger ->
    [misplay] Dette kortet ({ $card }) kan ikke passe i noe fyrverkeri nå: Å spille det er en feil.
    [wrong-colour] I den fargen du sier, kan dette kortet ({ $card }) ikke passe nå: Å spille det slik er en feil.
    [last-or-useless] Dette kortet ({ $card }) trengs enten ikke lenger, eller så er det det siste eksemplaret.
   *[last-copy] Uansett hva dette kortet er ({ $card }), er det det siste eksemplaret: Uten det blir et fyrverkeri aldri ferdig.
}
doubt-no = Tenk en gang til
doubt-yes = { $verb ->
    [play] Spill likevel
   *[discard] { -discard(form: "Do") } likevel
}
sound = Lyder
sound-about = Ved opplysninger, fyrverkeri, feil og når det er din tur.
vibrate = Vibrer når det er min tur
while-away = Mens du er borte
notify = Varsle meg når det er min tur
notify-about = Mens du er i et annet vindu.
notify-refused = Nettleseren din tillater ikke varsler fra denne siden.
invite-qr = Invitasjonslenken som QR-kode

## Figures for those who count along.
figures = Effektivitet, tempo og reserve
figures-about = En linje ved bordet for dem som regner med. Trykk på et tall for å se hva det betyr.
figure-efficiency = Effektivitet
# $efficiency: such as 1.25.
figure-efficiency-about = Effektivitet { $efficiency }: kort som ligger på bordet, eller som det er pekt på (uten dem som sikkert er ubrukelige), for hver { -hint-token } som er brukt eller gått tapt.
figure-pace = Tempo
# $pace: how many; $last: yes in the last round.
figure-pace-about = { $last ->
    [yes] Tempo { $pace }: I så mange av turene som er igjen, trenger dere ikke å legge et kort for å nå best mulig resultat.
   *[no] Tempo { $pace }: Så mange kort kan fortsatt kastes eller spilles feil før best mulig resultat er utenfor rekkevidde.
}
figure-spare = Reserve
figure-spare-about = Dere kan fortsatt bruke { $now } { -hint-token(form: "many") } som ligger klare, opptil { $discards } fra kort dere kan kaste uten å tape poeng, og { $fireworks } fra fyrverkerier som fortsatt kan fullføres.
