# Det, browseren selv viser: den installerede app, links til siden og siden uden forbindelse eller scripts.

app-name = Tamaya: Hanabi med venner
app-about = Hanabi med venner eller botter i browseren, efter reglerne i din æske.
offline = Du er offline. Dit spil venter på dig: Prøv igen, når du har forbindelse.
needs-script = Tamaya kræver JavaScript.
