# The first minute: the front page, practice, invitations and where they can be opened.

introduction = Together you put on a fireworks show: in each colour the cards from 1 to 5, in order. The catch: you see everybody’s cards but your own.
picture = Your friends’ cards lie open before you. Your own you see from behind; a hint tells you that one of them is a 1.
doors = Ways to play
door-learn-about = A short game shows you how it goes
door-practise = Practise now
door-practise-about = A game with two bots begins at once
door-friends = Play with friends
door-friends-about = A table, and a link to send round
puzzle-of-the-day = Puzzle of the day
door-puzzle-about = One position, the same for everybody
copy-puzzle-link = Copy the link to this puzzle
guest = Guest
table-rules = Rules of the table
no-box = No box, just play
no-box-about = The base game, as it is in every box.
base-game = Base game
again-with = Again with { $names }
again-practice = Practise once more
older-tables = { $count ->
    [one] One older table
   *[other] { $count } older tables
}
table-with = With { $names }
table-alone = Your table, nobody else yet
practice-with = { $bots ->
    [one] Practice with a bot
   *[other] Practice with { $bots } bots
}
signed-out-here = This device has been signed out. To be yourself here again, go to a device where you are still signed in and get a link there, under “My devices”.
invited-by = { $name } invites you to a game of Hanabi
only-look-on = Only look on
look-on = Look on
chairs-all-taken = { $phase ->
    [waiting] All chairs are taken by now, but you can look on.
    [playing] The game has begun. You can look on.
   *[over] The game is over. You can have a look at it.
}
name-ask = The others see you as { $name }. What do they call you?
share-link = Send link
share-text = Come and play Hanabi with me!
only-here = Only this computer can open this address.
only-here-text = { $open ->
    [yes] Are your friends’ phones and computers in the same network as this one? Then let them in:
    [host] The host of this table can let in other devices in the network.
   *[no] Friends elsewhere need an address that leads here. Whoever runs the server finds in docs/hosting.md how to get one.
}
open-network = Open it to my network
network-open = Other devices in your network can come in now, until the server is stopped.
address-of-link = Address in the link; if it does not open elsewhere, try another
removed-you = { $host } has asked you not to join in at this table. You can look on, but not sit down or talk.
lesson-practise = Practise with two bots
