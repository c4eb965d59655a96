# Komfort: taster, spørgsmål, signaler, invitationer.

keyboard = Tastatur
key-arrows = langs en hånd og fra hånd til hånd
key-escape = ophæv valget
key-digits = dit kort på denne plads; når du giver en oplysning: værdien
key-hint = oplysning til næste medspiller
key-colour = oplysning: { $colour }
key-help = denne liste
shortcuts = Genveje med én tast
shortcuts-about = Bogstaver og cifre virker ved bordet. Piletasterne virker altid.
comfort = Komfort
confirm = Spørg, når det er farligt
confirm-about = Før du spiller et kort, der ikke kan passe, eller smider det sidste eksemplar af et kort.
doubt = Er du sikker?
doubt-why = { $danger ->
    [misplay] Dette kort ({ $card }) kan ikke passe i noget fyrværkeri nu: At spille det er en fejl.
   *[last-copy] Uanset hvad dette kort er ({ $card }), er det det sidste eksemplar: Uden det bliver et fyrværkeri aldrig færdigt.
}
doubt-no = Tænk en gang til
doubt-yes = { $verb ->
    [play] Spil alligevel
   *[discard] Smid alligevel
}
sound = Lyde
sound-about = Ved oplysninger, fyrværkeri og fejl, og når det er din tur.
vibrate = Vibrér, når det er min tur
notify = Giv mig besked, når det er min tur
notify-about = Mens du er i et andet vindue.
notify-refused = Din browser tillader ikke notifikationer fra denne side.
invite-qr = Invitationslinket som QR-kode
