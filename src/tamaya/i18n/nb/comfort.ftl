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
notify = Varsle meg når det er min tur
notify-about = Mens du er i et annet vindu.
notify-refused = Nettleseren din tillater ikke varsler fra denne siden.
invite-qr = Invitasjonslenken som QR-kode
