# Wer was wissen kann und wie sich das prüfen lässt: Startzahlen, der Stapel, Geräte, Links.

seed-set = { $by ->
    [you] Du hast eine Startzahl vorgegeben und kennst vielleicht die Karten. Das sehen alle.
   *[other] { $name } hat eine Startzahl vorgegeben und kennt vielleicht die Karten.
}
seed-was = { $name } hatte die Startzahl vorgegeben: { $seed }. Sie ergibt wieder diese Karten.
seed-by = Startzahl von { $name }
seed-of-another = { $name } hat eine Startzahl vorgegeben, die sonst niemand sieht. Wenn du speicherst, werden die Karten stattdessen zufällig oder nach deiner eigenen Zahl verteilt.
bot-link-of = { $by ->
    [you] Du hast den Link für { $bot } angefordert und kannst sehen, was der Bot sieht. Das sehen alle.
   *[other] { $who } hat den Link für { $bot } angefordert und kann sehen, was der Bot sieht.
}
bot-last-from = Zuletzt hat sich der Bot von { $address } aus verbunden.
bot-came = { $again ->
    [yes] { $bot } hat sich von einer anderen Adresse aus verbunden: { $address }.
   *[no] { $bot } hat sich von { $address } aus verbunden.
}

deck-fixed = Die Kartenfolge steht fest: ihr Fingerabdruck
deck-checking = Die Kartenfolge wird geprüft …
deck-checked = Geprüft: Die Kartenfolge stand vor dem ersten Zug fest.
deck-checked-since = Geprüft: Die Kartenfolge stand schon fest, als du nach Zug { $move } dazukamst.
deck-unseen = Die Kartenfolge passt zu ihrem Fingerabdruck. Du kamst erst nach dem Ende: Frag die anderen, welchen Fingerabdruck sie gesehen haben.
deck-broken = Das sind nicht die Karten, die am Anfang feststanden.
deck-about = Vor dem ersten Zug haben alle diesen Fingerabdruck der Kartenfolge bekommen, nach dem letzten die Folge selbst. Passt beides zusammen, wurde keine Karte vertauscht. Dass niemand die Karten kannte, beweist das nicht.
deck-fingerprint = Fingerabdruck der Kartenfolge
save-record = Spiel speichern
to-game-page = Rückblick auf dieses Spiel

own-devices = Meine Geräte
devices-text = Hier bist du als { $name } angemeldet.
device-unknown = Ein Browser
device-here = dieses Gerät
device-seen = zuletzt benutzt am { $date }
sign-out = Abmelden
sign-out-device = Abmelden: { $device }
sign-out-doubt = { $only ->
    [yes] Du bist sonst nirgends angemeldet. Niemand könnte mehr als { $name } spielen, und die Plätze wären verloren. Drück noch einmal, um dich trotzdem abzumelden.
   *[no] Um hier wieder als { $name } zu spielen, brauchst du einen Link von einem anderen Gerät. Drück noch einmal, um dich abzumelden.
}
sign-out-others = Überall sonst abmelden
add-device = Gerät hinzufügen
add-device-text = Öffne diesen Link auf deinem anderen Handy oder Computer: Dort bist du dann ebenfalls angemeldet, mit denselben Plätzen. Er gilt einmal, { $minutes } Minuten lang. Behalte ihn für dich.
personal-link = Persönlicher Link
personal-qr = Persönlicher Link als QR-Code
use-here = Tamaya hier als { $name } benutzen?
use-here-text = Auf diesem Gerät spielst du dann als { $name }, mit denselben Plätzen. Sag nur Ja, wenn du diesen Link selbst wolltest.
use-here-now = { $only ->
    [yes] Als { $now } bist du nur auf diesem Gerät angemeldet: Niemand könnte mehr als { $now } spielen, und die Plätze wären verloren.
   *[no] Hier bist du jetzt als { $now } angemeldet. Auf anderen Geräten bleibt { $now } angemeldet.
}
use-here-yes = Als { $name } fortfahren
use-here-no = Nein, alles lassen, wie es ist
use-here-already = Hier bist du schon als { $name } angemeldet.

removed-text = Entfernt: { $names }. Vom selben Gerät aus kann niemand mehr an diesen Tisch. { $relinked ->
    [yes] Der Tisch hat seitdem einen neuen Link: Mit dem alten kommt niemand mehr herein.
   *[no] Wenn jemand auf anderem Weg zurückkommt, ändere den Link: Wer hier sitzt, bleibt, alle anderen brauchen den neuen.
}
new-link = Dem Tisch einen neuen Link geben
new-link-done = Der Tisch hat einen neuen Link. Wer hier sitzt, bleibt; alle anderen brauchen den neuen.
table-moved = Dieser Tisch hat einen neuen Link
table-moved-text = Der alte funktioniert nicht mehr. Frag deine Freunde nach dem neuen.
