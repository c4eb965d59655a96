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
