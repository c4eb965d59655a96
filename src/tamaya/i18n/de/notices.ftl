### Wie man erfährt, dass man dran ist, wenn man weg ist. $why: was im Weg steht.

push-here = Push-Nachrichten auf diesem Gerät
push-here-about = Du bist dran, eine Einladung, eine Erinnerung: auch wenn die Seite zu ist. Karten werden nie gezeigt.
push-impossible = { $why ->
    [insecure] Push-Nachrichten brauchen eine sichere Adresse (https).
    [install] Auf diesem Gerät gibt es Push-Nachrichten, sobald Tamaya auf dem Home-Bildschirm liegt.
    [browser] Dieser Browser kennt keine Push-Nachrichten.
   *[server] Dieser Server verschickt keine Push-Nachrichten.
}
quiet-hours = Ruhezeit
quiet-hours-about = Du erfährst es danach, wenn es dann noch gilt.
quiet-from = Von
quiet-until = Bis
feed-about = Ein Feed für einen Feedreader sagt, wo du dran bist. Wer seine Adresse kennt, kann ihn lesen.
feed-copy = Adresse des Feeds kopieren
feed-new = Neue Adresse geben
