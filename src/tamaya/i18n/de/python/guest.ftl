# Was der MCP-Server einem Sprachmodell am Tisch sagt.

error-guest-restarting = Der Server startet gerade neu: Versuch es gleich noch einmal.
error-guest-not-understood = Der Tisch hat nicht verstanden, was der Bot über sich sagte.
error-guest-not-let-in = Der Tisch lässt diesen Bot nicht herein.
error-guest-no-table = Diesen Tisch gibt es nicht.
error-guest-replaced = Ein anderer Bot ist mit demselben Schlüssel gekommen.
error-guest-key = Der Schlüssel gilt nicht: Bitte um einen neuen Link; während eines Spiels müssen alle zustimmen.
error-guest-too-often = Zu viele Verbindungen oder Nachrichten: Versuch es später noch einmal.
error-guest-lost = Die Verbindung zum Tisch ist abgerissen: Versuch es gleich noch einmal.
error-guest-link = Das ist kein Link für einen Bot: Wer an einem Tisch einlädt, bekommt einen, zum Beispiel { $example }.
error-guest-name = Sag, wie du heißt: Die anderen lesen es am Tisch.
error-guest-observe-first = Du bist nicht am Zug, oder ein anderer Bot hat für dich gezogen: Ruf zuerst observe auf.
error-guest-refused = { $why }
error-guest-which-table = Welcher Tisch? Nenn den Link für einen Bot, den man dort bekommen hat.
error-guest-no-chair = Du sitzt an keinem Tisch: Setz dich erst an einen.
error-guest-address = Das ist keine Adresse eines Servers wie http://localhost:8000.
error-guest-other-server = { $name } antwortet nicht wie ein Tamaya-Server.
error-guest-finished = Das Spiel ist zu Ende.
error-guest-which-game = Welches Spiel? Gib den Text einer Datei an, oder spiel erst ein Übungsspiel zu Ende.
guest-practice = Du spielst mit { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
} ({ $bot }) und fängst an. Es gibt kein Zeitlimit.
guest-can-review = review_game blickt darauf zurück.
guest-waiting = Du sitzt am Tisch. Das Spiel hat noch nicht begonnen: observe wartet, bis du am Zug bist.
guest-seconds = Du hast { $seconds ->
    [one] eine Sekunde; dann zieht ein anderer Bot für dich.
   *[other] { $seconds } Sekunden; dann zieht ein anderer Bot für dich.
}
guest-over = Das Spiel ist zu Ende: { $score } von { $most } Punkten.
guest-not-yet = Du bist nicht am Zug: Ruf noch einmal observe auf.
guest-done = Erledigt.
guest-seated = Du sitzt bei { $place } als { $name }.
guest-how-to-sit = Um dich zu setzen, brauchst du einen Link für einen Bot; den bekommt man im Wartezimmer eines Tisches.
guest-no-tables = Es gibt keine öffentlichen Tische.
guest-table = { $id }: { $edition }, { $taken } von { $players } Plätzen besetzt, { $phase }, eingeladen von { $host }

# Was ein Modell über die Werkzeuge des MCP-Servers und ihre Argumente liest.
mcp-instructions = Spiel Hanabi: Beginn mit start_practice ein Übungsspiel mit Bots, oder setz dich mit join_table und dem Bot-Link, den du von dort bekommst, an einen Tisch von Tamaya. Ruf dann, bis das Spiel zu Ende ist, observe auf (es wartet, bis du am Zug bist, und nummeriert deine Möglichkeiten) und act mit einer davon.
guest-language-model = Sprachmodell
tool-list-tables = Die öffentlichen Tische eines Servers auflisten.
tool-start-practice = Hier und jetzt ein Spiel mit Bots beginnen: ohne Server, ohne andere Leute, ohne Zeitlimit. Gibt die Notation, die Regeln und die Absprache zurück. Du fängst an.
tool-join-table = Mit dem Bot-Link an einen Tisch setzen. Gibt die Notation zurück und nach dem Beginn auch die Regeln.
tool-observe = Den Tisch vom eigenen Platz aus sehen; die eigenen Karten sind verdeckt. Bist du am Zug, stehen deine Möglichkeiten mit Nummern da.
tool-act = Deinen Zug machen: eine der nummerierten Möglichkeiten aus observe.
tool-explain-rules = Die nummerierten Regeln des laufenden Spiels und was am Tisch abgesprochen ist, oder die Regeln einer Schachtel.
tool-review-game = Ein beendetes Spiel besprechen: was möglich war und auf welche Momente es ankam. Das kann eine Minute dauern.
argument-players = wie viele spielen, du mitgezählt
argument-bot = wer auf den anderen Plätzen sitzt
argument-agreement = die Absprache, nach der alle spielen, etwa none oder club
argument-box = eine Schachtel, etwa dutch; sonst das Grundspiel
argument-server = seine Adresse; sonst die übliche
argument-link = der Bot-Link mit seinem Schlüssel, wenn beim Start keiner angegeben wurde
argument-name = der Name, den die anderen am Tisch sehen
argument-seconds = wie lange auf deinen Zug gewartet wird
argument-answer = die Nummer einer Möglichkeit; eine Begründung darf folgen
argument-edition = eine Schachtel, etwa dutch; sonst das laufende Spiel
argument-record = der Text einer Datei von Tamaya oder hanab.live; sonst das eben gespielte Übungsspiel
# Was an einem Aufruf nicht stimmt, ohne seine Werte zu zitieren.
call-problems = { $problems }: { $tool } nimmt { $arguments }.
call-not-an-argument = '{ $name }' ist kein Argument
call-missing = '{ $name }' fehlt
call-wrong = { $type ->
    [number] '{ $name }' ist keine Zahl von { $least } bis { $most }
   *[string] '{ $name }' ist kein Text
}
call-unknown = Dieses Werkzeug gibt es nicht, nur { $tools }.
call-argument = { $needed ->
    [yes] { $name } ({ call-kind }: { $about })
   *[no] { $name } (freiwillig, { call-kind }: { $about })
}
call-kind = { $type ->
    [number] eine Zahl von { $least } bis { $most }
   *[string] ein Text
}
