# Was der MCP-Server einem Sprachmodell am Tisch sagt.

error-guest-restarting = Der Server startet gerade neu: Versuch es gleich noch einmal.
error-guest-not-understood = Der Tisch hat nicht verstanden, wer da kam.
error-guest-not-let-in = Der Tisch lässt diesen Bot nicht herein.
error-guest-no-table = Diesen Tisch gibt es nicht.
error-guest-replaced = Ein anderer Bot ist mit demselben Schlüssel gekommen.
error-guest-key = Der Schlüssel gilt nicht: Bitte um einen neuen Link; während einer Partie müssen alle zustimmen.
error-guest-too-often = Der Tisch hatte zu viele Besuche: Versuch es später noch einmal.
error-guest-lost = Die Verbindung zum Tisch ist abgerissen: Versuch es gleich noch einmal.
error-guest-link = Das ist kein Link für einen Bot: Wer an einem Tisch einlädt, bekommt einen, zum Beispiel { $example }.
error-guest-name = Sag, wie du heißt: Die anderen lesen es am Tisch.
error-guest-observe-first = Du bist nicht am Zug, oder ein anderer Bot hat für dich gezogen: Ruf zuerst observe auf.
error-guest-refused = { $why }
error-guest-which-table = Welcher Tisch? Nenn den Link für einen Bot, den man dort bekommen hat.
error-guest-no-chair = Du sitzt an keinem Tisch: Setz dich erst an einen.
error-guest-address = Das ist keine Adresse eines Servers wie http://localhost:8000.
error-guest-other-server = { $name } antwortet nicht wie ein Tamaya-Server.
guest-waiting = Du sitzt am Tisch. Die Partie hat noch nicht begonnen: observe wartet, bis du am Zug bist.
guest-seconds = Du hast { $seconds ->
    [one] eine Sekunde; dann zieht ein anderer Bot für dich.
   *[other] { $seconds } Sekunden; dann zieht ein anderer Bot für dich.
}
guest-over = Die Partie ist zu Ende: { $score } von { $most } Punkten.
guest-not-yet = Du bist nicht am Zug: Ruf noch einmal observe auf.
guest-done = Erledigt.
guest-seated = Du sitzt bei { $place } als { $name }.
guest-how-to-sit = Um dich zu setzen, brauchst du einen Link für einen Bot; den bekommt man im Wartezimmer eines Tisches.
guest-no-tables = Es gibt keine öffentlichen Tische.
guest-table = { $id }: { $edition }, { $taken } von { $players } Plätzen besetzt, { $phase }, eingeladen von { $host }
