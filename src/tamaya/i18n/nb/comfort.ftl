# Komfort: taster, spørsmål, signaler, invitasjoner.

keyboard = Tastatur
key-arrows = langs en hånd, og fra hånd til hånd
key-escape = slipp det som er valgt
key-digits = kortet ditt på denne plassen; under en opplysning verdien
key-hint = opplysning til neste medspiller
key-colour = under en opplysning: { $colour }
key-help = denne listen
shortcuts = Hurtigtaster med én tast
shortcuts-about = Bokstaver og sifre virker ved bordet. Piltastene virker alltid.
comfort = Komfort
confirm = Spør når det er farlig
confirm-about = Før du spiller et kort som ikke kan passe, eller kaster et siste eksemplar.
doubt = Er du sikker?
doubt-why = { $danger ->
    [misplay] Dette kortet ({ $card }) passer ikke til noe fyrverkeri nå: å spille det er en feil.
   *[last-copy] Uansett hva dette kortet er ({ $card }), er det det siste eksemplaret: uten det blir et fyrverkeri aldri ferdig.
}
doubt-no = Tenk en gang til
doubt-yes = { $verb ->
    [play] Spill likevel
   *[discard] Kast likevel
}
sound = Lyder
sound-about = For opplysninger, fyrverkeri, feil og din tur.
vibrate = Vibrer når det er min tur
notify = Varsle meg når det er min tur
notify-about = Mens et annet vindu er fremst.
notify-refused = Nettleseren din tillater ikke varsler fra denne siden.
invite-qr = Invitasjonslenken som QR-kode
