# Der Spieltisch.

close = Schließen
back = Zurück
menu = Menü
your-turn = Du bist dran
turn-of = { $who } ist dran
turn-pending = { $decision ->
    [reshuffle] { $who } wählt eine Karte für den { -pile }
    [play-discarded] { $who } wählt eine { -discard(form: "done-e") } Karte
   *[hint] { $who } gibt kostenlos einen Hinweis
}
game-over = Die Vorstellung ist vorbei
looking-back = Rückblick
show-known = Wissen der anderen zeigen
discards = Ablagestapel
history = Verlauf
talk = Gespräch
opener-word = { $of ->
    [discards] Ablage
    [history] Züge
    [talk] Reden
    [known] Wissen
    [watchers] Publikum
   *[menu] Menü
}
fireworks = { -firework(form: "many") }
teammates = Mitspieler
your-hand = Deine Hand
actions = Aktionen
hand-of = Hand von { $who }
hint-who = Hinweis für { $who }
hint-for = Hinweis für { $who }: Farbe oder { -value }?
would-touch = { $count ->
    [0] zeigt auf keine Karte
    [one] zeigt auf eine Karte
   *[other] zeigt auf { $count } Karten
}
play = { -play(form: "Noun") }
discard = { -discard(form: "Noun") }
announce = Ansagen …
announce-guide = Sag die Farbe an und spiel die Karte{ -play(form: "particle") }.
play-as = Als { $colour } { -play }
move-left = Karte nach links
move-right = Karte nach rechts
card-details = Kartendetails und Notiz
your-note = Deine Notiz
possibility = { $state ->
    [possible] möglich
    [counted] alle Exemplare sind zu sehen
   *[told] durch Hinweise ausgeschlossen
}
possibility-legend = Hell: möglich. Blass: alle Exemplare sind zu sehen. Durchgestrichen: durch Hinweise ausgeschlossen.
game-begins = Das Spiel beginnt.
wait-your-turn = Du bist noch nicht dran.
sending = Wird gesendet …
guide = { $can ->
    [cards] Wähle eine deiner Karten.
    [hints] Wähle jemanden für einen Hinweis.
   *[both] Wähle eine deiner Karten oder jemanden für einen Hinweis.
}
guide-no-hints = Es ist kein { -hint-token } mehr übrig: Wähle eine deiner Karten.
guide-pending = { $decision ->
    [colour-hint] Bonusplättchen: Gib kostenlos einen { -colour-hint }. Für wen?
    [value-hint] Bonusplättchen: Gib kostenlos einen { -value-hint }. Für wen?
    [reshuffle] Bonusplättchen: Wähle eine { -discard(form: "done-e") } Karte, die in den { -pile } gemischt wird.
   *[play-discarded] Bonusplättchen: Wähle eine { -discard(form: "done-e") } Karte, die { -play(form: "done") } wird.
}
choose-discarded = Wähle eine { -discard(form: "done-e") } Karte
take-card = { $card } nehmen
why-not-your-turn = Du bist nicht dran.
why-colour-only = Das Bonusplättchen verlangt eine Farbe.
why-value-only = Das Bonusplättchen verlangt { -value(form: "a") }.
why-decision-first = Wähle zuerst eine { -discard(form: "done-e") } Karte.
why-no-token = Es ist kein { -hint-token } mehr übrig: Spiel eine Karte{ -play(form: "particle") } oder { -discard(form: "do") } eine ab.
why-empty-hand = Diese Hand ist leer.
why-touches-none = Der Hinweis würde auf keine Karte zeigen, und das ist hier nicht erlaubt.
why-tokens-full = Alle { $all } { -hint-token } sind { -there }: { -discard(form: "Noun") } geht jetzt nicht.
hint-tokens = { -hints-left }: { $left } von { $all }
mistakes-made = { -mistakes-made }: { $made } von { $all }
pile-left = { $left ->
    [0] Der { -pile } ist leer
    [one] Eine Karte im { -pile }
   *[other] { $left } Karten im { -pile }
}
score-now = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
best-score = Noch möglich: { $best ->
    [one] { $best } Punkt
   *[other] { $best } Punkte
}
turns-left = Letzte Runde: { $turns ->
    [one] noch ein Zug
   *[other] noch { $turns } Züge
}
turns-left-short = { $turns ->
    [one] letzter Zug
   *[other] noch { $turns } Züge
}
firework-empty = { $name }: noch nichts
firework-top = { $name }: { $top }
firework-complete = { $name }: komplett
firework-blocked = { $reach ->
    [0] hier passt keine Karte mehr
   *[other] kommt nur noch bis { $reach }
}
cell = { $state ->
    [played] { -play(form: "done") }
    [lost] nutzlos geworden
    [dear] das letzte Exemplar
   *[open] { $left } von { $copies } übrig
}, { $gone } { -discard(form: "done") }
legend = { $state ->
    [open] noch nötig
    [dear] letztes Exemplar
    [lost] nutzlos
   *[played] { -play(form: "done") }
}

# Verlauf

history-empty = Noch ist nichts geschehen.
step-back = Schritt zurück
step-forward = Schritt vor
step-of = Zug { $at } von { $all }
back-to-now = Zurück ins Spiel
to-result = Zum Ergebnis

# Gespräch

talk-silent = An diesem Tisch wird geschwiegen.
talk-empty = Noch wurde nichts gesagt.
talk-hushed = Ruhe, jemand denkt nach.
talk-spectators = Zuschauende reden unter sich; wer mitspielt, liest es nach dem Spiel.
say-something = Sag etwas
send = Senden
phrase-know-nothing = Ich weiß noch gar nichts über meine Hand.
phrase-remember-your-hand = Weißt du noch, was du auf der Hand hast?
phrase-thinking = Lasst mich nachdenken.
phrase-well-played = Gut gespielt!
phrase-sorry = Entschuldigung!
phrase-thanks = Danke!
phrase-hello = Hallo!
phrase-good-game = Schönes Spiel!
react = Reagieren
reaction-name = { $reaction ->
    [applause] Applaus
    [wow] Wow!
    [laugh] Haha!
    [phew] Puh!
   *[ouch] Autsch!
}
reaction-said = { $who }: { reaction-name }

# Zuschauen

you-watch = Du schaust zu.
watch-through = Mit den Augen von
watch-public = niemandem (nur, was alle wissen)
watch-all = allen (alle Karten)
watch-nobody-shows = Du siehst, was alle wissen. Wer spielt, kann dich über die Schulter schauen lassen.
watch-late = Du siehst jeden Zug { $moves } Züge später.
show-my-view = Zuschauenden meine Sicht zeigen
about-show-my-view = Sie sehen den Tisch so wie du.
show-my-notes = Zuschauende meine Notizen lesen lassen
view-shown = { $names }: sieht jetzt, was du siehst.
view-hidden = { $names }: sieht nicht mehr, was du siehst.
watcher-sees-all = { $name } (sieht alle Karten)
audience-sees-all = { $moves ->
    [0] Wer zuschaut, kann hier alle Karten sehen, auch deine.
   *[other] Wer zuschaut, kann hier alle Karten sehen, auch deine, { $moves } Züge später.
}

# Zustimmung

ask-the-others = Die anderen fragen
propose-undo = Letzten Zug zurücknehmen
propose-end = Spiel vorzeitig beenden
propose-bot = Ein Bot spielt für { $whom } weiter
propose-person = { $by_whom } spielt für { $whom } weiter
propose-key = Neuer Link für { $whom }
undo-over = Nur ein Hinweis lässt sich zurücknehmen, und nur, bis die nächste Karte aufgedeckt wird.
settled-undo = { $by ->
    [you] Du wolltest den letzten Zug zurücknehmen.
   *[other] { $who } wollte den letzten Zug zurücknehmen.
}
settled-end = { $by ->
    [you] Du wolltest das Spiel vorzeitig beenden.
   *[other] { $who } wollte das Spiel vorzeitig beenden.
}
settled-replace = { $by ->
    [you] Du hast als Ersatz für { $whom } vorgeschlagen: { $by_whom }.
   *[other] { $who } hat als Ersatz für { $whom } vorgeschlagen: { $by_whom }.
}
settled-key = { $by ->
    [you] Du wolltest einen neuen Link für { $whom }.
   *[other] { $who } wollte einen neuen Link für { $whom }.
}
settled-how = { $how ->
    [undo] Er wurde zurückgenommen.
    [end] Das Spiel ist zu Ende.
    [replace] Erledigt.
    [key] Erledigt.
    [you] Du warst dagegen.
    [declined] Dagegen: { $names }.
    [withdrawn] Die Bitte wurde zurückgezogen.
   *[lapsed] Das Spiel ging weiter, bevor alle geantwortet hatten.
}
ask-undo = { $by ->
    [you] Du möchtest den letzten Zug zurücknehmen.
   *[other] { $who } möchte den letzten Zug zurücknehmen.
}
ask-end = { $by ->
    [you] Du möchtest das Spiel jetzt beenden.
   *[other] { $who } möchte das Spiel jetzt beenden.
}
by-majority = Mehr als die Hälfte muss zustimmen.
ask-replace = { $by ->
    [you] Du schlägst als Ersatz für { $whom } vor: { $by_whom }.
   *[other] { $who } schlägt als Ersatz für { $whom } vor: { $by_whom }.
}
ask-key = { $by ->
    [you] Du möchtest einen neuen Link für { $whom }.
   *[other] { $who } möchte einen neuen Link für { $whom }. Wer ihn hat, sieht, was der Bot sieht: alle Karten außer dessen eigenen.
}
waiting-for = Wir warten auf { $names }.
waiting-until = Wir warten auf { $names }. Auf Abwesende warten wir nur bis { $time } Uhr.
agree = Einverstanden
decline = Nein
withdraw = Zurückziehen
asks-you = { $what ->
    [undo] zurücknehmen?
    [end] Spiel beenden?
    [key] neuer Link für einen Bot?
   *[replace] jemanden ersetzen?
}
leave-table = Tisch verlassen
copy-table-link = Link zu diesem Tisch kopieren
copy-moment = Link zu diesem Moment kopieren
to-lobby = Zur Lobby

# Verbindung

connection-lost = Verbindung verloren, neuer Versuch … Was du getan hast, geht nicht verloren.
connection-restarting = Der Server startet neu. Gleich geht es weiter …
