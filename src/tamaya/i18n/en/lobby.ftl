### The lobby, the form for a table, and the waiting room. $who, $name: one name, $names: several in a list; $place: the number of
### a seat.

tagline = Hanabi with friends, by the rules of your box
loading = One moment…
you = You
your-name = Your name
save-name = Save name
change-name = Change name
hello = Hello, { $name }!
preferences = Settings
language = Language
# In the list of languages, for one that is not finished. $name: what it calls itself.
language-partly = { $name } ({ $percent }% translated)
theme = Appearance
theme-name = { $theme ->
    [dark] Night
    [light] Day
   *[auto] Automatic
}
your-tables = Your tables
my-games = My games
my-progress = My progress
my-clubs = My clubs
public-tables = Public tables
table-of = { $name }’s table
# In the list of tables.
seats-taken = { $taken } of { $players } seats taken
phase = { $phase ->
    [waiting] open
    [playing] playing
   *[over] finished
}
create-table = Create table
edition = Which box do you have?
players = Players
who-can-join = Who can join
public-value = { $public ->
    [yes] Anyone (public)
   *[no] Only with the link
}
house-rules = House rules
table-manners = At the table
starter = Who begins
# Choices under "Who begins".
starter-name = { $starter ->
    [edition] as the rulebook says
    [host] the host decides
   *[random] at random
}
talk-setting = Talk during the game
talk-name = { $talk ->
    [silent] Silent
    [phrases] Set phrases
   *[free] Free talk
}
# Below "Talk during the game": what the booklet of the chosen box says.
manners-of-box = { $comments ->
    [forbidden] According to the booklet, nobody may comment on another player’s turn.
    [discouraged] According to the booklet, players should not comment on another player’s turn.
   *[unsaid] Strictly speaking, says the booklet, you only talk to give hints. Each group decides for itself.
}
quiet-turns = Quiet turns
about-quiet-turns = Nobody talks while another player is thinking.
reactions-allowed = Reactions
about-reactions = React with a lantern face to a card that has just been revealed. Not after a hint: that would say too much.
explained = Bots say why
about-explained = Bots give the reason for each move at once. That is more than the rules allow, but good for learning. After the game they give it anyway.
spectators-allowed = Spectators welcome
about-spectators = They see only what is public, or the view of a player who allows it.
all-hands = Spectators may see all hands
about-all-hands = Everybody is told before the start, and sees who is watching. It cannot be changed during the game.
spectator-delay = They see it
spectator-delay-value = { $moves ->
    [0] at once
   *[other] { $moves } moves later
}
seed = Seed
seed-secret = left to chance
about-seed = The same seed deals the same cards, and anyone who knows it can find out what they are. That is why everybody is told when you set one. Leave it empty for a fair game.

## Waiting room

chairs = Seats
chair-free = Empty seat
chair-empty = nobody
host = host
away = away
sit = Sit down
sit-at = Take seat { $place }
stand = Stand up
add-bot = Add bot
add-bot-at = Add a bot at seat { $place }
bot-to-add = Kind of bot
# A button with an arrow, beside "Add bot".
bot-kinds-at = Choose a bot for seat { $place }
bot-not-ready = getting ready
bots-not-ready = A bot is getting ready. The first time this can take a minute or more.
bot-not-here = not here yet
bot-asked-by = asked for by { $who }
bot-connected-from = last connected from { $address }
bots-not-here = The bot from elsewhere is not here yet.
bot-away = While the bot is away
# Choices under "While the bot is away".
bot-away-value = { $waits ->
    [yes] we wait for it
   *[no] the cautious bot plays for it
}
bot-new-link = New link for the bot
bot-link = Link for the bot
bot-link-title = A bot from elsewhere
bot-link-text = With this link, one bot can take seat { $place } at this table. It is shown only once and stops working as soon as you make a new one.
bot-link-told = Everybody at the table is told that you asked for it and which address the bot connects from.
bot-link-waits = It works as soon as the others have agreed.
bot-link-command = Command to connect a bot program from a computer with Tamaya installed
copy-command = Copy command
remove = Remove
remove-who = Remove { $who } from seat { $place }
remove-chair-at = Remove the empty seat { $place }
readmit = Let { $who } sit down again
watching = Watching: { $names }
invite = Invite friends
invite-text = Send this link to your friends. They open it and enter a name.
invite-link = Invitation link
copy-link = Copy link
copied = Copied.
copy-by-hand = Copy this:
rules-of-table = Rules of this table
change-rules = Change rules
save = Save
who-begins = Who begins?
# $rule: of the box.
begins-rule = { $rule ->
    [most-colourful] According to the rulebook, the most colourfully dressed player begins.
    [oldest] According to the rulebook, the oldest player begins.
   *[random] Chance decides who begins.
}
start = Start
chairs-free = { $free ->
    [one] One seat is still empty: invite somebody, add a bot, or remove the seat.
   *[other] { $free } seats are still empty: invite people, add bots, or remove seats.
}
waiting-for-players = { $free ->
    [one] Waiting for one more player…
   *[other] Waiting for { $free } more players…
}
waiting-for-host = All seats are taken. Waiting for the host to start.
invited-title = You are invited
table-unknown = There is no table here
table-unknown-text = Perhaps the link is incomplete. Ask your friends for it again.
# Heading of a page.
table-forbidden = You cannot watch here
table-forbidden-text = This table does not allow spectators.
table-unreadable = This table could not be loaded
table-unreadable-text = The person who runs the server needs to take a look. Other tables are not affected.
