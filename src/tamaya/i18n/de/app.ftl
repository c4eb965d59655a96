# Was der Browser selbst zeigt: die installierte App, Links zur Seite und die Seite ohne Verbindung oder Skripte.

app-name = Tamaya: Hanabi mit Freunden
app-about = Hanabi mit Freunden oder Bots im Browser, nach den Regeln deiner Schachtel.
needs-script = Tamaya braucht JavaScript.
