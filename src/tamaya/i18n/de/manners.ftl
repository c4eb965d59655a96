# Umgangsformen: kommen und gehen, zurücknehmen, nicht da sein, die Uhr, zweimal überlegen.

practice = Übung
about-practice = Ein Zug, der eine Karte aufgedeckt hatte, wurde zurückgenommen. Das steht auch in der Datei des Spiels.
undo-practice = Meinen letzten Zug zurücknehmen
to-lobby-about = { $seat ->
    [yes] Du behältst deinen Platz und kannst jederzeit zurückkommen.
   *[no] Du kannst jederzeit zurückkommen.
}
leave-about = { $phase ->
    [playing] Du verlässt deinen Platz: Die anderen können einen Bot oder jemand anders für dich weiterspielen lassen.
    [over] Du gibst deinen Platz auf und bist beim nächsten Spiel nicht dabei.
   *[waiting] Du gibst deinen Platz frei.
}
leave-ask = Das laufende Spiel verlassen?
leave-ask-text = { $alone ->
    [yes] Das Spiel wartet. Über den Link des Tisches kommst du zurück.
   *[no] Die anderen können einen Bot oder jemand anders für dich weiterspielen lassen. Bis dahin kommst du über den Link des Tisches auf deinen Platz zurück.
}
leave-yes = Verlassen
leave-no = Bleiben
end-ask = Das Spiel jetzt beenden?
end-ask-text = Danach kann es nicht weitergespielt werden.
end-yes = Beenden
end-no = Weiterspielen
empty-ask = Ein Hinweis, der auf keine Karte zeigt?
empty-yes = Hinweis geben
empty-no = Nein, ein Versehen
absent-turn = { $who } ist dran, aber nicht da.
absent-until = Wir warten bis { $time }; dann kann ein Bot übernehmen.
absent-bot = Einen Bot übernehmen lassen
absent-wait = Warten
clock = Uhr
clock-name = { $clock ->
    [none] keine
    [turn] für jeden Zug
    [days] über mehrere Tage
   *[player] für jede Person
}
clock-time = Wie lange
clock-increment = Für jeden Zug
clock-increment-none = nichts dazu
clock-length = { $unit ->
    [minutes] { $many } min
    [days] { $many ->
        [one] ein Tag
       *[other] { $many } Tage
    }
   *[seconds] { $many } s
}
clock-end = Wenn die Zeit um ist
clock-end-name = { $bot ->
    [yes] macht ein Bot den Zug
    [remind] wird erinnert, und die anderen können einen Bot hinsetzen
    [end] endet das Spiel
   *[no] wird nur darauf hingewiesen
}
about-clock = Wenn die Zeit um ist, gibt es keine Strafe. Wer die ganze Zeit verbraucht hat, hat für jeden Zug noch ein wenig.
clock-fact = { $clock ->
    [turn] Uhr: { $time } für jeden Zug
    [days] Über mehrere Tage: { $time } für jeden Zug
   *[player] Uhr: { $time } für jede Person
}
about-days = Niemand muss zur selben Zeit hier sein: Alle spielen, wann es ihnen passt.
clock-fact-ends = Wenn die Zeit um ist, endet das Spiel
clock-fact-bot = Wenn die Zeit um ist, macht ein Bot den Zug
clock-fact-increment = { $time } mehr für jeden Zug
clock-pause = Uhr anhalten
clock-paused = Pause
clock-go-on = Uhr weiterlaufen lassen
time-left = { $who }: noch { $time }
time-long = { $days ->
    [0] { $hours } h
   *[other] { $days } T. { $hours } h
}
time-up = { $by ->
    [you] Deine Zeit ist um. Nimm dir, so viel du brauchst.
   *[other] Die Zeit von { $who } ist um.
}
time-up-bot = { $by ->
    [you] Deine Zeit ist um: Ein Bot macht diesen Zug.
   *[other] Die Zeit von { $who } ist um: Ein Bot macht diesen Zug.
}
log-stood-in = (Die Zeit war um, darum machte ein Bot diesen Zug.)
name-too-long = { $over ->
    [one] Ein Zeichen zu viel: Ein Name darf höchstens { $most } haben.
   *[other] { $over } Zeichen zu viel: Ein Name darf höchstens { $most } haben.
}
