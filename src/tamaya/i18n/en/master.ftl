### The master looks after the tokens (S6), in the boxes that have one. $who, $master: names.

who-begins-as-master = Who is the oldest? The oldest player is the { -master } and begins.
who-is-master = Who is the { -master }?
master-rule = According to the rulebook, the oldest player is the { -master } and looks after the tokens.
is-master = { $by ->
    [you] You are the { -master }: the tokens are in front of you
   *[other] { $who } is the { -master }: the tokens are here
}
# What the player says to the master before acting, in the boxes where that is the rule.
log-to-master = { $to ->
    [you] To you as { -master }
   *[other] To the { -master }, { $master }
}: { $kind ->
    [hint] “I’m giving a hint.”
    [discard] “I’m discarding a card.”
   *[play] “I’m playing a card.”
}
error-no-master = This box has no { -master }: nobody in particular looks after the tokens.
