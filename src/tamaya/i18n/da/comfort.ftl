# Komfort: taster, spørgsmål, signaler, invitationer.

keyboard = Tastatur
key-arrows = langs en hånd og fra hånd til hånd
key-escape = slip det, der er valgt
key-digits = dit kort på denne plads; under en oplysning værdien
key-hint = oplysning til næste medspiller
key-colour = under en oplysning: { $colour }
key-help = denne liste
shortcuts = Genveje med én tast
shortcuts-about = Bogstaver og cifre virker ved bordet. Piletasterne virker altid.
comfort = Komfort
confirm = Spørg, når det er farligt
confirm-about = Før du spiller et kort, der ikke kan passe, eller smider et sidste eksemplar.
doubt = Er du sikker?
doubt-why = { $danger ->
    [misplay] Dette kort ({ $card }) passer ikke til noget fyrværkeri nu: at spille det er en fejl.
   *[last-copy] Uanset hvad dette kort er ({ $card }), er det det sidste eksemplar: uden det bliver et fyrværkeri aldrig færdigt.
}
doubt-no = Tænk en gang til
doubt-yes = { $verb ->
    [play] Spil alligevel
   *[discard] Smid alligevel
}
sound = Lyde
sound-about = Til oplysninger, fyrværkeri, fejl og din tur.
vibrate = Vibrér, når det er min tur
notify = Giv mig besked, når det er min tur
notify-about = Mens et andet vindue er forrest.
notify-refused = Din browser tillader ikke beskeder fra denne side.
invite-qr = Invitationslinket som QR-kode
