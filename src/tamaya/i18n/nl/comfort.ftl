# Gemak: toetsen, vragen, signalen, uitnodigingen.

keyboard = Toetsenbord
key-arrows = binnen een hand, en van hand naar hand
key-escape = selectie opheffen; in de terugblik: naar nu
key-digits = je kaart op deze plaats; bij een hint het cijfer
key-hint = hint voor de volgende medespeler
key-colour = bij een hint: { $colour }
key-help = deze lijst
shortcuts = Sneltoetsen met één toets
shortcuts-about = Letters en cijfers werken aan tafel. Pijltjestoetsen werken altijd.
comfort = Comfort
confirm = Vragen vóór riskante zetten
confirm-about = Vóór het { -play } van een kaart die niet kan passen, of het afleggen van het laatste exemplaar van een kaart.
doubt = Weet je het zeker?
doubt-why = { $danger ->
    [misplay] Deze kaart ({ $card }) past nu bij { -firework(form: "no") }: hem { -play } is een fout.
    [wrong-colour] In de kleur die je noemt, past deze kaart ({ $card }) nu niet: hem zo { -play } is een fout.
    [last-or-useless] Deze kaart ({ $card }) heeft geen nut meer, of het is het laatste exemplaar.
   *[last-copy] Wat deze kaart ook is ({ $card }), het is het laatste exemplaar: zonder deze kaart blijft een { -firework } onvoltooid.
}
doubt-no = Nog eens nadenken
doubt-yes = { $verb ->
    [play] Toch { -play }
   *[discard] Toch afleggen
}
sound = Geluiden
sound-about = Voor hints, vuurwerk, fouten en jouw beurt.
vibrate = Trillen als ik aan de beurt ben
while-away = Als je weg bent
notify = Melding als ik aan de beurt ben
notify-about = Als je in een ander venster bezig bent.
notify-refused = Je browser staat geen meldingen van deze pagina toe.
invite-qr = De uitnodigingslink als QR-code

## Figures for those who count along.
figures = Efficiëntie, tempo en reserve
figures-about = Een regel aan tafel voor wie meerekent. Tik op een getal om te zien wat het betekent.
figure-efficiency = Efficiëntie
# $efficiency: such as 1.25.
figure-efficiency-about = Efficiëntie { $efficiency }: kaarten die er liggen of waarop een hint wijst (zonder de kaarten die zeker nutteloos zijn), per { -hint-token } dat is gebruikt of gemist.
figure-pace = Tempo
# $pace: how many; $last: yes in the last round.
figure-pace-about = { $last ->
    [yes] Tempo { $pace }: in zoveel van de resterende beurten hoeft er geen kaart bij te komen om de best mogelijke score te halen.
   *[no] Tempo { $pace }: zoveel kaarten mogen nog worden afgelegd of fout gespeeld voordat de best mogelijke score buiten bereik is.
}
figure-spare = Reserve
figure-spare-about = { -hint-token(form: "Many") } die jullie nog kunnen gebruiken: { $now } nu, hoogstens { $discards } door af te leggen zonder punten te verliezen en { $fireworks } van { -firework(form: "many") } die nog voltooid kunnen worden.
