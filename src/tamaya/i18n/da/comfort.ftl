# Komfort: taster, spørgsmål, signaler, invitationer.

keyboard = Tastatur
key-arrows = langs en hånd og fra hånd til hånd
key-escape = slip det, der er valgt
key-digits = dit kort på denne plads; under en information værdien
key-hint = information til næste medspiller
key-colour = under en information: { $colour }
key-help = denne liste
shortcuts = Genveje med én tast
shortcuts-about = Bogstaver og cifre virker ved bordet. Piletasterne virker altid.
