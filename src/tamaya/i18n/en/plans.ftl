# What one plans for one's turn, who must agree to what is asked, and addresses that lead nowhere.

plan-play = Play on my turn
plan-discard = Discard on my turn
plan-hint = For your turn:
plan-is = On your turn: { $action }.
plan-withdrawn = Things have changed, so what you planned was not done.

by-all = Everybody who is asked must agree.

nowhere = There is nothing at this address
nowhere-text = The link may be incomplete, or what it led to is gone.
