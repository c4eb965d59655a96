# Det nettleseren selv viser: den installerte appen, lenker til siden, og siden uten forbindelse eller skript.

app-name = Tamaya: Hanabi med venner
app-about = Hanabi med venner eller boter i nettleseren, etter reglene i esken din.
needs-script = Tamaya trenger JavaScript.
