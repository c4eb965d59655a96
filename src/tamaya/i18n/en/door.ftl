### The front page, practice, and the page that an invitation opens. $name, $names, $host: names of people.

introduction = Together you put on a fireworks show: in each colour the cards from 1 to 5, in order. The catch: you see everyone’s cards but your own.
picture = Your friends’ cards lie face up in front of you. You see only the backs of your own; a hint tells you that one of them is a 1.
doors = Ways to play
door-learn-about = A short game shows you how to play
door-practise = Practise now
door-practise-about = A game with two bots, right away
door-friends = Play with friends
door-friends-about = A table, and a link to share
door-pass = Pass one device round
door-pass-about = Everybody plays on this one
deal-of-the-day = Deal of the day
door-deal-about = The same cards for everybody, one try
deal-open = Play
deal-begun = Continue
deal-played = Played
deal-players = { $players } players
deal-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
today = Today
today-solve = Solve it
today-solved = Solved
today-last = Your last game
today-review = See the review
today-lesson = Next lesson
today-round = Round { $number } is open
puzzle-of-the-day = Puzzle of the day
door-puzzle-about = One position, the same for everybody
copy-puzzle-link = Copy the link to this puzzle
guest = Guest
table-rules = Create a table with options
no-box = No box, just play
no-box-about = The base game, the same in every box.
base-game = Base game
again-with = Again with { $names }
again-practice = Practise again
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
signed-out-here = This device has been signed out. To sign in here again, open “My devices” on a device where you are still signed in and get a link there.
invited-by = { $name } invites you to a game of Hanabi
only-look-on = Just watch
look-on = Watch
# $phase: of the game at the table.
chairs-all-taken = { $phase ->
    [waiting] All seats are taken, but you can watch.
    [playing] The game has begun. You can watch.
   *[over] The game is over. You can look through it.
}
name-ask = The others see you as { $name }. What should they call you?
share-link = Send link
share-text = Come and play Hanabi with me!
only-here = Only this computer can open this address.
# $open: yes (the reader can open it), host (the host can), or no.
only-here-text = { $open ->
    [yes] Are your friends’ phones and computers on the same network as this one? Then let them in:
    [host] The host of this table can let in other devices on the network.
   *[no] Friends elsewhere need an address that leads here. docs/hosting.md tells whoever runs the server how to get one.
}
open-network = Open it to my network
network-open = Other devices on your network can connect now, until the server is stopped.
address-of-link = Address in the link (if it does not open elsewhere, try another)
removed-you = { $host } has removed you from this table. You can watch, but not sit down or talk.
lesson-practise = Practise with two bots
lesson-club = Play by the club agreement, with two bots

# An invitation from somebody you have played with.
asked-by = { $name } has invited you to a table
asked-come = Join
asked-block = No more invitations from { $name }
people-known = People you have played with
people-ask = Invite { $name }
people-asked = { $name } has been invited
people-unblock = Let { $name } invite me again
own-people = My people
person-here = here now
people-around = Here now
person-games = { $games ->
    [one] one game together
   *[other] { $games } games together
}
person-forget = Forget
person-forget-whom = Forget { $name }
be-seen = Show when I am here
be-seen-about = Only people you have played with can see it.
people-nobody = Everybody you play with will be listed here.
next-turn = Next game, { $table }
nudge = Remind { $name }
nudged = { $name } has been reminded
tell-my-turn = Tell me when it is my turn
turn-due = until { $when }
