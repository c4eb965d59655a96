# What a language model at a table is told by the MCP server.

error-guest-restarting = The server is restarting: try again in a moment.
error-guest-not-understood = The table did not understand who came.
error-guest-not-let-in = The table does not let this bot in.
error-guest-no-table = There is no such table.
error-guest-replaced = Another bot has come with the same key.
error-guest-key = The key does not work: ask the host for a new link, which all players must agree to during a game.
error-guest-too-often = The table has had too many visits: try again later.
error-guest-lost = The connection to the table is lost: try again in a moment.
error-guest-link = This is not a link for a bot: the host of a table gets one, such as { $example }.
error-guest-name = Say what you are called: the others read it at the table.
error-guest-observe-first = It is not your turn, or another bot has moved for you: observe first.
error-guest-refused = { $why }
error-guest-which-table = Which table? Give the link for a bot that its host got.
error-guest-no-chair = You are not at a table: join one first.
error-guest-address = This is not the address of a server, such as http://localhost:8000.
error-guest-other-server = { $name } does not answer as a Tamaya server does.
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
