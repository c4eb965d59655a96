### Your device: without a connection, as an app, and how your games last.

offline = Offline
offline-text = You are offline. The first lesson, the rulebook, and the puzzles and games you have opened before still work.
offline-needs = You are offline, and this needs a connection.
offer-no = Not now
offer-sound = Sounds?
offer-sound-try = Listen
offer-sound-yes = Turn on
offer-install = Install Tamaya
offer-install-text = It opens like an app, and the first lesson, the rulebook and games you have seen work offline.
offer-install-share = Open your browser’s share menu and choose “Add to Home Screen”.
offer-install-yes = Install
offer-games = Keep your games
offer-games-text = Your browser remembers who you are. If it clears its data and you are signed in nowhere else, you lose your games. Add another device, or save the games to a file.
save-games = Save all my games
