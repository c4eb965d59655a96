# De speeltafel.

close = Sluiten
back = Terug
menu = Menu
your-turn = Jouw beurt
turn-of = Beurt van { $who }
turn-pending = { $decision ->
    [reshuffle] { $who } kiest een kaart voor de { -pile }
    [play-discarded] { $who } kiest een afgelegde kaart
   *[hint] { $who } geeft een gratis hint
}
game-over = De show is voorbij
looking-back = Terugblik
show-known = Tonen wat de anderen weten
discards = Aflegstapel
history = Verloop
talk = Gesprek
opener-word = { $of ->
    [discards] Afgelegd
    [history] Zetten
    [talk] Praten
    [known] Kennis
    [watchers] Kijkers
   *[menu] Menu
}
fireworks = { -firework(form: "Many") }
teammates = Medespelers
your-hand = Jouw hand
actions = Acties
hand-of = Hand van { $who }
hint-who = Hint voor { $who }
hint-for = Een hint voor { $who }: kleur of cijfer?
would-touch = { $count ->
    [0] wijst geen kaart aan
    [one] wijst één kaart aan
   *[other] wijst { $count } kaarten aan
}
play = { -play(form: "Verb") }
discard = Afleggen
announce = Aankondigen…
announce-guide = Kondig de kleur aan en speel de kaart{ -play(form: "particle") }.
play-as = Als { $colour } { -play }
move-left = Kaart naar links
move-right = Kaart naar rechts
card-details = Kaartdetails en notitie
your-note = Jouw notitie
possibility = { $state ->
    [possible] mogelijk
    [counted] alle exemplaren zijn zichtbaar
   *[told] uitgesloten door hints
}
possibility-legend = Helder: mogelijk. Mat: alle exemplaren zijn zichtbaar. Doorgestreept: uitgesloten door hints.
game-begins = Het spel begint.
wait-your-turn = Je bent nog niet aan de beurt.
sending = Verzenden…
guide = { $can ->
    [cards] Kies een van je kaarten.
    [hints] Kies een medespeler om een hint te geven.
   *[both] Kies een van je kaarten, of een medespeler om een hint te geven.
}
guide-no-hints = Er is geen { -hint-token } meer: kies een van je kaarten.
guide-pending = { $decision ->
    [colour-hint] Bonustegel: geef gratis een kleurhint. Kies een medespeler.
    [value-hint] Bonustegel: geef gratis een cijferhint. Kies een medespeler.
    [reshuffle] Bonustegel: kies een afgelegde kaart om in de { -pile } te schudden.
   *[play-discarded] Bonustegel: kies een afgelegde kaart om { -play(form: "with-te") }.
}
choose-discarded = Kies een afgelegde kaart
take-card = { $card } nemen
why-not-your-turn = Je bent niet aan de beurt.
why-colour-only = De bonustegel vraagt om een kleur.
why-value-only = De bonustegel vraagt om een cijfer.
why-decision-first = Kies eerst een afgelegde kaart.
why-no-token = Er is geen { -hint-token } meer: speel een kaart{ -play(form: "particle") } of leg er een af.
why-empty-hand = Deze hand is leeg.
why-touches-none = De hint zou geen kaart aanwijzen, en dat mag hier niet.
why-tokens-full = Alle { $all } { -hint-token(form: "many") } { -there }: afleggen kan nu niet.
hint-tokens = { -hints-left }: { $left } van { $all }
mistakes-made = { -mistakes-made }: { $made } van { $all }
pile-left = { $left ->
    [0] De { -pile } is leeg
    [one] Eén kaart in de { -pile }
   *[other] { $left } kaarten in de { -pile }
}
score-now = { $score ->
    [one] { $score } punt
   *[other] { $score } punten
}
best-score = Nog mogelijk: { $best ->
    [one] { $best } punt
   *[other] { $best } punten
}
turns-left = Laatste ronde: { $turns ->
    [one] nog één beurt
   *[other] nog { $turns } beurten
}
turns-left-short = { $turns ->
    [one] laatste beurt
   *[other] nog { $turns } beurten
}
firework-empty = { $name }: nog niets
firework-top = { $name }: { $top }
firework-complete = { $name }: voltooid
firework-blocked = { $reach ->
    [0] er past geen kaart meer bij
   *[other] komt niet verder dan { $reach }
}
cell = { $state ->
    [played] { -play(form: "done") }
    [lost] niet meer nuttig
    [dear] het laatste exemplaar
   *[open] { $left } van { $copies } over
}, { $gone } afgelegd
legend = { $state ->
    [open] nog nodig
    [dear] laatste exemplaar
    [lost] nutteloos
   *[played] { -play(form: "done") }
}

# Verloop

history-empty = Er is nog niets gebeurd.
step-back = Stap terug
step-forward = Stap vooruit
step-of = Zet { $at } van { $all }
back-to-now = Terug naar nu
to-result = Naar de uitslag

# Gesprek

talk-silent = Aan deze tafel wordt gezwegen.
talk-empty = Er is nog niets gezegd.
talk-hushed = Stil: er denkt iemand na.
talk-spectators = Toeschouwers praten onder elkaar; de spelers lezen het na het spel.
say-something = Zeg iets
send = Versturen
phrase-know-nothing = Ik weet nog niets over mijn hand.
phrase-remember-your-hand = Weet je nog welke kaarten je hebt?
phrase-thinking = Laat me even denken.
phrase-well-played = Goed gespeeld!
phrase-sorry = Sorry!
phrase-thanks = Dank je!
phrase-hello = Hallo!
phrase-good-game = Mooi spel!
react = Reageren
reaction-name = { $reaction ->
    [applause] Applaus
    [wow] Wauw!
    [laugh] Haha!
    [phew] Oef!
   *[ouch] Au!
}
reaction-said = { $who }: { reaction-name }

# Toekijken

you-watch = Je kijkt toe.
watch-through = Kijken door de ogen van
watch-public = niemand (alleen openbaar)
watch-all = iedereen (alle handen)
watch-nobody-shows = Je ziet wat iedereen weet. Spelers kunnen je over hun schouder laten meekijken.
watch-late = Je ziet elke zet { $moves } zetten later.
show-my-view = Toeschouwers met mij laten meekijken
about-show-my-view = Ze zien de tafel zoals jij.
show-my-notes = Toeschouwers mijn notities laten lezen
view-shown = { $names }: ziet nu wat jij ziet.
view-hidden = { $names }: ziet niet meer wat jij ziet.
watcher-sees-all = { $name } (ziet alle handen)
audience-sees-all = { $moves ->
    [0] Toeschouwers kunnen hier alle handen zien, ook die van jou.
   *[other] Toeschouwers kunnen hier alle handen zien, ook die van jou, { $moves } zetten later.
}

# Instemming

ask-the-others = De anderen vragen
propose-undo = Laatste zet terugnemen
propose-end = Spel vroegtijdig beëindigen
propose-bot = Een bot speelt verder voor { $whom }
propose-person = { $by_whom } speelt verder voor { $whom }
propose-key = Nieuwe link voor { $whom }
undo-over = Alleen een hint kan teruggenomen worden, en alleen tot de volgende kaart wordt getoond.
settled-undo = { $by ->
    [you] Je vroeg om de laatste zet terug te nemen.
   *[other] { $who } vroeg om de laatste zet terug te nemen.
}
settled-end = { $by ->
    [you] Je vroeg om het spel vroegtijdig te beëindigen.
   *[other] { $who } vroeg om het spel vroegtijdig te beëindigen.
}
settled-replace = { $by ->
    [you] Je stelde { $by_whom } voor als vervanger van { $whom }.
   *[other] { $who } stelde { $by_whom } voor als vervanger van { $whom }.
}
settled-key = { $by ->
    [you] Je vroeg om een nieuwe link voor { $whom }.
   *[other] { $who } vroeg om een nieuwe link voor { $whom }.
}
settled-how = { $how ->
    [undo] De zet is teruggenomen.
    [end] Het spel is afgelopen.
    [replace] Dat is geregeld.
    [key] Dat is geregeld.
    [you] Je was ertegen.
    [declined] Tegen: { $names }.
    [withdrawn] Het verzoek is ingetrokken.
   *[lapsed] Het spel ging door voordat iedereen had geantwoord.
}
ask-undo = { $by ->
    [you] Je vraagt om de laatste zet terug te nemen.
   *[other] { $who } vraagt om de laatste zet terug te nemen.
}
ask-end = { $by ->
    [you] Je vraagt om het spel nu te beëindigen.
   *[other] { $who } vraagt om het spel nu te beëindigen.
}
by-majority = Meer dan de helft moet akkoord gaan.
ask-replace = { $by ->
    [you] Je stelt { $by_whom } voor als vervanger van { $whom }.
   *[other] { $who } stelt { $by_whom } voor als vervanger van { $whom }.
}
ask-key = { $by ->
    [you] Je vraagt om een nieuwe link voor { $whom }.
   *[other] { $who } vraagt om een nieuwe link voor { $whom }. Wie hem heeft, ziet wat de bot ziet: alle handen behalve die van de bot.
}
waiting-for = Wachten op { $names }.
waiting-until = Wachten op { $names }. Wie er niet is, heeft tot { $time } uur de tijd.
agree = Akkoord
decline = Nee
withdraw = Intrekken
asks-you = { $what ->
    [undo] terugnemen?
    [end] spel beëindigen?
    [key] nieuwe link voor een bot?
   *[replace] iemand vervangen?
}
leave-table = Tafel verlaten
copy-table-link = Link naar deze tafel kopiëren
copy-moment = Link naar dit moment kopiëren
to-lobby = Naar de lobby

# Verbinding

connection-lost = Verbinding verbroken. We verbinden opnieuw… Er gaat niets verloren.
connection-restarting = De server start opnieuw op. We gaan zo verder…
