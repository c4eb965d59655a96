# Der Meister verwaltet die Plättchen (S6), bei den Schachteln, die einen haben.

who-begins-as-master = Wer ist am ältesten? Diese Person ist { -master } und beginnt.
who-is-master = Wer ist { -master }?
master-rule = Laut Regelheft ist die älteste Person { -master } und verwaltet die Plättchen.
is-master = { $by ->
    [you] Du bist { -master }: Die Plättchen liegen vor dir
   *[other] { $who } ist { -master }: Hier liegen die Plättchen
}
log-to-master = Ansage an { $to ->
    [you] dich als { -master }
   *[other] { -master } { $master }
}: { $kind ->
    [hint] „Ich gebe einen Hinweis.“
    [discard] „Ich { -discard(form: "I") } eine Karte ab.“
   *[play] „Ich spiele eine Karte{ -play(form: "particle") }.“
}
error-no-master = In dieser Schachtel gibt es keinen { -master }: Niemand Bestimmtes verwaltet die Plättchen.
