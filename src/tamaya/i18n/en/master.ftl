# The master looks after the tokens (S6), in the boxes that have one.

who-begins-as-master = Who is the oldest: the master, who begins?
who-is-master = Who is the master?
master-rule = By the rulebook, the oldest player is the master and looks after the tokens.
is-master = { $by ->
    [you] You are the master: the tokens lie before you
   *[other] { $who } is the master: the tokens lie here
}
log-to-master = { $to ->
    [you] To you as master
   *[other] To the master, { $master }
}: { $kind ->
    [hint] “I give a hint.”
    [discard] “I discard a card.”
   *[play] “I play a card.”
}
error-no-master = This box has no master: nobody in particular looks after the tokens.
