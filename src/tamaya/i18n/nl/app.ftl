# Wat de browser zelf toont: de geïnstalleerde app, links naar de pagina en de pagina zonder verbinding of scripts.

app-name = Tamaya: Hanabi met vrienden
app-about = Hanabi met vrienden of bots in de browser, volgens de regels van jouw doos.
needs-script = Tamaya heeft JavaScript nodig.
