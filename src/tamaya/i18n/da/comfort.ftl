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
notify = Giv mig besked, når det er min tur
notify-about = Mens du er i et andet vindue.
notify-refused = Din browser tillader ikke notifikationer fra denne side.
invite-qr = Invitationslinket som QR-kode
