# Kleuren en kaarten; andere teksten verwijzen ernaar.

language-name = Nederlands
colour = Kleur
colour-name = { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
    [blue] blauw
    [white] wit
    [multicolour] bont
   *[black] zwart
}
card-name = { colour-name } { $value }
hidden-card = verborgen
any-colour = elke kleur
any-value = elk cijfer
could-be = { $colours }, { $values }
could-be-anything = kan alles zijn
not-hinted = nog geen hint
was-hinted = hints: { $hints }
your-card = Jouw kaart { $place }: { $face }
their-card = { $who }, kaart { $place }: { $face }
they-know = weet: { $what }
card-note = notitie: { $note }
irreplaceable = laatste exemplaar
age = { $rounds ->
    [0] nieuw
    [one] al 1 ronde
   *[other] al { $rounds } rondes
}
bot = Bot
bot-kind = { $bot ->
    [cautious] voorzichtige bot
    [conventions] afspraakbot
    [conventions-beginner] beginnersbot
    [conventions-club] clubbot
    [conventions-expert] expertbot
    [smart] signaalbot
    [hat] codebot
    [search] peinzende bot
    [elsewhere] externe bot
   *[other] bot ‘{ $bot }’
}
bot-from-elsewhere = externe bot ‘{ $name }’
bot-about = { $bot ->
    [cautious] Speelt alleen wat zeker is en leest niet meer in een hint dan er gezegd wordt. Veilig, maar traag: elke kaart moet genoemd worden.
    [conventions] Speelt precies wat jullie hebben afgesproken.
    [conventions-beginner] Geeft hints en legt af zoals mensen die een paar avonden gespeeld hebben. Fijn gezelschap voor een eerste potje.
    [conventions-club] Speelt zoals een ingespeelde groep: één hint kan meerdere spelers om een kaart vragen.
    [conventions-expert] Kent alle trucs van een ervaren groep en laat weg wat jullie niet gebruiken.
    [smart] Geeft snelle signalen op een eenvoudige, eigen manier. Twee van die bots begrijpen elkaar; mensen moeten gokken.
    [hat] Maakt van elke hint een geheime code. Onder soortgenoten bijna perfect, voor mensen een raadsel.
    [search] Probeert voor elke zet uit wat er kan gebeuren. Onder soortgenoten het sterkst.
    [elsewhere] Een programma op een andere computer, van jou of van een vriend. Je krijgt er een link voor.
   *[other] Een bot uit een ander pakket.
}
bot-speed = Tempo van de bot
bot-speed-name = { $speed ->
    [quick] meteen
    [slow] langzaam
   *[normal] goed te volgen
}
edition-name-dutch = Nederlandse uitgave
edition-name-norwegian = Noorse uitgave
edition-name-german-classic = Duitse uitgave (klassiek)
edition-name-danish = Deense uitgave
edition-name-german-extended = Duitse uitgave (uitgebreid)
edition-about-dutch = Makkelijker of moeilijker met fiches, Voor experten, Bonte kleurenpracht. Afleggen mag ook als alle fiches er zijn.
edition-about-norwegian = Meesterwerk, precieze choreografie (spelen met aankondiging), een zesde kleur.
edition-about-german-classic = Onweersfiches, een reservehintfiche, een zesde kleur in drie moeilijkheidsgraden.
edition-about-danish = Meesterwerk, precieze choreografie (spelen met aankondiging), een zesde kleur.
edition-about-german-extended = Bonte kaarten die als elke kleur tellen, zwart kruit en bonustegels, vrij te combineren.
edition-seal-dutch = NL
edition-seal-norwegian = NO
edition-seal-german-classic = DE
edition-seal-danish = DK
edition-seal-german-extended = DE+

# Hoe meerdere delen één tekst worden: opsommingen, zinnen en wat wordt voorgelezen.
list-and = { $most } en { $last }
list-or = { $most } of { $last }
list-more = { $first }, { $next }
list-sentences = { $first } { $next }
list-facts = { $first }. { $next }
