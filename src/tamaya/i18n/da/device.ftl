### Enheden i hånden: uden forbindelse, som app, og hvordan dine spil bliver gemt.

offline = Offline
offline-text = Du er offline. Den første lektion, reglerne og de opgaver og spil, du har åbnet før, virker stadig.
offline-needs = Du er offline, og det her kræver forbindelse.
offer-no = Ikke nu
offer-sound = Lyd?
offer-sound-try = Lyt
offer-sound-yes = Slå til
offer-install = Installer Tamaya
offer-install-text = Den åbner som en app, og den første lektion, reglerne og spil, du har set, virker også offline.
offer-install-share = Åbn browserens delemenu, og vælg »Føj til hjemmeskærm«.
offer-install-yes = Installer
offer-games = Gem dine spil
offer-games-text = Din browser husker, hvem du er. Hvis den sletter sine data, og du ikke er logget ind andre steder, mister du dine spil. Tilføj en enhed til, eller gem spillene i en fil.
save-games = Gem alle mine spil
