# Rätsel: Fragen zu echten Stellungen. $cards sind Namen von Karten auf der Hand, $faces und $face, was Karten sind. Ein Tipp
# hilft beim Rätsel; einen Hinweis geben Spieler einander.

puzzle-ask-show = Alle Karten liegen offen, auch der { -pile }. Nur ein Zug führt noch zur perfekten Vorstellung. Was tust du?
puzzle-ask-discard = Du bist dran. Eine deiner Karten ist sicher nutzlos. Welche?
puzzle-ask-meaning = { $giver } hat dir gerade einen Hinweis gegeben: { $what }. Um welche Karte geht es, und soll sie { -play(form: "done") } werden oder bleiben?
puzzle-ask-call = { $giver } hat { $receiver } gerade gesagt: { $what }. Damit ist eine deiner Karten gefragt. Welche?
puzzle-ask-trust = Angenommen, Hinweise gelten nur Karten, die noch gebraucht werden, und keiner, auf die es in einer anderen Hand schon einen Hinweis gibt. Dann passt eine deiner Karten. Welche?
puzzle-ask-play = Du bist dran. Eine deiner Karten passt sicher. Welche?
puzzle-ask-announce = Du bist dran. Bei einer deiner Karten kannst du gefahrlos die Farbe ansagen, und sie passt. Welche Karte ist es, und welche Farbe?
puzzle-ask-reshuffle = Das Bonusplättchen mischt eine { -discard(form: "done-e") } Karte in den { -pile }. Mit einer bleiben mehr Punkte erreichbar als mit jeder anderen. Mit welcher?
puzzle-ask-play-discarded = Mit dem Bonusplättchen wird eine { -discard(form: "done-e") } Karte { -play(form: "done") }. Mit einer bleiben mehr Punkte erreichbar als mit jeder anderen. Mit welcher?
puzzle-pile = Der { -pile }, oberste zuerst: { $cards }
puzzle-tip = Tipp { $number }: { $tip }
puzzle-missing = { $missing } Karten fehlen noch, und höchstens { $most } können noch hingelegt werden, { -discard(form: "done-e") } mitgezählt.
puzzle-tempting = { $cards } passt, aber sie jetzt { -play(form: "with-zu") } ist falsch.
puzzle-do-play = Eine Karte muss { -play(form: "done") } werden.
puzzle-do-discard = Eine Karte muss { -discard(form: "done") } werden.
puzzle-do-hint = Jetzt heißt es warten: Keine Karte darf hingelegt werden.
puzzle-only-way = Alles andere ist bis zum Ende durchgerechnet und verspielt die perfekte Vorstellung.
puzzle-so = So geht es weiter bis zur perfekten Vorstellung
puzzle-tempted = Kommt { $cards } schon jetzt, sind höchstens { $most } Punkte möglich.
puzzle-words = Die Hinweise genügen: Auch worauf sie nicht gezeigt haben, verrät etwas.
puzzle-count = Die Hinweise genügen nicht: Zähle die Exemplare, die du siehst.
puzzle-one-of = Es ist { $cards }.
puzzle-not-it = { $cards } könnte noch { $face } sein.
puzzle-useless = { $cards } kann nur { $faces } sein, und das braucht niemand mehr.
puzzle-seen = Nur nach den Hinweisen könnte sie auch { $faces } sein, aber du weißt, wo alle Exemplare davon sind.
puzzle-about-play = Eine Karte soll { -play(form: "done") } werden.
puzzle-about-save = Eine Karte soll bleiben.
puzzle-chop = Eine der Karten, auf die er zeigt, wäre als Nächste { -discard(form: "done") } worden: die älteste ohne Hinweis.
puzzle-newest = Auf die Karte, die als Nächste { -discard(form: "done") } worden wäre, zeigt er nicht. Dann zählt die neueste.
puzzle-focus = Es geht um { $cards }.
puzzle-why-chop = { $cards } war die älteste ohne Hinweis und wäre als Nächste { -discard(form: "done") } worden. Zeigt ein Hinweis auf diese Karte, geht es um sie.
puzzle-why-newest = Auf die Karte, die als Nächste { -discard(form: "done") } worden wäre, zeigt er nicht. Dann geht es um die neueste, die zum ersten Mal einen Hinweis bekommt: { $cards }.
puzzle-meant-play = Welche Absprachen man auch kennt: { $cards } ist { $faces } und passt.
puzzle-meant-save = Welche Absprachen man auch kennt: { $cards } ist { $faces } und darf nicht verloren gehen.
puzzle-fits = { $cards } kann nur { $faces } sein, und das passt.
puzzle-announce = { $cards } kann nur { $faces } sein: Sie passt, und ihre Farbe ist sicher.
puzzle-not-fit = { $cards } könnte noch { $face } sein, und das passt nicht.
puzzle-colour-open = { $cards } passt auch, aber ihre Farbe ist offen: Sie könnte { $faces } sein.
puzzle-not-yet = Beim Hinweis geht es um { $face }. Das passt noch nicht: Zuerst fehlt { $faces }.
puzzle-nowhere = Keine andere Hand hat { $face }. Also ist deine gefragt.
puzzle-call-prompt = Eine deiner Karten mit Hinweis könnte { $face } sein.
puzzle-call-finesse = Keine deiner Karten mit Hinweis kann { $face } sein.
puzzle-why-prompt = Karten mit Hinweis kommen zuerst, und von denen, die { $face } sein könnten, ist { $cards } die neueste.
puzzle-why-finesse = Keine deiner Karten mit Hinweis kann { $face } sein. Dann ist es die neueste ohne Hinweis: { $cards }.
puzzle-it-fits = { $cards } ist { $face } und passt.
puzzle-could-be = Nach den Hinweisen und nach dem Zählen könnte { $cards } { $faces } sein.
puzzle-unneeded = Wäre sie { $faces }, bräuchte sie niemand mehr.
puzzle-taken = Wäre sie { $faces }, hätte die gleiche Karte in einer anderen Hand schon einen Hinweis.
puzzle-leaves = Für { $cards } bleibt nur { $faces }, und das passt.
puzzle-tile-gone = Such eine Karte, die noch gebraucht wird und von der alle Exemplare { -discard(form: "done") } sind.
puzzle-tile-most = Mit der richtigen Karte sind noch { $most } Punkte erreichbar.
puzzle-tile-one-of = Es ist { $faces }.
puzzle-tile-why = Alle Exemplare davon sind { -discard(form: "done") }: { $face }. Ohne diese Karte wird { -firework(form: "its") } nie komplett.
puzzle-tile-then = Mit ihr sind noch { $most } Punkte erreichbar, mit jeder anderen Karte höchstens { $other }.

# Die Seite
puzzles-about = Aus Spielen von Menschen und von Bots. Jedes hat genau eine Lösung, und sie ist bewiesen.
puzzle-number = Rätsel { $number }
puzzle-kind = { $kind ->
    [show] Die perfekte Vorstellung
    [discard] Was kann weg?
    [call] Was ist von dir gefragt?
    [trust] Vertrau den Hinweisen
    [play] Was passt sicher?
    [announce] Was sagst du an?
    [tile] Das Bonusplättchen
   *[meaning] Was war gemeint?
}
puzzle-theme = { $theme ->
    [prompt] Aufruf
    [finesse] Finesse
    [save] Rettung
    [chop] Älteste Karte
    [focus] Worum es geht
    [good-touch] Nur Nützliches
    [counting] Zählen
    [silence] Was Hinweise auslassen
    [pace] Die Züge werden knapp
    [last-round] Letzte Runde
    [announced-play] { option-announce }
    [multicolour] { option-multicolour }
    [black-powder] { option-black-powder }
   *[bonus-tiles] { option-bonus-tiles }
}
puzzle-source = { $source ->
    [people] Aus einem Spiel von Menschen
   *[bots] Aus einem Spiel von Bots
}
puzzle-of = Rätsel des Tages, { $day }
puzzle-streak = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-streak-about = Tage, an denen du das Rätsel des Tages gelöst hast. Ein Tag endet um Mitternacht (UTC).
puzzle-rate = { $share } von { $people } Leuten lösen es auf Anhieb
puzzle-rate-few = { $people ->
    [0] noch von niemandem versucht
    [one] von 1 Person versucht, zu wenig für ein Urteil
   *[other] von { $people } Leuten versucht, zu wenig für ein Urteil
}
puzzle-players = { $count } Leute am Tisch
puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[unknown] noch unbekannt
}
puzzle-level-label = Schwierigkeit
puzzle-kind-label = Art
puzzle-theme-label = Thema
puzzle-any = alle
puzzle-open-only = Nur solche, die ich noch nicht gelöst habe
puzzle-none = Kein passendes Rätsel gefunden.
puzzle-yours = { $state ->
    [first] auf Anhieb gelöst
    [solved] gelöst
    [seen] nachgesehen
   *[tried] versucht
}
puzzle-pick-card = Wähle eine Karte auf deiner Hand.
puzzle-pick-colour = Wähle eine Karte auf deiner Hand, dann die Farbe.
puzzle-pick-discarded = Wähle eine { -discard(form: "done-e") } Karte.
puzzle-pick-or-hint = Wähle eine Karte oder gib irgendeinen Hinweis.
puzzle-answer-hint = Hinweis geben
puzzle-answer-keep = Behalten
puzzle-answer-useless = Diese ist nutzlos
puzzle-right = { $first ->
    [yes] Richtig, auf Anhieb!
   *[no] Richtig!
}
puzzle-wrong = { $kind ->
    [show] Damit ist die perfekte Vorstellung verloren. Versuch etwas anderes.
    [discard] Nicht sicher: Sie könnte noch von Nutzen sein. Versuch eine andere.
    [call] Diese ist nicht gefragt. Versuch eine andere.
    [trust] Auch dann muss sie nicht passen. Versuch eine andere.
    [play] Nicht sicher: Vielleicht passt sie nicht. Versuch eine andere.
    [announce] Das gelingt nicht sicher. Versuch etwas anderes.
    [tile] Mit einer anderen bleiben mehr Punkte erreichbar. Versuch es noch einmal.
   *[meaning] Das war nicht gemeint. Versuch etwas anderes.
}
puzzle-take-tip = Tipp (noch { $left })
puzzle-give-up = Lösung zeigen
puzzle-back = Zurück zur Frage
puzzle-you = Du
puzzle-action = { $how ->
    [play] { $card } { -play }
    [discard] { $card } { -discard }
    [keep] { $card } behalten
    [announce] { $card } als { $colour } { -play }
    [take] { $card } nehmen
   *[hint] einen Hinweis geben
}
puzzle-answer = Die Lösung: { $answer }
puzzle-show-line = Auf dem Tisch zeigen
puzzle-play-on = Von hier aus weiterspielen
puzzle-next = Nächstes Rätsel
puzzle-all-solved = Du hast alle gelöst.

run = { $kind ->
    [clock] Gegen die Uhr
   *[other] Endlos
}
run-about = { $kind ->
    [clock] Fünf Minuten: Wie viele schaffst du? Eine falsche Antwort kostet zehn Sekunden.
   *[other] Rätsel auf Rätsel, passend zu deiner Stärke. Wie viele schaffst du hintereinander?
}
run-right = { $kind ->
    [clock] { $right } gelöst
   *[other] { $right } hintereinander
}
run-best = Rekord: { $best }
run-best-of = { $kind ->
    [clock] Rekord gegen die Uhr: { $best }
   *[other] Längste Serie: { $best }
}
run-left = Restzeit
run-last = { $how ->
    [right] Richtig!
    [skipped] Übersprungen: 10 Sekunden weniger
   *[wrong] Falsch: 10 Sekunden weniger
}
run-skip = Überspringen (10 Sekunden)
run-begin = Los
run-again = Noch einmal
run-result = { $right ->
    [0] Die Zeit ist um. Diesmal war keins dabei.
    [one] Die Zeit ist um. Du hast 1 Rätsel gelöst.
   *[other] Die Zeit ist um. Du hast { $right } Rätsel gelöst.
}
run-record = Dein bestes Ergebnis bisher!
run-missed = Sieh dir noch einmal an:
my-rating = Mein Rating
rating-now = Dein Rating: { $rating }.
rating-range = Fast sicher zwischen { $low } und { $high }.
rating-none = Mit deiner ersten Antwort bekommst du ein Rating.
rating-about = Alle fangen bei 1500 an, auch die Rätsel. Bei jedem Rätsel zählt nur deine erste Antwort; mit Tipps gilt sie als falsch. Gegen die Uhr zählt nichts.
rating-course = Von { $from } auf { $to } in { $answers } Antworten
rating-column = { $column ->
    [theme] Thema
    [answered] Beantwortet
   *[first] Gleich richtig
}
rating-after = { $change ->
    [no] Dein Rating: { $rating }
   *[other] Dein Rating: { $rating } ({ $change })
}
puzzle-rating = Rating { $rating }
