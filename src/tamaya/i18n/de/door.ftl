# The first minute: the front page, practice, invitations and where they can be opened.

introduction = Gemeinsam zaubert ihr ein Feuerwerk: in jeder Farbe die Karten von 1 bis 5, der Reihe nach. Der Haken: Du siehst die Karten aller anderen, nur deine eigenen nicht.
picture = Die Karten der anderen liegen offen vor dir. Deine eigenen siehst du nur von hinten; ein Hinweis verrät dir, dass eine davon eine 1 ist.
doors = So kannst du spielen
door-learn-about = Ein kurzes Spiel zeigt dir, wie es geht
door-practise = Jetzt üben
door-practise-about = Sofort ein Spiel mit zwei Bots
door-friends = Mit Freunden spielen
door-friends-about = Ein Tisch und ein Link zum Verschicken
door-pass = Ein Gerät herumreichen
door-pass-about = Alle spielen auf diesem hier
deal-of-the-day = Blatt des Tages
door-deal-about = Dieselben Karten für alle, ein Versuch
deal-open = Spielen
deal-begun = Weiter
deal-played = Gespielt
deal-players = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[5] zu fünft
}
deal-streak = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
today = Heute
today-solve = Lösen
today-solved = Gelöst
today-last = Dein letztes Spiel
today-review = Zum Rückblick
today-lesson = Nächste Lektion
today-round = Runde { $number } ist offen
puzzle-of-the-day = Rätsel des Tages
door-puzzle-about = Eine Stellung, für alle dieselbe
copy-puzzle-link = Link zu diesem Rätsel kopieren
guest = Gast
table-rules = Tisch mit Optionen eröffnen
no-box = Keine Schachtel, einfach spielen
no-box-about = Das Grundspiel, wie es in jeder Schachtel steckt.
base-game = Grundspiel
again-with = Noch einmal mit { $names }
again-practice = Noch einmal üben
older-tables = { $count ->
    [one] Ein älterer Tisch
   *[other] { $count } ältere Tische
}
table-with = Mit { $names }
table-alone = Dein Tisch, noch ohne andere
practice-with = { $bots ->
    [one] Übungsspiel mit einem Bot
   *[other] Übungsspiel mit { $bots } Bots
}
signed-out-here = Dieses Gerät wurde abgemeldet. Um dich hier wieder anzumelden, hol dir auf einem Gerät, auf dem du noch angemeldet bist, unter „Meine Geräte“ einen Link.
invited-by = { $name } lädt dich zu Hanabi ein
only-look-on = Nur zuschauen
look-on = Zuschauen
chairs-all-taken = { $phase ->
    [waiting] Alle Plätze sind besetzt, aber du kannst zuschauen.
    [playing] Das Spiel hat schon begonnen. Du kannst zuschauen.
   *[over] Das Spiel ist vorbei. Du kannst es dir ansehen.
}
name-ask = Die anderen sehen dich als { $name }. Wie sollen sie dich nennen?
share-link = Link senden
share-text = Spiel mit mir Hanabi!
only-here = Diese Adresse kann nur dieser Computer öffnen.
only-here-text = { $open ->
    [yes] Sind die Handys und Computer deiner Freunde im selben Netzwerk wie dieser hier? Dann lass sie herein:
    [host] Die Spielleitung dieses Tisches kann andere Geräte im Netzwerk hereinlassen.
   *[no] Wer woanders ist, braucht eine Adresse, die hierher führt. Wer den Server betreibt, findet in docs/hosting.md, wie man eine bekommt.
}
open-network = Für mein Netzwerk öffnen
network-open = Andere Geräte in deinem Netzwerk können sich jetzt verbinden, bis der Server beendet wird.
address-of-link = Adresse im Link; wenn sie sich woanders nicht öffnen lässt, probier eine andere
removed-you = { $host } hat dich von diesem Tisch entfernt. Du kannst zuschauen, aber weder Platz nehmen noch mitreden.
lesson-practise = Mit zwei Bots üben
lesson-club = Mit zwei Bots nach der Club-Absprache spielen

# Somebody with whom one has played asks one to a table.
asked-by = { $name } lädt dich an einen Tisch ein
asked-come = Mitspielen
asked-block = Keine Einladungen mehr von { $name }
people-known = Leute, mit denen du gespielt hast
people-ask = { $name } einladen
people-asked = { $name } ist eingeladen
people-unblock = { $name } darf mich wieder einladen
own-people = Meine Leute
person-here = gerade hier
people-around = Gerade hier
person-games = { $games ->
    [one] ein Spiel zusammen
   *[other] { $games } Spiele zusammen
}
person-forget = Vergessen
person-forget-whom = { $name } vergessen
be-seen = Zeigen, wenn ich hier bin
be-seen-about = Das sehen nur Leute, mit denen du gespielt hast.
people-nobody = Hier stehen alle, mit denen du spielst.
next-turn = Nächstes Spiel, { $table }
nudge = { $name } erinnern
nudged = { $name } wurde erinnert
tell-my-turn = Sag mir Bescheid, wenn ich dran bin
turn-due = bis { $when }
