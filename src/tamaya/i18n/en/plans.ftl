# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = Play on my turn
plan-discard = Discard on my turn
plan-hint = For your turn:
plan-is = On your turn: { $action }.
plan-withdrawn = Your plan was withdrawn: it is not possible now, or things have changed.

by-all = Everybody who is asked must agree.

loudness = Volume

nowhere = There is nothing at this address
nowhere-text = The link may be incomplete, or what it led to is gone.
