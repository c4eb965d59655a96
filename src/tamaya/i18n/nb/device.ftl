### Enheten du har i hånden: uten forbindelse, som app, og hvordan spillene dine blir tatt vare på.

offline = Frakoblet
offline-text = Du er frakoblet. Den første leksjonen, reglene og oppgaver og spill du har åpnet før, virker likevel.
offline-needs = Du er frakoblet, og dette krever forbindelse.
offer-no = Ikke nå
offer-sound = Lyd?
offer-sound-try = Lytt
offer-sound-yes = Slå på
offer-install = Installer Tamaya
offer-install-text = Tamaya åpnes som en app, og den første leksjonen, reglene og spill du har sett, virker også uten nett.
offer-install-share = Åpne delemenyen i nettleseren og velg «Legg til på Hjem-skjerm».
offer-install-yes = Installer
offer-games = Ta vare på spillene dine
offer-games-text = Nettleseren husker hvem du er. Hvis den sletter dataene sine og du ikke er logget inn noe annet sted, mister du spillene dine. Legg til en enhet til, eller lagre spillene i en fil.
save-games = Lagre alle spillene mine
