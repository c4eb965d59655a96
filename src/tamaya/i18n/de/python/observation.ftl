# Was Sprachmodelle von einem Spiel erfahren. Auf der Seite steht das nicht.

observe-role = Du spielst Hanabi, mit den anderen als ein Team, auf Platz { $seat } von { $players }. Die Plätze werden ab 0 gezählt; nach dem letzten kommt wieder Platz 0.
observe-table = Vor jedem deiner Züge siehst du den Tisch von deinem Platz aus. Eine Karte ist ein Buchstabe und eine Zahl, etwa r1. Die Buchstaben: { $letters }. Über jeder Handkarte steht ihre Nummer, unter der sie genannt wird; die älteste Karte liegt links. Deine eigenen Karten zeigt dir niemand.
observe-knows = Die Zeile „{ $knows }“ sagt, was man von einer Karte der eigenen Hand wissen kann: r? ist rot, ?4 eine Vier, rg12 rot oder grün und 1 oder 2, -b nicht blau, ? alles Mögliche.
observe-rules = Die Regeln dieses Spiels:
observe-agreement = An diesem Tisch gilt eine Absprache ({ $agreement }). Ein Hinweis bedeutet, was aus ihr folgt, sonst nicht mehr als seine Worte:
observe-answer = Antworte mit der Nummer einer Möglichkeit. Eine kurze Begründung darfst du dazuschreiben.
observe-you = { $seat } (du)
observe-since = Seit deinem letzten Zug:
observe-so-far = Das Spiel bisher:
observe-touched = Hinweise zeigen auf: { $cards }
observe-only = Karte { $card } kann nur { $faces } sein.
observe-read = Nach der Absprache gilt Karte { $card } als eine von diesen: { $faces }.
observe-choices = Deine Möglichkeiten:
observe-cards = { $count ->
    [0] keine Karte
    [one] Karte { $cards }
   *[other] Karten { $cards }
}
choice-play = Karte { $card } { -play }
choice-announce = Karte { $card } als { $colour } { -play }
choice-discard = Karte { $card } { -discard }
choice-hint = Hinweis an { $who }: { $what } ({ observe-cards })
choice-take = { $face } nehmen (Karte { $card })
answer-none = In dieser Antwort steckt keine der Möglichkeiten. Antworte mit einer Nummer von 1 bis { $most }.
answer-several = Diese Antwort kann { $choices } bedeuten. Antworte mit einer einzigen Nummer von 1 bis { $most }, ohne weitere Zahlen.
