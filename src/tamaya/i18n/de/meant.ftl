# Was ein Hinweis nach den Absprachen hieß und was daraus wurde. Die Karte, um die es geht, steht davor (reason-about),
# darum heißt sie im Satz „sie“. $who hat die Karte, $giver gab den Hinweis, für $faces hielt $who die Karte; $others sind
# die Karten, die zuerst von $asked kommen sollen. $move ist eine Zahl.

meant-play = Sie soll { -play(form: "done") } werden. { $who } hält sie für { $faces }.
meant-save = Sie soll bleiben. { $who } hält sie für { $faces }.
meant-open = Sie soll { -play(form: "done") } werden oder bleiben. { $who } hält sie für { $faces }.
meant-prompt = Zuerst kommt { $others } ({ $asked }); dazu gab es schon einen Hinweis. { $who } hält sie für { $faces }.
meant-finesse = Zuerst kommt { $others } ({ $asked }), ohne dass es dazu einen Hinweis gab. { $who } hält sie für { $faces }.
meant-stall = Zeitgewinn: Das ist eine 5, mehr nicht.
meant-fix = Eine Berichtigung: { $who } hätte eine Karte { -play(form: "done") }, die nicht passt.
meant-known = Nichts Neues: { $who } wusste es schon.
meant-useless = Niemand braucht sie mehr: Sie kann weg.
meant-words = Nur der Wortlaut. { $who } hält sie für { $faces }.
meant-nothing = Der Hinweis sagt, dass es keine gibt, und gewinnt Zeit.
meant-passed-on = Der Zug verrät, dass { $who } die gleiche hat, { $faces }.
came-kept = Das stimmte (Zug { $move }).
came-false = { $done ->
    [misplayed] Nicht das, was { $giver } versprach. { $who } hat sie { -play(form: "done") }: ein Fehler (Zug { $move }).
    [played] Nicht das, was { $giver } versprach, aber sie passte trotzdem (Zug { $move }).
   *[other] Nicht das, was { $giver } versprach.
}
came-bluff = Ein Bluff: { $who } hielt sie für { $faces } und hat sie { -play(form: "done") }, und sie passte (Zug { $move }).
came-unseen = { $what ->
    [answer] { $who } konnte nicht wissen, dass diese Karte gemeint war.
   *[other] Nicht das, was { $who } glauben musste; aber { $giver } konnte das nicht sehen.
}
came-ignored = { $done ->
    [misplayed] { $who } hat sie falsch angesagt (Zug { $move }).
    [discarded] { $who } hat sie trotzdem { -discard(form: "done") } (Zug { $move }).
   *[nothing] { $who } hat etwas anderes getan (Zug { $move }).
}
came-late = { $who } hat erst etwas anderes getan und sie später { -play(form: "done") } (Zug { $move }).
came-early = { $fault ->
    [other] { $who } hat sie zu früh { -play(form: "done") } (Zug { $move }), denn { $by } war zuerst gefragt.
   *[own] { $who } hat sie zu früh { -play(form: "done") } (Zug { $move }).
}
came-overtaken = Eine gleiche Karte kam ihr zuvor (Zug { $move }).
came-spoilt = Niemand braucht sie mehr (seit Zug { $move }).
came-double = { $who } hat sie { -discard(form: "done") } (Zug { $move }); die gleiche Karte war auf einer anderen Hand.
came-left = Sie passte und wurde nie { -play(form: "done") }.
