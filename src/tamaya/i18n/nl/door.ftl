# The first minute: the front page, practice, invitations and where they can be opened.

introduction = Samen maak je een vuurwerkshow: in elke kleur de kaarten van 1 tot en met 5, op volgorde. Het lastige: je ziet de kaarten van iedereen, behalve die van jezelf.
picture = De kaarten van je vrienden liggen open voor je. Van die van jezelf zie je alleen de achterkant; een hint vertelt je dat een ervan een 1 is.
doors = Zo kun je spelen
door-learn-about = Een kort spel laat zien hoe het werkt
door-practise = Nu oefenen
door-practise-about = Meteen een spel met twee bots
door-friends = Met vrienden spelen
door-friends-about = Een tafel en een link om door te sturen
door-pass = Eén apparaat doorgeven
door-pass-about = Iedereen speelt op dit apparaat
deal-of-the-day = Deling van de dag
door-deal-about = Dezelfde kaarten voor iedereen, één poging
deal-open = Spelen
deal-begun = Verder
deal-played = Gespeeld
deal-players = { $players } spelers
deal-streak = { $days ->
    [one] één dag op rij
   *[other] { $days } dagen op rij
}
today = Vandaag
today-solve = Oplossen
today-solved = Opgelost
today-last = Je laatste spel
today-review = Naar de terugblik
today-lesson = Volgende les
today-round = Ronde { $number } is open
puzzle-of-the-day = Dagpuzzel
door-puzzle-about = Eén stelling, voor iedereen dezelfde
copy-puzzle-link = Link naar deze puzzel kopiëren
guest = Gast
table-rules = Tafel met opties openen
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
    [one] Oefenspel met een bot
   *[other] Oefenspel met { $bots } bots
}
signed-out-here = Dit apparaat is afgemeld. Wil je je hier weer aanmelden, haal dan onder ‘Mijn apparaten’ een link op een apparaat waarop je nog aangemeld bent.
invited-by = { $name } nodigt je uit voor een potje Hanabi
only-look-on = Alleen toekijken
look-on = Toekijken
chairs-all-taken = { $phase ->
    [waiting] Alle plaatsen zijn bezet, maar je kunt toekijken.
    [playing] Het spel is al begonnen. Je kunt toekijken.
   *[over] Het spel is afgelopen. Je kunt het bekijken.
}
name-ask = De anderen zien je als { $name }. Hoe mogen ze je noemen?
share-link = Link sturen
share-text = Speel Hanabi met me!
only-here = Alleen deze computer kan dit adres openen.
only-here-text = { $open ->
    [yes] Zitten de telefoons en computers van je vrienden op hetzelfde netwerk als deze? Laat ze dan binnen:
    [host] De spelleider van deze tafel kan andere apparaten op het netwerk binnenlaten.
   *[no] Wie ergens anders is, heeft een adres nodig dat hierheen leidt. Wie de server beheert, leest in docs/hosting.md hoe dat gaat.
}
open-network = Openen voor mijn netwerk
network-open = Andere apparaten op je netwerk kunnen nu verbinding maken, tot de server stopt.
address-of-link = Adres in de link; werkt het elders niet, probeer dan een ander
removed-you = { $host } heeft je van deze tafel verwijderd. Je kunt toekijken, maar niet gaan zitten of meepraten.
lesson-practise = Oefenen met twee bots
lesson-club = Met twee bots spelen volgens de clubafspraken

# Somebody with whom one has played asks one to a table.
asked-by = { $name } nodigt je uit om mee te spelen
asked-come = Meedoen
asked-block = Geen uitnodigingen meer van { $name }
people-known = Mensen met wie je hebt gespeeld
people-ask = { $name } uitnodigen
people-asked = { $name } is uitgenodigd
people-unblock = { $name } mag me weer uitnodigen
own-people = Mijn medespelers
person-here = nu hier
people-around = Nu hier
person-games = { $games ->
    [one] één spel samen
   *[other] { $games } spellen samen
}
person-forget = Vergeten
person-forget-whom = { $name } vergeten
be-seen = Laten zien wanneer ik er ben
be-seen-about = Alleen mensen met wie je hebt gespeeld, zien dat.
people-nobody = Hier komt iedereen te staan met wie je speelt.
next-turn = Volgende spel, { $table }
nudge = { $name } herinneren
nudged = { $name } is herinnerd
tell-my-turn = Meld het als ik aan de beurt ben
turn-due = tot { $when }
