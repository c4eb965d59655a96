# The first minute: the front page, practice, invitations and where they can be opened.

introduction = Samen maak je een vuurwerkshow: in elke kleur de kaarten van 1 tot en met 5, op volgorde. Het lastige: je ziet de kaarten van iedereen, behalve die van jezelf.
picture = De kaarten van je vrienden liggen open voor je. Die van jezelf zie je van achteren; een hint vertelt je dat een ervan een 1 is.
doors = Zo kun je spelen
door-learn-about = Een kort spel laat zien hoe het gaat
door-practise = Nu oefenen
door-practise-about = Een spel met twee bots begint meteen
door-friends = Met vrienden spelen
door-friends-about = Een tafel, en een link om te sturen
puzzle-of-the-day = Puzzel van de dag
door-puzzle-about = Eén stelling, voor iedereen dezelfde
copy-puzzle-link = Link naar deze puzzel kopiëren
guest = Gast
table-rules = Regels van de tafel
no-box = Geen doos, gewoon spelen
no-box-about = Het basisspel, zoals het in elke doos zit.
base-game = Basisspel
again-with = Nog eens met { $names }
again-practice = Nog eens oefenen
older-tables = { $count ->
    [one] Eén oudere tafel
   *[other] { $count } oudere tafels
}
table-with = Met { $names }
table-alone = Jouw tafel, nog zonder anderen
practice-with = { $bots ->
    [one] Oefening met een bot
   *[other] Oefening met { $bots } bots
}
signed-out-here = Dit apparaat is afgemeld. Wil je hier weer jezelf zijn, haal dan een link op een apparaat waar je nog aangemeld bent, onder ‘Mijn apparaten’.
invited-by = { $name } nodigt je uit voor een potje Hanabi
only-look-on = Alleen kijken
look-on = Meekijken
chairs-all-taken = { $phase ->
    [waiting] Alle stoelen zijn inmiddels bezet, maar je kunt meekijken.
    [playing] Het spel is al begonnen. Je kunt meekijken.
   *[over] Het spel is afgelopen. Je kunt het bekijken.
}
name-ask = De anderen zien je als { $name }. Hoe noemen ze je?
share-link = Link sturen
share-text = Speel Hanabi met me!
only-here = Alleen deze computer kan dit adres openen.
only-here-text = { $open ->
    [yes] Zitten de telefoons en computers van je vrienden in hetzelfde netwerk als deze? Laat ze dan binnen:
    [host] De spelleider van deze tafel kan andere apparaten in het netwerk binnenlaten.
   *[no] Wie ergens anders is, heeft een adres nodig dat hierheen leidt. Wie de server beheert, leest in docs/hosting.md hoe dat gaat.
}
open-network = Open voor mijn netwerk
network-open = Andere apparaten in je netwerk kunnen nu binnenkomen, tot de server stopt.
address-of-link = Adres in de link; werkt het elders niet, probeer dan een ander
removed-you = { $host } wil niet dat je aan deze tafel meedoet. Je kunt meekijken, maar niet gaan zitten of meepraten.
lesson-practise = Oefenen met twee bots
