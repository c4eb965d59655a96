# What one plans for one's turn, and addresses that lead nowhere.

plan-play = Play on my turn
plan-discard = Discard on my turn
plan-hint = For your turn:
plan-is = On your turn: { $action }.
plan-withdrawn = Things have changed, so what you planned was not done.

nowhere = There is nothing at this address
nowhere-text = The link may be incomplete, or what it led to is gone.
