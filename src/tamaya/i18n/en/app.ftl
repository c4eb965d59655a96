### What the browser itself shows: the installed app, previews of links, and the page without a connection or scripts.
### frontend/build.mjs puts these texts into files.

app-name = Tamaya: Hanabi with friends
app-about = Hanabi with friends or bots in the browser, by the rules of the box you own.
needs-script = Tamaya needs JavaScript.
