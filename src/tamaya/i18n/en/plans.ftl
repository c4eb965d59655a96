# What you plan for your turn, who must agree to what is asked, and addresses that lead nowhere.

# Buttons at the foot of the table, while somebody else is to act.
plan-play = Play on my turn
plan-discard = Discard on my turn
# Before "A hint for NAME: colour or value?".
plan-hint = For your turn:
# $action: what you have planned, such as "Play card 2".
plan-is = On your turn: { $action }.
plan-withdrawn = Your plan was withdrawn: it is not possible now, or things have changed.

# After a question such as "Ann would like to take the last move back."
by-all = Everybody who is asked must agree.

# The label of a slider, where sounds are switched on.
loudness = Volume

# A page of its own, for an address that means nothing.
nowhere = There is nothing at this address
nowhere-text = The link may be incomplete, or what it led to is gone.

# A button in the waiting room.
add-chair = Add a seat
