"""Every English sentence that the command line prints, by key. A key is for a translator; a caller says only which
sentence it wants and what goes into it."""

from collections.abc import Sequence

from tamaya.core.editions import Band, Edition
from tamaya.i18n import texts

TEXT = {
    # ---- Editions
    "editions-more": "`tamaya rules EDITION` prints a rule sheet. The numbers in it are those of docs/rules.md.",
    "edition-options": "options: {options}",
    # ---- Rule sheet: headings and labels
    "sheet-set-up": "Set-up",
    "sheet-turn": "A turn: one of these three, and no passing (S7)",
    "sheet-end": "The end",
    "sheet-scale": "The impression you leave (E5)",
    "sheet-scale-federation": "The impression, by a federation of firework makers (E5)",
    "sheet-scale-multicolour": "The impression with multicolour (E5)",
    "sheet-options": "What this rulebook offers besides",
    "sheet-table": "At the table",
    "sheet-rulings": "Our rulings, where this rulebook is silent",
    "label-players": "Players",
    "label-deck": "Deck",
    "label-hands": "Hands",
    "label-tokens": "Tokens",
    "label-hint": "Hint",
    "label-discard": "Discard",
    "label-play": "Play",
    "label-mistakes": "Lost",
    "label-perfect": "Perfect",
    "label-last-round": "Scored",
    "label-comments": "Comments",
    "label-talk": "Talk",
    "label-cards": "Cards",
    "label-mark": "Marks",
    "option-multicolour": "Multicolour",
    "option-black_powder": "Black powder",
    "option-bonus_tiles": "Bonus tiles",
    "option-announce": "Announcing",
    "option-masterpiece": "Masterpiece",
    "option-hints": "Easier",
    "option-mistakes": "Harder",
    # ---- Rule sheet: sentences
    "players": "2 to 5 (S1).",
    "players-age": "2 to 5, age {age} and up (S1).",
    "author": "A game by {author}.",
    "players-given": "{players} (S1).",
    "starts-most colourful": "Whoever is dressed most colourfully begins (S6).",
    "starts-oldest": "The oldest begins (S6).",
    "token-master-oldest": "The oldest is the master and looks after the tokens.",
    "deck": "{cards} cards: {colours}, each with {values} (S2).",
    "hands": "{many} cards each with 2 or 3 players, {few} with 4 or 5 (S4).",
    "hands-given": "{size} cards each (S4), which leaves a pile of {pile}.",
    "hands-seen": "You see every hand but your own (S5).",
    "tokens": "{hints} hint tokens are available, {mistakes} mistake tokens unspent (S3).",
    "hint": (
        "Spend a hint token (H1) and point out to one other player (H2) all cards of one colour or one value (H3, H4)."
    ),
    "hint-names": "You may name {colours} and the values {values} (H7).",
    "hint-empty": "You may also say that there are none (H5).",
    "hint-not-empty": "A hint that touches no card is not allowed (H5).",
    "discard": "Put a card on the open discard pile, take back a hint token and draw (D1, D3).",
    "discard-when-full": "With all hint tokens available you may still discard, but gain nothing (D2).",
    "discard-not-when-full": "With all hint tokens available you cannot (D2).",
    "play": (
        "Reveal one of your cards and draw. If it is the next of its colour's firework it is added (P1), "
        "otherwise it is discarded and a mistake token is spent (P2, P3). Completing a firework brings back a "
        "hint token (P4)."
    ),
    "end-mistakes": "At once when the last mistake token is spent: 0 points (E1).",
    "end-perfect": "At once when all fireworks are complete: {points} points (E2).",
    "end-last-round": (
        "When the last card is drawn everybody has one more turn, also whoever drew it, and nobody draws any "
        "more (E3). Then the top values of the fireworks are added up (E4)."
    ),
    "option-multicolour-named-5": (
        "named, 5 cards: a sixth firework with one card of each value, up to 30 points (M1); hints may name "
        "it like a colour (M2)."
    ),
    "option-multicolour-named-10": (
        "named, 10 cards: a sixth firework, up to 30 points (M1); hints may name it like a colour (M2)."
    ),
    "option-multicolour-wild-5": (
        "wild, 5 cards: a sixth firework with one card of each value, up to 30 points (M1); no hint names it, "
        "and every colour hint touches it (M3)."
    ),
    "option-multicolour-wild-10": (
        "wild, 10 cards: a sixth firework, up to 30 points (M1); no hint names it, and every colour hint "
        "touches it (M3)."
    ),
    "option-black_powder-True": (
        "10 black cards (K1), played downwards from 5 to 1 (K2). They have no colour that a hint could name "
        "or touch (K3); each one that is missing in the end costs a point (K5)."
    ),
    "option-bonus_tiles-True": (
        "Completing a firework draws one of six tiles instead of a hint token: tokens, a free hint, or a card "
        "back from the discards (B1, B2)."
    ),
    "option-announce-True": (
        "Name the colour of a card before you play it (A1): right, and it fits, brings back a hint token "
        "(A2); wrong is a mistake (A3)."
    ),
    "option-masterpiece-True": (
        "No last round and no points: you play until the show is perfect, and lose as soon as a card that you "
        "still need is gone (X3)."
    ),
    "option-hints-values": "more hint tokens: {values} (X2).",
    "hints-spare": "The box has a spare one; after that take coins.",
    "hints-coins": "Coins will do.",
    "option-mistakes-values": "fewer mistake tokens: {values} (X1).",
    # ---- The impressions (E5); their words are in the catalogues
    "impression-band": "{lowest}–{highest}",
    "impression-below": "under {least}",
    # ---- Rule sheet: at the table
    "comments-forbidden": "Nobody comments on another's choice or tries to influence it (C1).",
    "comments-discouraged": "Players should not comment on another's choice, nor influence it (C1).",
    "comments-unsaid": "It does not say whether one may comment on another's turn (C1).",
    "talk": "Strictly, only hints are spoken; each group finds its own measure (C2).",
    "talk-master": (
        "Strictly, one speaks only to give hints and to tell the master what one does; each group finds its own "
        "measure (C2)."
    ),
    "remarks-always": '"I still know nothing about my hand" and "do you remember what you hold?" are always allowed.',
    "remarks-examples": (
        'It may allow remarks such as "I still know nothing about my hand" or "do you remember what you hold?".'
    ),
    "gestures-order": "Players may put their cards into another order, but never look at them (C3).",
    "gestures-turn": "Players may put their cards into another order and turn them, but never look at them (C3).",
    "gestures-push": (
        "Players may put their cards into another order and push them up or down, but never look at them (C3)."
    ),
    "mark-outline": "Keep in mind which firework can never be completed: its cards can still be discarded (C4).",
    "mark-turn": "If a firework can never be completed, turn its top card; its cards can still be discarded (C4).",
    "mark-pull": (
        "If a firework can never be completed, pull its top card out a little; its cards can still be discarded (C4)."
    ),
    # ---- Rule sheet: rulings
    "ruling-H6": "A player without cards cannot be given a hint.",
    "ruling-D2": "A discard with all hint tokens available brings no token.",
    "ruling-P3": "A card that fits is replaced as well.",
    "ruling-E1": "A lost game scores 0 points.",
    "ruling-E2": "A perfect show ends the game in the last round, too.",
    "ruling-E3": "Nobody draws in the last round.",
    "ruling-E5": "More than 25 points make the same impression as 25.",
    "ruling-E5-danish": "The numbers of the scale are our reading: they are illegible in our copy.",
    "ruling-X3": "A card that was played wrongly counts as discarded.",
    "ruling-X3-danish": (
        "A card that was played wrongly counts as discarded. The name of the variant is our reading: its heading is "
        "illegible in our copy."
    ),
    "ruling-X3a": "Who can do nothing is passed over; if nobody can do anything, the game is lost.",
    "ruling-X3b": "A lost masterpiece has no points; what the fireworks were worth is a remark.",
    "ruling-X3c": "A needed last copy on the discards loses at once, by a misplay, too.",
    "ruling-X3c-bonus_tiles": "It does so even if a bonus tile could bring it back.",
    "ruling-A1": "The name of the variant is our reading: its heading is illegible in our copy.",
    "ruling-A2": "No token is regained beyond the maximum.",
    "ruling-A4": "The right colour of a card that does not fit is an ordinary mistake.",
    "ruling-A5": "Multicolour is announced as multicolour.",
    "ruling-K1": "The ten black cards are 5 5 5 4 4 3 3 2 2 1.",
    "ruling-K5": "Black cards bring no points of their own, and a lost game scores 0.",
    "ruling-K6": "A perfect show needs the black firework, too.",
    "ruling-B2": "Completing a firework with a black 1 by tile 6 draws another tile, as a 5 does.",
    "ruling-B3": "A tile does what is possible; what is not has no effect.",
    "ruling-B4": "The game ends before a tile is drawn, if it was the last firework.",
    "ruling-B5": "A card that tile 5 shuffles back is in the pile before the player draws.",
    "ruling-C3": "At our tables cards may be rearranged, turned and pushed with any box, in public and at no cost.",
    "ruling-C4": "We mark a firework that cannot be completed by a dashed outline.",
    "ruling-C4-german-classic": "The advice is ours; we mark such a firework by a dashed outline.",
    # ---- Lists
    "list-and": "{most} and {last}",
    "list-or": "{most} or {last}",
    # ---- Files
    "files-standard-input": "standard input",
    "files-link": "the link",
    "files-ignored": "{file}: left out, for it means nothing here: {fields}.",
    "files-unreadable": "{file}: left out a game that cannot be read: {why}",
    "files-no-such-game": "{file}: there is no game {game}: they are counted from 1 to {games}.",
    "files-several": "{file}: it has {games} games: --game N says which one is meant.",
    "picture-ending": "A picture cannot end in {ending}: it is drawn as .svg or .png.",
    "picture-width": "A picture cannot be {width} pixels wide: {least} to {most} are possible.",
    # ---- Replay: around the moves
    "replay-game": "Game {number} of {games}",
    "replay-note": "{who} notes on card {card}: {text}",
    "replay-title": "A game of {players} players · {about}",
    "replay-base-game": "the base game",
    "replay-option": "{option} {value}",
    "replay-option-yes": "{option}",
    "replay-option-no": "no {option}",
    "replay-legend": (
        "knows: what its holder can tell of a card. r? is red, ?4 a four, rg12 red or green and 1 or 2, -b not blue"
    ),
    "replay-bots": "Bots: {bots}",
    "replay-bot": "{who} is {bot}",
    "replay-taken-back": "Practice: {times} × a move was taken back that had shown a card.",
    "replay-by-seat": "What {who} (seat {seat}) saw",
    "replay-open": "All cards open",
    "replay-public": "What everybody knew: the game is not over, so all hands stay hidden (--open shows them)",
    "replay-start": "The deal",
    "replay-moves": "Turn  Hints",
    "replay-after": "After turn {turn}",
    "replay-result": "The end",
    "table-next": "{who} is next.",
    "table-next-decision": "{who} has to decide: {decision}.",
    # ---- Replay: what happened
    "card": "{card} (card {id})",
    "card-hidden": "card {id}",
    "hinted": "{who} tells {target} about {what}: {cards}.",
    "hinted-free": "{who} tells {target} for free about {what}: {cards}.",
    "hinted-value": "{value}s",
    "hinted-nothing": "none",
    "hinted-one": "card {cards}",
    "hinted-many": "cards {cards}",
    "played": "{who} plays {card}.",
    "played-announced": "{who} announces {colour} and plays {card}.",
    "played-from-discards": "{who} plays {card} from the discard pile.",
    "played-completed": "That firework is complete.",
    "regained": "A hint token is back.",
    "regained-many": "{regained} hint tokens are back.",
    "misplayed": "{who} plays {card}, which does not fit: mistake {mistakes} of {most}.",
    "misplayed-announced": "{who} announces {colour} and plays {card}: mistake {mistakes} of {most}.",
    "discarded": "{who} discards {card}.",
    "tile": "Bonus tile {tile}: {effect}.",
    "tile-regained": "a hint token back",
    "tile-forgiven": "a mistake forgiven",
    "tile-3": "Bonus tile 3: a free colour hint.",
    "tile-4": "Bonus tile 4: a free value hint.",
    "tile-5": "Bonus tile 5: a discarded card goes back into the pile.",
    "tile-5-instead": "Bonus tile 5: the pile is empty, so a discarded card is played instead, as by tile 6.",
    "tile-6": "Bonus tile 6: a discarded card is played.",
    "tile-nothing": "it has no effect",
    "reshuffled": "{who} shuffles {card} into the pile.",
    "drawn": "Draws {card}.",
    "last-round": "The pile is empty: {turns} more turns.",
    "passed-over": "{who} can do nothing and is passed over.",
    "rearranged": "{who} holds the cards in a new order: {cards}.",
    "posed": "{who} holds {how}.",
    "posed-way": "{cards} {way}",
    "posed-turned": "turned",
    "posed-raised": "raised",
    "posed-lowered": "lowered",
    "posed-straight": "all cards straight",
    "ended-perfect": "A perfect show: {score} points!",
    "ended-last round": "The last round is over: {score} of {most} points.",
    "ended-mistakes": "The last mistake token is spent: the game is lost. The fireworks were worth {worth}.",
    "ended-card lost": "A card that was needed is gone: the game is lost. The fireworks were worth {worth}.",
    "ended-early": "Those who played agreed to end the game here: the fireworks are worth {worth} of {most} points.",
    "ended-stuck": "Nobody can do anything: the game is lost. The fireworks were worth {worth}.",
    # ---- The moments that counted
    "review-no-moves": "No move was made.",
    "review-one-output": "--json - and --html - cannot both be the standard output: name a file for one of them.",
    "review-ending": "--ending cannot be {cards}: it is a number of cards in the pile, 0 or more.",
    "review-score": "{score} points.",
    "review-deal": "With all cards open this deal could bring {best}.",
    "review-deal-open": "With all cards open this deal could bring {best} at least, {bound} at most.",
    "review-move": "Move {number}, {who}: {action}",
    "review-after": "  Before move {move}, {before} could be reached, after it {best}.",
    "review-after-open": "  Before move {move}, {before} could be reached, after it {best} at least, {bound} at most.",
    "review-instead": "  With open cards one would have gone on with: {action}",
    "review-nothing-lost": "No move made anything impossible for certain.",
    "review-better": (
        "  When bots play on, {action} scores about {cost:.1f} points more on average (±{error:.1f} from chance alone)."
    ),
    "review-tightest": "The way that was found there could spare {spare} turns at its tightest, at move {number}.",
    "review-difficulty": (
        "{harder:.0%} of all deals are harder for a team of {team}, and {alike:.0%} are like this one, of which it"
        " makes {mean:.1f} points."
    ),
    # ---- What could be known
    "known-title": "What could be known by seeing and counting, whatever hints were meant to say:",
    "known-nothing": "  Nothing certain was passed over, and nothing went wrong.",
    "known-sure-play": "card {cards} was certain to fit",
    "known-sure-plays": "cards {cards} were certain to fit",
    "known-sure-discard": "card {cards} was certain to be useless",
    "known-sure-discards": "cards {cards} were certain to be useless",
    "known-mistake": "it did not fit, of which the chance was {chance}",
    "known-loss": "it was the last copy of a card that was needed, of which the chance was {chance}",
    "chance": "{percent} %",
    "chance-small": "less than 1 %",
    "chance-large": "more than 99 %",
    # ---- What the last moves were worth
    "ending-title": "The end, from {cards} cards in the pile on:",
    "ending-none": "  The game did not come so far.",
    "ending-show": "perfect show {perfect}, {score}",
    "ending-score": "{score} points expected",
    "ending-range": "{low} to {high}",
    "ending-best": "nothing was better",
    "ending-open": "not searched completely ({nodes} positions)",
    # ---- What hints meant
    "meant-title": "The hints as players of the level {level} read them:",
    "meant-move": "{number:>4}  {who}: {action}",
    "meant-play": "play {focus}",
    "meant-save": "keep {focus}",
    "meant-open": "play or keep {focus}",
    "meant-prompt": "prompt for {focus}",
    "meant-finesse": "finesse for {focus}",
    "meant-stall": "stall with {focus}",
    "meant-fix": "correction",
    "meant-known": "nothing new about {focus}",
    "meant-useless": "{focus} is useless",
    "meant-words": "no more than its words",
    "meant-nothing": "nothing",
    "meant-passed-on": "passes on to {focus}",
    "meant-as": "{meant}, as {faces}",
    "meant-first": "first {card} of {who}",
    "came-answer": "{card}: {came}",
    "came-kept": "held at move {move}",
    "came-false": "not true",
    "came-bluff": "played by {who}, and it fitted: a bluff",
    "came-unseen": "misunderstood",
    "came-ignored": "ignored by {by} at move {move}",
    "came-late": "played late by {by} at move {move}",
    "came-early": "played too early at move {move}, because of {by}",
    "came-overtaken": "another copy came first at move {move}",
    "came-spoilt": "useless since move {move}",
    "came-double": "discarded at move {move}, and another hand has one",
    "came-left": "fitted, and was never played",
    # ---- Puzzles
    "puzzles-some": "{puzzles} puzzles come with Tamaya: --show 1 shows the first, --theme NAME lists a theme.",
    "puzzles-checked": "{puzzles} puzzles, {proven} proven.",
    "puzzles-wrong": "Puzzle {number} is not proven.",
    "puzzles-unreadable": "{file}: puzzle {number} cannot be read (a line each, as --make writes them): {why}",
    "puzzles-empty": "{file}: there is no puzzle in it; --make writes some.",
    "puzzles-goes-with": "--{option} goes with --{task}.",
    "puzzles-hints": "--hints cannot be {hints}: it is 0 or more.",
    "puzzles-few": "These games have {made} puzzles, not {wanted}.",
    "puzzles-none": "There is no puzzle {number}: they are counted from 1 to {puzzles}.",
    "puzzles-title": "Puzzle {number} of {puzzles}",
    "puzzle-seat": "You are {who}.",
    "puzzle-rules": "You play with {options}.",
    "puzzle-card": "card {card}",
    "puzzle-more": "--hints 1 gives a tip, --answer the answer.",
    "puzzle-solution": "Answer: {solution}.",
    # ---- Whether the deck was fixed
    "verify-fits": "The deal fits its fingerprint: {fingerprint}",
    "verify-fixed": "That is the one you noted: the deck was fixed before the first move.",
    "verify-compare": (
        "If the table showed this fingerprint before the first move, the deck was fixed by then "
        "(--fingerprint HEX compares them)."
    ),
    "verify-seeded": "{who} had set a seed and so could know the cards.",
    "verify-limits": (
        "It shows that no card was changed after the start. It does not show that nobody knew the cards, "
        "nor that they were shuffled well."
    ),
    "verify-broken": (
        "The check failed: the deal does not fit its fingerprint, {fingerprint}. The file was changed, or another deck "
        "was dealt."
    ),
    "verify-unplayable": (
        "The check failed: this is not the game that was fixed before the first move. The file was changed, for it "
        "cannot even be played: {why}"
    ),
    "verify-another": (
        "The check failed: the deal fits its own fingerprint, {fingerprint}, but you noted {seen}: it is not the deck "
        "of the start."
    ),
    "verify-no-file": "Which game? Give the file that the table saved: tamaya verify RECORD --fingerprint HEX.",
    "verify-nothing": (
        "{file}: nothing to check: this record has no fingerprint. Games of a table have one; see docs/security.md."
    ),
    "verify-bad-fingerprint": (
        "A fingerprint has 64 hexadecimal digits, and all of them count: {given} has {found}. "
        "The menu of the table shows the whole of it."
    ),
    # ---- Bots that play
    "arena-no-bot": "Who plays? --bot NAME, --bot module:make, --bot llm:MODEL or --bot-command ./mybot says so.",
    "arena-one-run": "--{option} keeps one run: leave --versus and --matrix out.",
    "arena-one-deal": "--only plays one deal with one team: leave --versus, --matrix and --resume out.",
    "arena-no-folder": "{path} is a file: --save wants a folder.",
    "arena-replaced-more": "And {times} times more.",
    "arena-saved": "The games are in {folder}. The lowest score is {score}, in {file}.",
    # ---- Whether a program is a bot
    "check-no-command": "Which bot? tamaya bot-check ./mybot, or how else it is started.",
    "check-our-bot": "{bot} is a bot of Tamaya's own; as a program it is: tamaya bot-check tamaya bot-run {bot}",
    "check-too-few": "{games} games cannot be played: at least 1.",
    "check-fine": "ok",
    "check-failed": "FAILED",
    "check-hello": "It starts and says hello.",
    "check-hello-found": "{name}, after {seconds:.2f} of {most:g} seconds",
    "check-nonsense": "It leaves alone what it does not know, and answers the next question.",
    "check-nonsense-found": "",
    "check-games": "It plays under all options, legally and in time.",
    "check-games-found": (
        "{games} games with {moves:,} moves; {mean:.1f} ms a move, {slowest:.1f} ms at most, of {most:g} s; "
        "{score:.1f} points on average in the base game"
    ),
    "check-one-process": "One process plays games in turn, and goes on with any of them.",
    "check-one-process-found": "",
    "check-restart": "If it is ended in the middle of a game, another one goes on.",
    "check-restart-found": "",
    "check-bye": "It ends when it is told so.",
    "check-bye-found": "",
    "check-end-of-input": "It ends when its input ends.",
    "check-end-of-input-found": "",
    "check-good": "It is a bot.",
    "check-bad": "It is no bot yet. Failed: {failed}.",
    # ---- A bot at a table elsewhere
    "join-no-command": "Which bot? tamaya bot-join URL ./mybot, or how else it is started.",
    "join-bad-link": "{link} is no link for a bot: the host of a table gets one, such as https://…/api/bots/TABLE#KEY.",
    "join-there": "{bot} is at the table. Stop it with Ctrl-C.",
    "join-failed": "{bot} failed: {why}. It is started again.",
    "join-lost": "The connection is lost; the next try is in {seconds:g} seconds.",
    "join-unreachable": "{url} cannot be reached: {why}. The next try is in {seconds:g} seconds.",
    "join-silent": "The server did not understand what the bot said of itself.",
    "join-forbidden": "The server does not let this bot in.",
    "join-replaced": "Another bot has come with the same key.",
    "join-revoked": "The key does not work. During a game a new one works once all have agreed; else ask the host.",
    # ---- Serving
    "serve-who": "Who can open the table?\n  1  this computer only\n  2  other phones and computers in my network, too",
    "serve-choice": "1 or 2 [1]: ",
    # ---- Upkeep
    "backup-made": "{file} has everything. Tables: {tables}, entries: {entries}, people: {people}.",
    "backup-made-damaged": (
        "{file} has everything that can be read. Tables: {tables}, entries: {entries}, people: {people}."
    ),
    "backup-damaged-tables": "Something is lost of these tables: {tables}. An older backup may have it.",
    "backup-damaged-file": "The database is damaged. SQLite says: {why}",
    "backup-restored": "{file} is back. Tables: {tables}, entries: {entries}, people: {people}.",
    "backup-old": "What was there before is in {file}.",
    "tidy-would": (
        "Tables abandoned for {days} days: {tables}. People older than that without a game or a puzzle: {people}. "
        "Nothing was removed; --yes does it."
    ),
    "tidy-games": "Games that ended more than {days} days ago: {games}.",
    "tidied-games": "Removed. Games that ended more than {days} days ago: {games}.",
    "tidied": (
        "Removed. Tables abandoned for {days} days: {tables}. "
        "People older than that without a game or a puzzle: {people}."
    ),
}


def say(key: str, **values: object) -> str:
    """A sentence with its values in place; one that the page says, too, is in the catalogue."""
    if key in TEXT:
        return TEXT[key].format(**values)
    return texts("en").say(
        key, {name: value if isinstance(value, int) else str(value) for name, value in values.items()}
    )


def edition_title(edition: Edition) -> str:
    """What an edition is called."""
    return texts("en").say(f"edition-name-{edition.name}", {})


def option_label(option: str) -> str:
    """What an option is called."""
    return TEXT.get(f"option-{option}") or texts("en").say(f"option-{option.replace('_', '-')}", {})


def option_sentences(option: str, values: Sequence[object]) -> list[str]:
    """What choosing one of these values for an option means: a sentence for each of them, or one for all."""
    sentences = [TEXT[key] for value in values if (key := f"option-{option}-{value}") in TEXT]
    for_all = TEXT.get(f"option-{option}-values", "{values}")
    return sentences or [for_all.format(values=listed([str(value).lower() for value in values], "list-or"))]


def ruling(number: str, edition: Edition) -> str:
    """What we have ruled on a rule, as far as it concerns what an edition offers."""
    own = f"ruling-{number}-{edition.name}"
    base = own if own in TEXT else f"ruling-{number}"
    keys = (base, *(f"ruling-{number}-{option}" for option in edition.offers))
    return " ".join(TEXT[key] for key in keys if key in TEXT)


def impression(edition: Edition, band: Band) -> str:
    """What an edition says about a band of its scale."""
    return texts("en").say(f"impression-{edition.name}-{band.number}", {})


def listed(words: Sequence[object], joint: str = "list-and") -> str:
    """Words as a list in a sentence."""
    *most, last = map(str, words)
    return say(joint, most=", ".join(most), last=last) if most else last
