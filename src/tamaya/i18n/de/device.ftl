### Das Gerät in der Hand: ohne Verbindung, als App, und wie die eigenen Spiele erhalten bleiben.

offline = Offline
offline-text = Du bist offline. Die erste Lektion, die Spielregeln und alle Rätsel und Spiele, die du schon geöffnet hast, gehen trotzdem.
offline-needs = Du bist offline, und dafür braucht es eine Verbindung.
offer-no = Jetzt nicht
offer-sound = Töne?
offer-sound-try = Anhören
offer-sound-yes = Einschalten
offer-install = Tamaya installieren
offer-install-text = Es öffnet sich wie eine App, und die erste Lektion, die Spielregeln und schon gesehene Spiele gehen auch offline.
offer-install-share = Öffne das Teilen-Menü des Browsers und wähle „Zum Home-Bildschirm“.
offer-install-yes = Installieren
offer-games = Behalte deine Spiele
offer-games-text = Dein Browser merkt sich, wer du bist. Löscht er seine Daten und bist du sonst nirgends angemeldet, sind deine Spiele für dich verloren. Nimm noch ein Gerät dazu oder speichere die Spiele in einer Datei.
save-games = Alle meine Spiele speichern
