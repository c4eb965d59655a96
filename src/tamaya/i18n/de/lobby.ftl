# Eingangshalle, Tischformular, Warteraum.

tagline = Hanabi mit Freunden, so wie ihr es aus eurer Schachtel kennt
loading = Einen Moment …
you = Du
your-name = Dein Name
save-name = Namen speichern
change-name = Namen ändern
hello = Hallo, { $name }!
preferences = Einstellungen
language = Sprache
language-partly = { $name } (zu { $percent } % übersetzt)
theme = Aussehen
theme-name = { $theme ->
    [dark] Nacht
    [light] Tag
   *[auto] Automatisch
}
your-tables = Deine Tische
my-games = Meine Spiele
my-progress = Mein Fortschritt
my-clubs = Meine Clubs
public-tables = Öffentliche Tische
table-of = Tisch von { $name }
seats-taken = { $taken } von { $players } Plätzen besetzt
phase = { $phase ->
    [waiting] offen
    [playing] läuft
   *[over] beendet
}
create-table = Tisch eröffnen
edition = Welche Schachtel hast du?
players = Personen
who-can-join = Wer mitspielen kann
public-value = { $public ->
    [yes] Alle (öffentlich)
   *[no] Nur mit dem Link
}
house-rules = Hausregeln
table-manners = Am Tisch
starter = Wer beginnt
starter-name = { $starter ->
    [edition] laut Regelheft
    [host] die Spielleitung bestimmt
   *[random] zufällig
}
talk-setting = Reden während des Spiels
talk-name = { $talk ->
    [silent] Schweigend
    [phrases] Feste Sätze
   *[free] Freies Reden
}
manners-of-box = { $comments ->
    [forbidden] Laut Heft kommentiert niemand den Zug der anderen.
    [discouraged] Laut Heft sollte man den Zug der anderen nicht kommentieren.
   *[unsaid] Streng genommen, sagt das Heft, redet ihr nur, um Hinweise zu geben. Jede Runde legt das selbst fest.
}
quiet-turns = Ruhe beim Nachdenken
about-quiet-turns = Niemand redet, während jemand anders nachdenkt.
reactions-allowed = Reaktionen
about-reactions = Reagiere mit einem Laternengesicht auf eine eben aufgedeckte Karte. Nicht nach einem Hinweis: Das würde zu viel verraten.
explained = Bots sagen, warum
about-explained = Bots nennen zu jedem Zug gleich den Grund. Das ist mehr, als die Regeln erlauben, aber gut zum Lernen. Nach dem Spiel verraten sie ihn sowieso.
spectators-allowed = Zuschauen erlaubt
about-spectators = Zu sehen ist nur, was alle wissen, oder die Sicht einer Person, die das erlaubt.
all-hands = Zuschauende dürfen alle Karten sehen
about-all-hands = Alle erfahren es vor dem Start und sehen, wer zuschaut. Während des Spiels lässt es sich nicht ändern.
spectator-delay = Sie sehen es
spectator-delay-value = { $moves ->
    [0] sofort
   *[other] { $moves } Züge später
}
seed = Startzahl
seed-secret = dem Zufall überlassen
about-seed = Dieselbe Zahl ergibt dieselben Karten, und wer sie kennt, kann die Karten herausfinden. Darum erfahren alle, dass du eine vorgegeben hast. Für ein faires Spiel leer lassen.

# Warteraum

chairs = Plätze
chair-free = Freier Platz
chair-empty = niemand
host = Spielleitung
away = nicht da
sit = Hinsetzen
sit-at = Auf Platz { $place } setzen
stand = Aufstehen
add-bot = Bot hinzufügen
add-bot-at = Einen Bot auf Platz { $place } setzen
bot-to-add = Art des Bots
bot-kinds-at = Bot für Platz { $place } wählen
bot-not-ready = macht sich bereit
bots-not-ready = Ein Bot macht sich bereit. Beim ersten Mal kann das eine Minute oder länger dauern.
bot-not-here = noch nicht da
bot-asked-by = angefordert von { $who }
bot-connected-from = zuletzt verbunden von { $address } aus
bots-not-here = Der externe Bot ist noch nicht da.
bot-away = Solange der Bot nicht da ist
bot-away-value = { $waits ->
    [yes] warten wir auf ihn
   *[no] zieht der vorsichtige Bot für ihn
}
bot-new-link = Neuer Link für den Bot
bot-link = Link für den Bot
bot-link-title = Ein externer Bot
bot-link-text = Mit diesem Link bekommt ein Bot Platz { $place } an diesem Tisch. Der Link wird nur jetzt gezeigt; sobald es einen neuen gibt, gilt er nicht mehr.
bot-link-told = Alle am Tisch erfahren, dass du ihn angefordert hast und von welcher Adresse aus sich der Bot verbindet.
bot-link-waits = Er gilt, sobald die anderen zugestimmt haben.
bot-link-command = Befehl, der ein Bot-Programm verbindet (auf einem Computer mit Tamaya)
copy-command = Befehl kopieren
remove = Entfernen
remove-who = { $who } von Platz { $place } entfernen
remove-chair-at = Den freien Platz { $place } entfernen
readmit = { $who } wieder zulassen
watching = Zuschauende: { $names }
invite = Freunde einladen
invite-text = Schick den anderen diesen Link. Sie öffnen ihn und geben einen Namen ein.
invite-link = Einladungslink
copy-link = Link kopieren
copied = Kopiert.
copy-by-hand = Kopiere dies:
rules-of-table = Regeln dieses Tisches
change-rules = Regeln ändern
save = Speichern
who-begins = Wer beginnt?
begins-rule = { $rule ->
    [most-colourful] Laut Regelheft beginnt, wer am buntesten gekleidet ist.
    [oldest] Laut Regelheft beginnt die älteste Person.
   *[random] Der Zufall bestimmt, wer beginnt.
}
start = Start
chairs-free = { $free ->
    [one] Ein Platz ist noch frei: Lade jemanden ein, nimm einen Bot dazu oder entferne den Platz.
   *[other] { $free } Plätze sind noch frei: Lade andere ein, nimm Bots dazu oder entferne Plätze.
}
waiting-for-players = { $free ->
    [one] Es fehlt noch eine Person …
   *[other] Es fehlen noch { $free } Personen …
}
waiting-for-host = Alle Plätze sind besetzt. Wir warten, bis die Spielleitung startet.
invited-title = Du bist eingeladen
table-unknown = Hier ist kein Tisch
table-unknown-text = Vielleicht ist der Link unvollständig. Lass ihn dir noch einmal schicken.
table-forbidden = Hier kannst du nicht zuschauen
table-forbidden-text = Dieser Tisch erlaubt kein Zuschauen.
table-unreadable = Dieser Tisch lässt sich nicht laden
table-unreadable-text = Wer den Server betreibt, muss nachsehen. Andere Tische sind nicht betroffen.
