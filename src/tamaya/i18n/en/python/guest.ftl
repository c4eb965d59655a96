# What a language model at a table is told by the MCP server.

error-guest-restarting = The server is restarting: try again in a moment.
error-guest-not-understood = The table did not understand what the bot said about itself.
error-guest-not-let-in = The table does not let this bot in.
error-guest-no-table = There is no such table.
error-guest-replaced = Another bot has come with the same key.
error-guest-key = The key does not work: ask the host for a new link, which all players must agree to during a game.
error-guest-too-often = Too many connections or messages: try again later.
error-guest-lost = The connection to the table is lost: try again in a moment.
error-guest-link = This is not a link for a bot: the host of a table gets one, such as { $example }.
error-guest-name = Say what you are called: the others read it at the table.
error-guest-observe-first = It is not your turn, or another bot has moved for you: observe first.
error-guest-refused = { $why }
error-guest-which-table = Which table? Give the link for a bot that its host got.
error-guest-no-chair = You are not at a table: join one first.
error-guest-address = This is not the address of a server, such as http://localhost:8000.
error-guest-other-server = { $name } does not answer as a Tamaya server does.
error-guest-finished = The game is over.
error-guest-which-game = Which game? Give the text of a file, or finish a practice game first.
guest-practice = You play with { $bots ->
    [one] a bot
   *[other] { $bots } bots
} ({ $bot }), and you begin. There is no time limit.
guest-can-review = review_game reviews it.
guest-waiting = You are at the table. The game has not begun: observe waits for your turn.
guest-seconds = You have { $seconds ->
    [one] one second; then another bot moves for you.
   *[other] { $seconds } seconds; then another bot moves for you.
}
guest-over = The game is over: { $score } of { $most } points.
guest-not-yet = It is not your turn: observe again.
guest-done = Done.
guest-seated = You are at { $place } as { $name }.
guest-how-to-sit = To sit down you need a link for a bot, which the host of a table gets in the waiting room.
guest-no-tables = There are no public tables.
guest-table = { $id }: { $edition }, { $taken } of { $players } seats taken, { $phase }, host { $host }

# What a model reads of the MCP server's tools and of their arguments. The tools' names are not translated.
mcp-instructions = Play Hanabi: start a practice game with bots, or join a Tamaya table with the bot link that its host gives you. Then, until the game is over, observe (it waits for your turn and lists your choices by number) and act with one of them.
guest-language-model = Language model
tool-list-tables = List the public tables of a server.
tool-start-practice = Start a game with bots, here and now: without a server, other people or a time limit. Returns the notation, the rules and what is agreed on. You have the first turn.
tool-join-table = Sit down at a table with the bot link from its host. Returns the notation and, once the game has begun, its rules.
tool-observe = See the table from your seat; your own cards are hidden. On your turn your choices are listed by number.
tool-act = Make your move: one of the numbered choices that observe has listed.
tool-explain-rules = The numbered rules of the game you are playing and what its table has agreed on, or the rules of a box.
tool-review-game = Review a game that is over: what was possible, and the moments that mattered. This may take a minute.
argument-players = how many play, you included
argument-bot = who has the other seats
argument-agreement = the conventions that all play by, such as none or club
argument-box = a box, such as dutch; by default the base game
argument-server = its address; by default the usual one
argument-link = the bot link with its key, unless one was given at the start
argument-name = the name that others see at the table
argument-seconds = how long to wait for your turn
argument-answer = the number of a choice; a reason may follow
argument-edition = a box, such as dutch; by default the game being played
argument-record = the text of a Tamaya or hanab.live file; by default the practice game just played
# What is wrong with a call, quoting none of its values. $problems is a list of the three that follow; $arguments are all that the tool takes.
call-problems = { $problems }: { $tool } takes { $arguments }.
call-not-an-argument = '{ $name }' is not an argument
call-missing = '{ $name }' is missing
call-wrong = '{ $name }' is not { call-kind }
call-unknown = There is no such tool, only { $tools }.
call-argument = { $needed ->
    [yes] { $name } ({ call-kind }: { $about })
   *[no] { $name } (optional, { call-kind }: { $about })
}
call-kind = { $type ->
    [number] a number from { $least } to { $most }
   *[string] a text
}
