# Wer was wissen kann und wie sich das prüfen lässt: Startzahlen, der Stapel, Geräte, Links.

seed-set = { $by ->
    [you] Du hast eine Startzahl gesetzt und kannst die Karten kennen. Das sehen alle.
   *[other] { $name } hat eine Startzahl gesetzt und kann die Karten kennen.
}
seed-was = { $name } hatte die Startzahl gesetzt: { $seed }. Sie ergibt wieder diese Karten.
seed-by = Startzahl von { $name }
seed-of-another = { $name } hat eine Startzahl gesetzt, die sonst niemand sieht. Wenn du speicherst, gibt stattdessen der Zufall – oder deine eigene Zahl.

deck-fixed = Der Stapel steht fest: sein Fingerabdruck
deck-checking = Der Stapel wird geprüft …
deck-checked = Der Stapel stand vor dem ersten Zug fest: geprüft.
deck-checked-since = Der Stapel stand fest, als du nach Zug { $move } dazukamst: geprüft.
deck-unseen = Der Stapel passt zu seinem Fingerabdruck. Du warst erst nach dem Ende hier: Frag die anderen, welchen sie gesehen haben.
deck-broken = Das sind nicht die Karten, die am Anfang feststanden.
deck-about = Vor dem ersten Zug haben alle diesen Fingerabdruck der Kartenfolge bekommen, nach dem letzten die Folge selbst. Passt beides zusammen, wurde keine Karte vertauscht. Dass niemand die Karten kannte, zeigt es nicht.
deck-fingerprint = Fingerabdruck des Stapels
save-record = Partie speichern
