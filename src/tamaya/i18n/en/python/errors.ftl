# Why something cannot be done, as the library and the command line say it; what the page says, too, is in ../errors.ftl
# and ../archive.ftl. The keys are the codes of errors. What begins with exact- is said
# instead of the text of the same code, where its values are known. $text, $value and the like are quoted already.

not-allowed = “{ $action }” is not allowed here ({ $rule }).

# Cards, actions, rules
error-unknown-colour = { $text } is not a colour: the colours are { $colours }.
error-unknown-value = { $text } is not a value: values go from 1 to 5.
error-unknown-card = { $text } is not a card: write one of the letters { $letters } and a value from 1 to 5, such as r1.
error-unknown-action = { $text } is not an action. Actions look like this: { $forms }.
error-not-an-action = { $text } takes no turn: use { $way }.
error-unknown-pose = { $text } is not a pose: after the seat come { $ways }, in this order, each with its cards.
error-not-a-number = { $word } in { $text } should be the number of a card or a seat.
error-unknown-option = There is no option { $option }: the options are { $options }.
error-unknown-multicolour = multicolour cannot be { $value }: choose one of { $values }.
error-not-yes-or-no = { $option } cannot be { $value }: it is True or False.
error-players = { $value } players cannot play: Hanabi is for 2 to 5 (S1).
exact-hand-too-large = The deck has { $cards } cards: { $players } players cannot hold { $size } each and leave a pile. hand_size can be up to { $most }.
error-out-of-range = { $option } cannot be { $value }: it is a whole number from { $least } to { $most }.
error-option = { $text } is not an option: write name=value, separated by commas.
error-rules = { $value } cannot be the rules: write Rules() or Rules.edition('norwegian').
error-unknown-edition = There is no edition { $name }: the editions are { $editions }.
error-seed = seed cannot be { $value }: it is a whole number from 0 to { $most }.
error-deck = The deck does not match the rules, which call for { $cards } cards. Missing: { $missing }. Too many: { $extra }.
error-tiles = tiles cannot be { $value }: give the numbers 1 to 6 in any order (B2).
error-unknown-convention = There is no convention { $text }: choose from { $known }.
error-no-such-language = There is no language { $text }: choose one of { $languages }.

# What the rules do not allow
error-nothing-to-take = No bonus tile asks for a discarded card.
error-not-discarded = Card { $card } is not among the discards.
error-take-does-not-fit = Card { $card } does not fit any firework.
exact-decision-first = Seat { $seat } has to { $decision ->
    [colour-hint] give a free colour hint.
    [value-hint] give a free value hint.
    [reshuffle] take a discarded card and shuffle it into the pile.
   *[play-discarded] take a discarded card that fits a firework.
}
error-no-such-seat = There is no seat { $seat }: seats go from 0 to { $most }.
error-no-such-move = There is no move { $move }: moves go from 1 to { $last }, and 0 is the deal.
error-hint-to-self = A hint goes to another player.
error-black-hint = Black is not a colour that a hint can name.
error-multicolour-hint = No hint may name multicolour in this game.
error-no-such-colour = There is no { $colour } in this game.
error-no-such-value = Values go from 1 to 5.
error-empty-hand = Seat { $seat } has no cards.
error-not-your-card = Seat { $seat } holds these cards: { $cards }.
error-no-announcing = Colours are not announced in this game.
error-not-a-rearrangement = Name each card of seat { $seat } exactly once: { $cards }.
error-not-a-pose = Name only cards of seat { $seat } ({ $cards }), each at most once as turned and once as raised or lowered.

# Files and positions
error-no-beginning = This game began in the middle, and nobody knows how it got there.
exact-field-unknown = There is no field { $field } here: the fields are { $fields }.
exact-field-wrong = { $value } should be { $wanted ->
    [text] text
    [number] a whole number
    [whole-number] a whole number from { $least } to { $most }
    [object] an object
    [list] a list
    [short-list] a list of at most { $most }: it has { $found }
    [numbers] a list of at most { $most } whole numbers
    [tiles] the six tiles in their order
    [no-tiles] empty: no tiles are in play
    [names] a list of { $players } names, one for each seat
    [bots] a list of { $players }, one for each seat: the name of a bot, or null for a person
    [day] a day such as '2026-12-24'
    [tags] an object with at most { $most } texts
    [line] a single line of at most { $most } letters
    [name] 1 to { $most } letters without line breaks or control characters
    [letters] 1 to { $most } letters
    [digits] { $count } hexadecimal digits
    [true-or-false] true or false
    [few-actions] at most { $most } actions in all
    [choice] one of { $choices }
    [offsets] where it begins and where it ends
    [bytes] { $most } bytes, from its shape and type
    [action-of] an action of player { $player }, below { $nothing }, and { $nothing } for all others
    [held-card] the action of a card that player { $player } holds
   *[literal] { $literal }
}.
exact-not-json = This is not JSON: { $why }.
exact-too-large = The file is too large: it may have { $most } bytes.
exact-unknown-format = This is not a game: neither a Tamaya record (an object with the field 'format') nor a hanab.live game (an object with the fields 'players', 'deck' and 'actions', or a link with 'replay-json/').
exact-bad-game-link = { $why ->
    [elsewhere] { $text } only says where a game is, and nothing is fetched from there: a link with 'replay-json/' holds the whole game.
    [not-whole] { $text } is incomplete: 'replay-json/' is followed by cards, actions and a variant, separated by commas.
    [half-action] The link ends in the middle of an action.
    [range] The link begins with the range { $text }: the first number should not be the higher one.
    [digit] The link begins with { $text }: there should be a digit.
   *[letter] Letter { $place } of the link is { $text }: it should be a–z, 0–9 or A–Z.
}
exact-hanab-live-variant = There is no variant { $text } here: the variants are { $known }.
error-no-such-format = There is no format { $text }: the formats are { $formats }.
error-several-games = The file has { $games } games: only one is wanted.
error-not-on-hanab-live = hanab.live has { $what ->
    [both] no variant with both multicolour and black powder
    [colours] no variant with these colours
    [tiles] no bonus tiles
    [hints] no games with { $count } hint tokens
    [mistakes] no games with { $count } mistake tokens
    [hands] no hands of { $count } cards here, only { $least } to { $most }
    [full-discard] no discarding while all hint tokens are available (D2)
    [passing-over] no passing over of players who can do nothing (X3a)
    [announcing] no announced plays (A1)
    [link-number] no number for this variant that could stand in a link
   *[link-option] no place for this option in a link: use the file
}.
error-no-record = { $text } is not a record: write a game as RecordedGame(game).
error-bad-position = This is not a position: { $field } cannot be { $text }. { $wanted ->
    [words] Wanted: { $count } words, { $words }.
    [small-hands] A hand has at most { $most } cards.
    [numbered-card] Wanted: a card with its number, such as 7r1.
    [pile] Wanted: cards such as r1, the next one first; the last may have a number if it was put under them.
    [each-once] Wanted: each number from 0 to { $most } once.
    [no-tiles] Wanted: { $nothing }, since no tiles are in play.
    [tiles] Wanted: the six tiles in their order and how many were drawn, such as 316254.2.
    [tokens-and-turn] Wanted: hint tokens and mistakes such as 8.0, then turn, seat and turns left such as 12.0.-
    [state] Wanted: { $nothing }, a decision or an ending.
    [no-gaps] Wanted: each firework from its first card on, without gaps.
    [known-hints] Wanted: hints among { $letters }.
    [poses] Wanted: one of { $poses } for how it is held.
    [true-hints] Wanted: hints that are true of the card.
   *[whole-number] Wanted: a whole number from 0 to { $most }.
}

# Bots, runs and environments
error-not-one-of = { $option } cannot be { $value }: choose one of { $choices }.
error-at-least = { $option } cannot be { $value }: at least { $least }.
error-not-whole = { $option } cannot be { $value }: it is a whole number.
error-not-a-figure = { $option } cannot be { $value }: it is a number.
error-wrong-count = { $option } needs { $wanted } entries, not { $found }.
error-wrong-array = { $option } needs { $wanted } entries of the right type, not { $found }.
error-env-reset = There is no game yet: call reset first.
error-env-turn = It is the turn of { $agent }, who gave no action.
error-env-wait = It is the turn of { $agent }: { $other } can only wait (action { $number }).
error-env-seat = seat cannot be { $value }: it is a number from 0 to { $most }, or { $turning }.
error-env-illegal = Action { $number } is not legal. Legal actions: { $legal }.
error-env-action = An action is a whole number, not { $value }.
error-partner-shares = partners cannot be { $value }: each bot needs a share above 0.
error-not-a-partner = { $name } cannot be a partner in a batch; the compiled bots can: { $bots }. Any bot can be one in tamaya.env.gymnasium.
error-open-layout = The layout { $name } shows a seat its own cards, which no bot may see.
error-base-layout = The layout { $name } knows only the base game: use 'full' for these rules.
error-hle-deal = There is nothing to deal now.
error-hle-illegal = Illegal action: { $move }. Move should be one of: { $legal }.
error-hle-deck = The deck does not fit: it has { $cards } cards, each as colour × { $values } + rank.
error-hle-lacks = The action { $action } lacks { $missing }.
error-hle-rules = The Hanabi Learning Environment knows only the base game, not { $options }.
error-batch = A batch has at least one game and one thread, not { $games } and { $threads }.
error-batch-illegal = Action { $number } is not legal in lane { $lane }. Legal actions: { $legal }.
error-batch-over = Action { $number } is not legal in lane { $lane }: its game is over, and { $none } leaves a lane as it is.
error-batch-game = A lane takes only games with its own rules and number of players.
error-batch-other-cards = The cards must be the same as before, in another order.
error-batch-excluded = A hint rules out one of the new cards of lane { $lane }.
error-team = A team cannot be { $value }: it is a tuple of bots, such as ('smart',) * 3.
error-too-many-bots = { $bots } bots cannot sit on { $seats } seats.
error-games = { $games } games cannot be played: at least 1.
error-workers = { $workers } processes cannot play: at least 1.
error-needs-cluster = A cluster needs Dask: pip install "tamaya[cluster]".
error-no-cluster = No Dask scheduler answers at { $address }: { $why }.
error-process-ended = A process ended suddenly in one of the games with seeds { $first } to { $last }.
error-worker-ended = A process ended suddenly. With --resume, the same command goes on with what is left.
error-not-a-run = { $path } is not a run of this kind: name the file of one, or a new file.
error-not-results = These are not results from tamaya arena --json.
error-other-run = { $path } belongs to a different run: name another file.
error-unknown-team = { $bot } cannot play on: the teams are { $teams }.
error-no-such-bot = There is no bot { $name }: the bots are { $bots }.
error-bot-broken = The bot { $name } cannot be loaded from { $place }: { $why }.
error-bot-needs-extra = The bot { $name } needs more: pip install "tamaya[{ $extras }]".
error-bot-not-callable = { $name } does not make a bot: it cannot be called.
error-bot-failed = The bot { $bot } failed in the game with seed { $seed }, turn { $turn }. { $why }
error-bot-replaced = { $why } The bot { $who } played on.
error-bot-forfeits = { $why } The game counts as lost.
error-one-of = { $option } cannot be { $value }, only one of { $values }.
error-bot-stood-in = The bot { $bot } did not move in the game with seed { $seed }, turn { $turn }. { $why } { $who } moved instead.
error-bot-no-maker = It is not made by a function of rules, players, seat and seed.
error-bot-no-bot = Its maker returns { $value }, which is not a bot: a bot has see(event) and choose(view).
error-bot-hangs = It has not answered for { $seconds } seconds, in { $place }.
error-bot-no-choice = It answers with { $value }, which is not a Choice(action, reason).
error-bot-illegal = It wants { $action }, which is not legal.

# Bots that are other programs
error-bad-command = { $command } is not a command: { $why }.
error-empty-command = A command cannot be empty.
error-program-not-executable = '{ $command }' may not be run: chmod +x { $command }, or write what runs it, such as python3 { $command }.
error-no-such-program = There is no program '{ $command }'.{ $tip ->
    [quotes] {" "}What is in quotes counts as one word: leave out the quotes, or the arguments.
    [here] {" "}For one in this folder, write ./{ $command }
   *[elsewhere] {""}
}
error-bot-not-started = { $command } cannot be started: { $why }.
error-bot-late = It did not answer within { $seconds } seconds. (A bot has to flush its output after each line.)
error-bot-unasked = It says { $text } without being asked.
error-bot-long-line = It wrote a line of more than { $most } bytes.
error-bot-many-lines = It wrote more than { $most } lines that nobody had asked for.
error-bot-closed = It closed its standard output.
exact-bot-closed = It closed its standard output, after it wrote: { $words }
error-bot-killed = It was ended by signal { $signal }.
exact-bot-killed = It was ended by signal { $signal }, after it wrote: { $words }
error-bot-ended = It ended with status { $status }.
exact-bot-ended = It ended with status { $status }, after it wrote: { $words }
error-bot-log-full = (More than { $most } bytes: the rest is left out.)
error-bot-given-up = It failed { $times } times in a row and will not be started again for now. The last time: { $why }
error-bot-version = It speaks version { $found } of the protocol, not { $wanted }.
error-bot-no-name = It does not say its name.
error-bot-other-question = It answers question { $found }, but was asked question { $wanted }.
error-bot-no-json = It says { $text }, which is not JSON.
error-bot-no-answer = It says { $text }, which is not a message of type "{ $type }".
error-bot-field = It says { $text } as "{ $field }" of its "{ $type }", which should be { $wanted ->
    [number] a whole number
   *[text] text
}.
error-bot-no-field = It leaves "{ $field }" out of its "{ $type }".
error-bot-stays = It was still running after { $seconds } seconds.
error-bot-unasked-now = Nothing was asked, or another bot has moved in the meantime.
error-bot-left = It went away.
error-bad-told = { $line } is not a message from a table: { $why }.
error-check-after-nonsense = { $why } Before that, it was told { $told }.
error-check-in-game = { $why } ({ $players } players, seed { $seed }, turn { $turn }, rules { $rules })
error-bad-bot-command = { $text } is not a bot: write NAME=COMMAND, with a name of small letters, digits and hyphens.
error-bot-name-taken = There is already a bot called “{ $name }”: choose another name.

# Language models
error-llm-no-model = { $text } names no model: write { $form }; the options may be left out.
error-llm-option = A language model has no option { $text }: write { $form }; the options may be left out.
error-bad-llm-key = { $variable } is not a key: it contains characters that keys do not have.
error-no-endpoint = Where is the model { $model }? Set { $variable }, for example to http://localhost:11434/v1, and { $key } to its key.
error-bad-endpoint = { $variable } is not the address of an endpoint, such as http://localhost:11434/v1.
error-endpoint-password = { $variable } contains a name or a password: put the key into { $key }.
error-llm-unreachable = { $name } cannot be reached: { $why }.
error-llm-late = { $name } did not answer within { $seconds } seconds.
error-llm-status = { $name } answers with status { $status }. { $said }
error-llm-too-long = { $name } answers with more than { $most } bytes.
error-llm-no-completion = { $name } answers with something that is not a chat completion: { $quoted }
error-llm-no-choice = None of its { $answers } answers was a choice.
error-llm-no-time = Its { $seconds } seconds for the move are over.
error-llm-used-up = Its { $most } { $what ->
    [calls] calls
    [tokens] tokens
   *[seconds] seconds
} are used up.
error-llm-given-up = It had no answer { $times } times in a row. The last time: { $why }
llm-moved-instead = { $who } moves for me. { $why }

# Running a server
error-keep-games = Games cannot be kept for { $days } days: at least one day, or 0 to keep them for good.
error-needs-public-url = { $option } needs --public-url.
error-bad-header = A header cannot be called { $value }: give a name such as Remote-User.
error-bad-public-url = The public address cannot be { $value }: give one such as https://example.org/hanabi.
error-blank-password = The password is blank. Leave --password and TAMAYA_PASSWORD out if everybody may come in.
error-bad-address = The address cannot be { $value }: give one such as 192.168.0.5 or tamaya.local, without a port.
error-bad-network = { $setting } cannot contain { $text } ({ $why }): write addresses and networks separated by commas, such as 127.0.0.1,10.0.0.0/8{ $setting ->
    [trusted_proxies] , the word unix, or a number of proxies
   *[other] {""}
}.
error-no-port = The server cannot listen at { $place }: { $why }. Choose another --port or --host.
error-one-worker = Only one process can serve an SQLite file: --workers needs --database postgresql://…
error-file-exists = { $file } already exists: give another name.
error-people-words = “{ $what }” takes { $words ->
    [one] one name or id
   *[other] { $words } names or ids
}.
error-no-person = There is no { $text } here: “tamaya people find” lists everybody.
error-several-people = Several people are called { $text }. Give an id: { $ids }.
error-same-person = That is { $name } both times.
error-both-at-table = Both are sitting at table { $table }, and the game there is not over.
error-database-not-empty = The new database already has something in it.
error-no-folder = There is no folder { $folder }: make it first.
error-no-file = There is no file { $file }.
error-unusable-file = { $file } cannot be used: { $why }.
error-damaged-file = { $file } is not a database, or it is damaged: { $why }.
error-storage-unknown = There are no { $kind } databases here: give the path of an SQLite file, or postgresql://…
error-storage-no-file = { $place } is not a file: use the tools of PostgreSQL (pg_dump, pg_restore).
error-storage-not-installed = { $why }.
error-storage-unreachable = { $place } cannot be reached: { $why }.
error-storage-in-use = { $place } is open in another Tamaya (process { $process }): stop that one, or give another file.
error-storage-newer = { $place } was written by a newer Tamaya: its schema is { $found }, and this one knows { $known }.
error-storage-closed = { $place } cannot be opened: { $why }.
error-storage-not-writable = { $place } cannot be written: { $why }.
error-storage-no-database = { $place } is not a Tamaya database, or it is damaged: { $why } (see tamaya restore).
error-bus-alone = { $place } belongs to one process, which needs no bus: several need --database postgresql://…
error-bus-unknown = There is no { $kind } bus here: give redis://… or valkey://…, or leave it out to use the database.
error-bus-elsewhere = On Windows, --database postgresql://… also needs --bus redis://… or valkey://…
error-bus-unreachable = { $place } cannot be reached: other processes would not be heard.
exact-bad-message = The server does not understand this message: { $why ->
    [choice] { $field } should be one of { $choices }
    [letters] { $field } should have at most { $most } characters
    [number] { $field } should be a whole number up to { $most }
    [next] { $field } should be what an earlier answer gave as next
    [not-whole] it did not arrive in full
   *[other] { $why }
}.

# The command line
error-no-such-turn = There is no turn { $turn }: turns are counted from 1, and 0 is the deal.
error-no-game-number = { $file }: there is no game { $game }: games are counted from 1 to { $games }.
error-which-game = { $file } has { $games } games: choose one with --game N.
error-no-commitment = { $file }: there is nothing to check, because this record has no fingerprint. Games played at a table have one; see docs/security.md.
error-which-record = Which game? Give the file that the table saved: tamaya verify RECORD --fingerprint HEX.
error-bad-fingerprint = A fingerprint has 64 hexadecimal digits, and all of them count: { $value } has { $found }. The menu of the table shows all of it.
error-picture-width = A picture cannot be { $width } pixels wide: { $least } to { $most } are possible.
error-picture-ending = A picture cannot end in { $ending }: it is an .svg or a .png.
error-goes-with = { $option } goes with { $other }.
error-no-puzzle = { $file }: there is no puzzle in it; --make writes some.
error-puzzle-unreadable = { $file }: puzzle { $number } cannot be read (one on each line, as --make writes them). { $why }
error-too-few-puzzles = These games have only { $made } puzzles, not { $wanted }.
error-one-output = --json - and --html - cannot both write to standard output: name a file for one of them.
error-who-plays = Who plays? Say so with --bot NAME, --bot module:make, --bot llm:MODEL or --bot-command ./mybot.
error-one-deal = --only plays one deal with one team: leave out --versus, --matrix and --resume.
error-one-run = { $option } keeps one run: leave out --versus and --matrix.
error-save-to-file = { $path } is a file: --save needs a folder.
error-which-bot = Which bot? { $usage }, or however it is started.
error-bad-bot-link = { $link } is not a link for a bot: the host of a table gets one, such as https://…/api/bots/TABLE#KEY.
error-our-bot = { $bot } is one of Tamaya’s own bots; as a program it is: tamaya bot-check tamaya bot-run { $bot }
error-missing-extra = { $who } needs { $modules }: pip install "tamaya[{ $extra }]".
error-unlikely = Under this likelihood, none of the games that were drawn could have happened.
error-storage-other-tables = it has other tables, such as { $table }
error-no-socket-files = This system has no socket files.
