# Wer was wissen kann und wie sich das prüfen lässt: Startzahlen, der Stapel, Geräte, Links.

seed-set = { $by ->
    [you] Du hast eine Startzahl gesetzt und kannst die Karten kennen. Das sehen alle.
   *[other] { $name } hat eine Startzahl gesetzt und kann die Karten kennen.
}
seed-was = { $name } hatte die Startzahl gesetzt: { $seed }. Sie ergibt wieder diese Karten.
seed-by = Startzahl von { $name }
seed-of-another = { $name } hat eine Startzahl gesetzt, die sonst niemand sieht. Wenn du speicherst, gibt stattdessen der Zufall – oder deine eigene Zahl.
bot-link-of = { $by ->
    [you] Du hast den Link für { $bot } angefordert und kannst sehen, was der Bot sieht. Das sehen alle.
   *[other] { $who } hat den Link für { $bot } angefordert und kann sehen, was der Bot sieht.
}
bot-last-from = Zuletzt hat sich der Bot von { $address } aus verbunden.
bot-came = { $again ->
    [yes] { $bot } hat sich von einer anderen Adresse aus verbunden: { $address }.
   *[no] { $bot } hat sich von { $address } aus verbunden.
}

deck-fixed = Der Stapel steht fest: sein Fingerabdruck
deck-checking = Der Stapel wird geprüft …
deck-checked = Der Stapel stand vor dem ersten Zug fest: geprüft.
deck-checked-since = Der Stapel stand fest, als du nach Zug { $move } dazukamst: geprüft.
deck-unseen = Der Stapel passt zu seinem Fingerabdruck. Du warst erst nach dem Ende hier: Frag die anderen, welchen sie gesehen haben.
deck-broken = Das sind nicht die Karten, die am Anfang feststanden.
deck-about = Vor dem ersten Zug haben alle diesen Fingerabdruck der Kartenfolge bekommen, nach dem letzten die Folge selbst. Passt beides zusammen, wurde keine Karte vertauscht. Dass niemand die Karten kannte, zeigt es nicht.
deck-fingerprint = Fingerabdruck des Stapels
save-record = Spiel speichern
to-game-page = Rückblick auf dieses Spiel

own-devices = Meine Geräte
devices-text = Hier bist du als { $name } angemeldet.
device-unknown = Ein Browser
device-here = dieses Gerät
device-seen = zuletzt hier am { $date }
sign-out = Abmelden
sign-out-device = Abmelden: { $device }
sign-out-doubt = { $only ->
    [yes] Du bist sonst nirgends angemeldet. Niemand könnte mehr { $name } sein, und die Plätze wären verloren. Drück noch einmal, um dich trotzdem abzumelden.
   *[no] Um hier wieder { $name } zu sein, brauchst du einen Link von einem anderen Gerät. Drück noch einmal, um dich abzumelden.
}
sign-out-others = Überall sonst abmelden
add-device = Gerät hinzufügen
add-device-text = Öffne diesen Link auf deinem anderen Handy oder Computer: Dort bist du dieselbe Person mit denselben Plätzen. Er gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich.
personal-link = Persönlicher Link
personal-qr = Persönlicher Link als QR-Code
use-here = Tamaya hier als { $name } benutzen?
use-here-text = Dieses Gerät wird { $name }, mit denselben Plätzen. Sag nur Ja, wenn du diesen Link selbst wolltest.
use-here-now = { $only ->
    [yes] Hier bist du jetzt { $now }, und sonst nirgends: Niemand könnte mehr { $now } sein, und die Plätze wären verloren.
   *[no] Hier bist du jetzt { $now }. Auf anderen Geräten bleibt { $now }.
}
use-here-yes = Hier { $name } sein
use-here-no = Nein, alles lassen, wie es ist
use-here-already = Hier bist du schon { $name }.

removed-text = Entfernt: { $names }. Vom selben Gerät aus geht es nicht mehr an diesen Tisch. { $relinked ->
    [yes] Der Tisch hat seitdem einen neuen Link: Mit dem alten kommt niemand mehr herein.
   *[no] Wenn jemand auf anderem Weg zurückkommt, ändere den Link: Wer hier sitzt, bleibt, alle anderen brauchen den neuen.
}
new-link = Dem Tisch einen neuen Link geben
new-link-done = Der Tisch hat einen neuen Link. Wer hier sitzt, bleibt; alle anderen brauchen den neuen.
table-moved = Dieser Tisch hat einen neuen Link
table-moved-text = Der alte führt nirgends mehr hin. Frag deine Freunde nach dem neuen.
