# Det, browseren selv viser: den installerede app, links til siden og siden uden forbindelse eller scripts.

app-name = Tamaya: Hanabi med venner
app-about = Hanabi med venner eller botter i browseren, efter reglerne i din æske.
needs-script = Tamaya kræver JavaScript.
