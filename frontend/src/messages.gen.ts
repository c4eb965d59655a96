// Made by `python -m frontend.write_types` from src/tamaya/server/wire and the core. Do not edit.

/** A card's face: colour letter and value, such as "r1". */
export type Card = string;

/** Identities of cards, a bit each: colour × 5 + value − 1. Up to 35 bits, so divide instead of shifting. */
export type CardSet = number;

declare const counted: unique symbol;
/** A number that counts one kind of thing. A number of another kind does not pass for it; what was calculated does. */
type Counting<Thing> = number & { readonly [counted]?: Thing };

/** An index at a table, while a game is played. */
export type Seat = Counting<"seat">;
/** An index at a table, also before a game: when one begins, the chairs are turned so that they are the seats. */
export type ChairNumber = Counting<"chair">;
/** A card's place in the dealt deck. */
export type CardId = Counting<"card">;
/** Moves are counted from 1; gestures do not count. */
export type MoveNumber = Counting<"move">;
/** After this many moves. */
export type Version = Counting<"version">;
/** A turn of the game; gestures take none. */
export type Turn = Counting<"turn">;

export type Colour =
  | "red"
  | "yellow"
  | "green"
  | "blue"
  | "white"
  | "multicolour"
  | "black";

/** What is played. */
export interface Rules {
  multicolour: Multicolour;
  black_powder: boolean;
  bonus_tiles: boolean;
  announce: boolean;
  masterpiece: boolean;
  hints: number;
  mistakes: number;
  empty_hints: boolean;
  discard_when_full: boolean;
  hand_size: number | null;
  colours: number;
}

/** A card in a hand, as the viewer knows it. */
export interface HeldCard {
  /** its id */
  id: CardId;
  /** its face, if the viewer sees it, else null */
  card: Card | null;
  /** what the hints alone allow */
  told: CardSet;
  /** what its holder can tell: hints and counting; for another's card what everybody can */
  possible: CardSet;
  /** the hints that touched it, oldest first: colours, and values as numbers */
  hints: (Colour | number)[];
  /** the turn in which it was drawn, 0 for the deal */
  drawn: Turn;
  /** whether its holder holds it turned (C3) */
  turned: boolean;
  /** how its holder holds it: 1 raised, −1 lowered, 0 straight (C3) */
  raised: -1 | 0 | 1;
}

/** The table as one seat sees it: all that a spectator sees, and every hand but its own. */
export interface View {
  /** what is played */
  rules: Rules;
  /** how many play */
  players: number;
  /** whose view it is */
  seat: Seat | null;
  /** how many actions and gestures there were */
  version: Version;
  /** how many turns are finished */
  turn: Turn;
  /** the seat that decides; null when the game is over */
  actor: Seat | null;
  /** the decision that a bonus tile asks of the actor: "colour hint", "value hint", "reshuffle" or "play discarded"; else null */
  pending: Decision | null;
  /** hint tokens available */
  hints: number;
  /** mistakes made */
  mistakes: number;
  /** cards placed, by colour */
  fireworks: Partial<Record<Colour, number>>;
  /** how many cards are left to draw */
  pile: number;
  /** how many turns the last round still has; null before it (E3) */
  turns_left: number | null;
  /** the cards of each seat, oldest first unless their owner rearranged them */
  hands: HeldCard[][];
  /** ids and faces of the discarded cards, oldest first */
  discards: [CardId, Card][];
  /** the bonus tiles drawn so far */
  tiles_drawn: number[];
  /** the cards that fit now */
  playable: CardSet;
  /** the cards that can never be added any more (C4) */
  useless: CardSet;
  /** the cards that are still of use, and of which one copy is left (X3) */
  irreplaceable: CardSet;
  /** no way to go on brings more points than this */
  best: number;
  /** null while the game runs, then "perfect", "scored" or "lost" */
  outcome: Outcome | null;
  /** how it ended: "perfect", "last round", "mistakes", "card lost" or "stuck"; else null */
  ending: Ending | null;
  /** the points so far; 0 if the game is lost */
  score: number;
  /** what the fireworks are worth, lost or not */
  worth: number;
  /** what the viewer may do now, in notation; empty if somebody else decides */
  legal: string[];
  /** what lay in the pile, next first; null until the game is over */
  pile_cards: Card[] | null;
}

/** Everybody has their first hand. */
export interface Dealt {
  type: "dealt";
  /** ids by seat */
  hands: number[][];
  /** the faces of these cards, null for those that are hidden */
  faces: ((Card | null)[])[];
}

/** A card was drawn at the end of a turn. */
export interface Drawn {
  type: "drawn";
  /** who drew it */
  seat: Seat;
  /** its id */
  id: CardId;
  /** its face; null for whoever drew it, and for spectators */
  card: Card | null;
  /** how many cards are left in the pile */
  left: number;
  /** the turn that ended with it */
  turn: Turn;
}

/** A hint was given. */
export interface Hinted {
  type: "hinted";
  /** who gave it */
  seat: Seat;
  /** who got it */
  target: Seat;
  /** a colour, or a value as a number */
  what: Colour | number;
  /** the ids of the cards that it touched */
  touched: CardId[];
  /** whether a bonus tile gave it, so that it cost no token */
  free: boolean;
}

/** A card was added to its firework, from the hand or (tile 6) from the discards. */
export interface Played {
  type: "played";
  /** who played it */
  seat: Seat;
  /** its id */
  id: CardId;
  /** its face */
  card: Card;
  /** the colour that was announced, if one was */
  announced: Colour | null;
  /** whether it came from the discards (tile 6) */
  from_discards: boolean;
  /** whether it completed its firework */
  completed: boolean;
  /** hint tokens that this brought back */
  regained: number;
}

/** A card did not fit, or was announced wrongly, and went to the discards. */
export interface Misplayed {
  type: "misplayed";
  /** who played it */
  seat: Seat;
  /** its id */
  id: CardId;
  /** its face */
  card: Card;
  /** the colour that was announced, if one was */
  announced: Colour | null;
  /** how many mistakes there are now */
  mistakes: number;
}

/** A card was discarded. */
export interface Discarded {
  type: "discarded";
  /** who discarded it */
  seat: Seat;
  /** its id */
  id: CardId;
  /** its face */
  card: Card;
  /** hint tokens that this brought back */
  regained: number;
}

/** A bonus tile was drawn. If it brought nothing and asks for nothing, it had no effect (B3). */
export interface TileDrawn {
  type: "tileDrawn";
  /** who drew it */
  seat: Seat;
  /** its number, 1 to 6 */
  tile: number;
  /** hint tokens that it brought back */
  regained: number;
  /** mistakes that it took back */
  forgiven: number;
  /** what it asks of the seat: "colour hint", "value hint", "reshuffle" or "play discarded"; else null */
  decision: Decision | null;
}

/** A discarded card was shuffled into the pile (tile 5). */
export interface Reshuffled {
  type: "reshuffled";
  /** who chose it */
  seat: Seat;
  /** its id */
  id: CardId;
  /** its face */
  card: Card;
}

/** The pile is empty: everybody has one more turn (E3). */
export interface LastRoundBegun {
  type: "lastRoundBegun";
  /** how many turns are left */
  turns: number;
}

/** A seat can do nothing and is passed over (X3a). */
export interface PassedOver {
  type: "passedOver";
  /** that seat */
  seat: Seat;
}

/** A seat put its cards into this order (C3). */
export interface Rearranged {
  type: "rearranged";
  /** whose hand */
  seat: Seat;
  /** its ids in their new order */
  cards: CardId[];
}

/** A seat holds these cards turned, raised or lowered now, and its others straight (C3). */
export interface Posed {
  type: "posed";
  /** whose hand */
  seat: Seat;
  /** the ids of the cards that are turned */
  turned: CardId[];
  /** of those that are raised */
  raised: CardId[];
  /** of those that are lowered */
  lowered: CardId[];
}

/** The game is over. */
export interface Ended {
  type: "ended";
  /** "perfect", "scored" or "lost" */
  outcome: Outcome;
  /** "perfect", "last round", "mistakes", "card lost" or "stuck" */
  how: Ending;
  /** the points */
  score: number;
  /** what the fireworks are worth, lost or not */
  worth: number;
}

export type Event =
  | Dealt
  | Drawn
  | Hinted
  | Played
  | Misplayed
  | Discarded
  | TileDrawn
  | Reshuffled
  | LastRoundBegun
  | PassedOver
  | Rearranged
  | Posed
  | Ended;

export type Multicolour =
  | "none"
  | "named-5"
  | "named-10"
  | "wild-5"
  | "wild-10";

export type Decision =
  | "colour hint"
  | "value hint"
  | "reshuffle"
  | "play discarded";

export type Outcome =
  | "perfect"
  | "scored"
  | "lost";

export type Ending =
  | "perfect"
  | "last round"
  | "mistakes"
  | "card lost"
  | "stuck";

export type Starter =
  | "edition"
  | "host"
  | "random";

export type Clock =
  | "none"
  | "turn"
  | "player"
  | "days";

export type Talk =
  | "silent"
  | "phrases"
  | "free";

export type Phase =
  | "waiting"
  | "playing"
  | "over";

export type Speed =
  | "quick"
  | "normal"
  | "slow";

export type Phrase =
  | "know-nothing"
  | "remember-your-hand"
  | "thinking"
  | "well-played"
  | "sorry"
  | "thanks"
  | "hello"
  | "good-game";

export type ReactionName =
  | "applause"
  | "wow"
  | "laugh"
  | "phew"
  | "ouch";

export type GameKind =
  | "table"
  | "file"
  | "branch";

export type Depth =
  | "first"
  | "ending"
  | "deep";

export type ReviewStatus =
  | "none"
  | "working"
  | "done"
  | "failed";

export type RoundState =
  | "coming"
  | "open"
  | "begun"
  | "known"
  | "over";

export type DealState =
  | "open"
  | "begun"
  | "over"
  | "known";

export type Honour =
  | "together"
  | "perfect"
  | "twenty"
  | "full-table"
  | "boxes"
  | "faithful"
  | "puzzles"
  | "week";

export type PuzzleKind =
  | "show"
  | "discard"
  | "meaning"
  | "call"
  | "trust"
  | "play"
  | "announce"
  | "tile";

export type PuzzleState =
  | "first"
  | "solved"
  | "seen"
  | "tried";

export type PuzzleTheme =
  | "prompt"
  | "finesse"
  | "save"
  | "chop"
  | "focus"
  | "good-touch"
  | "counting"
  | "silence"
  | "pace"
  | "last-round"
  | "announced-play"
  | "multicolour"
  | "black-powder"
  | "bonus-tiles";

export type RunKind =
  | "endless"
  | "clock";

/** What a table plays and how. `options` are those in which it differs from its edition. */
export interface Settings {
  edition: string;
  players: number;
  options: Record<string, string | number | boolean | null>;
  public: boolean;
  starter: Starter;
  talk: Talk;
  quiet_turns: boolean;
  reactions: boolean;
  spectators: boolean;
  all_hands: boolean;
  spectator_delay: number;
  seed: number | null;
  explained: boolean;
  memory: boolean;
  shared: boolean;
  clock: Clock;
  clock_seconds: number;
  clock_increment: number;
  clock_bot: boolean;
  clock_ends: boolean;
  agreement: string;
  box: boolean;
  deal: string;
}

/** Somebody with a name. The id is public; the cookie, which proves it, is not. */
export interface Person {
  id: string;
  name: string;
}

/** A place at the table. From the start on, chair and seat numbers are the same and seat 0 begins. */
export interface Chair {
  kind: "empty" | "person" | "bot";
  person: Person | null;
  bot: string | null;
  speed: Speed | null;
  present: boolean;
  left: boolean;
  shows: boolean;
  shows_notes: boolean;
  shares: boolean;
  name: string | null;
  asked_by: Person | null;
  address: string | null;
  waits: boolean;
  awaited: number;
}

/** Something that needs consent. `replace` puts a bot, or the person named, into a seat that somebody left; `key` gives the bot from elsewhere on a seat a new key, which its host has already. */
export interface Proposal {
  id: number;
  what: "undo" | "end" | "replace" | "key";
  by: Seat;
  yes: number[];
  needed: Seat[];
  seat: Seat | null;
  bot: string | null;
  person: Person | null;
  seconds: number | null;
}

/** What became of a proposal that others were asked about, with those whose no decided it. `lapsed`: somebody acted before all had answered, or it was about a seat that another has now, or about somebody who is back. */
export interface Settled {
  id: number;
  number: number;
  what: "undo" | "end" | "replace" | "key";
  how: "carried" | "declined" | "withdrawn" | "lapsed";
  by: Person;
  declined: Person[];
  whom: string | null;
  bot: string | null;
  person: Person | null;
}

/** A bot from elsewhere came with a new key or from a new address. Whoever runs it can see what it sees, so everybody is told. */
export interface Arrival {
  number: number;
  bot: string;
  asked_by: Person | null;
  address: string;
  again: boolean;
}

/** Why a bot did something: the key of a sentence in the catalogues, the cards it speaks of, what else it names. */
export interface Explanation {
  key: string;
  cards: CardId[];
  details: Record<string, string | number>;
}

/** An entry of the game's history with what it did, as the receiver may know it. */
export interface Move {
  place: Version;
  number: MoveNumber | null;
  seat: Seat;
  action: string;
  events: Event[];
  fallback: boolean;
  reason: Explanation | null;
  heard: Explanation[];
  stood_in: boolean;
  forgotten: boolean;
}

/** Something said at the table. */
export interface Remark {
  number: number;
  by: Person;
  channel: "table" | "spectators";
  text: string | null;
  phrase: Phrase | null;
}

/** The game in a few numbers. `decided` is the number of the move, from 1, that cost most of what was possible. */
export interface Story {
  turns: number;
  hints: number;
  mistakes: number;
  forgiven: number;
  discards: number;
  lost: string[];
  announced: number;
  decided: MoveNumber | null;
  cost: number;
}

/** Take a free chair: this one, or any. */
export interface Sit {
  type: "sit";
  request: number;
  chair?: ChairNumber | null;
}

/** Give up your chair; while a game runs the seat stays yours until the others replace it. */
export interface Stand {
  type: "stand";
  request: number;
}

/** Go away from the table: gives up your chair, and being host. */
export interface Leave {
  type: "leave";
  request: number;
}

/** Let a bot sit down (host, before the game). */
export interface AddBot {
  type: "addBot";
  request: number;
  chair: ChairNumber;
  bot?: string;
  speed?: Speed;
}

/** Keep a chair for a bot from elsewhere (host, before the game), which comes by a socket of its own with the key in `BotKey`. Asked again it makes another key, and the one before does not work any more. During the game that needs the consent of the other players: until then the new key does not work. */
export interface InviteBot {
  type: "inviteBot";
  request: number;
  chair: ChairNumber;
  waits?: boolean;
}

/** Let somebody sit down who plays on the host's device (host of a shared table, before the game). */
export interface SeatGuest {
  type: "seatGuest";
  request: number;
  chair: ChairNumber;
  name: string;
}

/** The guest on this chair, whose turn it is, has the device now and sees the table from there. Whoever has acted has handed it on. */
export interface Hold {
  type: "hold";
  request: number;
  chair: ChairNumber;
}

/** Free a chair of a person or a bot (host, before the game). The person may look on, but neither sit down again nor talk, under no other name on the same device either. A bot from elsewhere can go at any time: during the game the usual bot plays on. */
export interface Remove {
  type: "remove";
  request: number;
  chair: ChairNumber;
}

/** Let somebody sit down again who was removed (host). */
export interface Readmit {
  type: "readmit";
  request: number;
  person: string;
}

/** Give the table another link (host). Who has only the old one, and no seat, does not come in any more, and the lobby does not list it any more. */
export interface NewLink {
  type: "newLink";
  request: number;
}

/** Change the settings (host, before the game). */
export interface Configure {
  type: "configure";
  request: number;
  settings: Settings;
}

/** Begin (host, all chairs taken). `first` is the chair that begins; at random if the settings say so. `master` is the chair of who looks after the tokens, where the box has a master who does not begin by its rule (S6). */
export interface Start {
  type: "start";
  request: number;
  first?: ChairNumber | null;
  master?: ChairNumber | null;
}

/** Do an action, in notation, at this version of the game. At any other version it is refused: as `already-done` if it is the very action that was done there (so it is safe to send it again), else as `stale`. */
export interface Act {
  type: "act";
  request: number;
  version: Version;
  action: string;
}

/** Put your own cards into this order (C3). */
export interface ArrangeHand {
  type: "arrange";
  request: number;
  cards: CardId[];
}

/** Hold these cards of yours turned, raised or lowered, and the others straight (C3). */
export interface PoseHand {
  type: "pose";
  request: number;
  turned: number[];
  raised: number[];
  lowered: number[];
}

/** Keep a private note on a card; empty removes it. */
export interface WriteNote {
  type: "note";
  request: number;
  card: CardId;
  text: string;
}

/** Ask the others for an undo, an early end, or a replacement for a seat whose player left. */
export interface Propose {
  type: "propose";
  request: number;
  what: "undo" | "end" | "replace";
  seat?: Seat | null;
  bot?: string | null;
  person?: string | null;
}

/** Answer a proposal; a no ends it, except for an early end, which goes by majority. */
export interface Vote {
  type: "vote";
  request: number;
  proposal: number;
  yes: boolean;
}

/** Take back what you have proposed, as long as it is open. */
export interface Withdraw {
  type: "withdraw";
  request: number;
  proposal: number;
}

/** Say something: free text or one of the phrases, as the table allows. Spectators have a channel of their own. */
export interface Say {
  type: "say";
  request: number;
  text?: string | null;
  phrase?: Phrase | null;
}

/** Make a face. While a game runs it answers a card that everybody has just seen, once; after a hint there is none, for it would say something about the hint. */
export interface React {
  type: "react";
  request: number;
  reaction: ReactionName;
}

/** Allow spectators to see the table as your seat does, or to read your notes, or stop that. */
export interface Show {
  type: "show";
  request: number;
  on: boolean;
  notes?: boolean;
}

/** Watch from this seat if its player allows it, or see all hands if the table does (spectators); else public knowledge only. */
export interface Watch {
  type: "watch";
  request: number;
  seat?: Seat | null;
  all_hands?: boolean;
}

/** Stop the clock, or let it go on (players); whoever acts lets it go on, too. */
export interface PauseClock {
  type: "pause";
  request: number;
  on: boolean;
}

/** Ask what a good player would do now, or what speaks for and against an action (whose turn it is, playing with bots alone). */
export interface Suggest {
  type: "suggest";
  request: number;
  action?: string | null;
}

/** Ask why the bots have done what they did since your last turn (whose turn it is, playing with bots alone). */
export interface Explain {
  type: "explain";
  request: number;
}

/** Ask for the table as you saw it after this many moves. */
export interface Look {
  type: "look";
  request: number;
  version: Version;
}

/** Play again with the same people and rules (players, after the game). If the host is away, whoever asks for it is host from then on. */
export interface Again {
  type: "again";
  request: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  request: number;
}

/** What follows from the rules that are played, so that the page need not know them. */
export interface Facts {
  copies: number[];
  order: Record<Colour, number[]>;
  hints: ([Colour | number, CardSet])[];
  max_score: number;
}

/** The clock as it stands when this is sent. Running out costs nothing. */
export interface ClockFace {
  seat: Seat | null;
  left: number[];
  up: boolean;
  paused: boolean;
}

/** The table around the game: sent on arrival and whenever it changes. */
export interface TableState {
  type: "table";
  id: string;
  settings: Settings;
  seeded_by: Person | null;
  phase: Phase;
  host: Person;
  chairs: Chair[];
  turned: number;
  spectators: Person[];
  sees_all: string[];
  proposals: Proposal[];
  settled: Settled[];
  arrivals: Arrival[];
  games: number;
  again_by: Person | null;
  you: Person;
  chair: ChairNumber | null;
  stopped: boolean;
  practice: boolean;
  clock: ClockFace | null;
  removed: Person[];
  master: ChairNumber | null;
  key: string;
  relinked: boolean;
  last_game: string | null;
}

/** The whole game as the receiver may know it: on arrival, at the start, after an undo or a change of view. */
export interface GameState {
  type: "game";
  version: Version;
  view: View;
  moves: Move[];
  notes: Record<string, string>;
  impression: number | null;
  story: Story | null;
  everyones_notes: Record<string, string>[] | null;
  commitment: string | null;
  deal: string | null;
  watching: Seat | null;
  all_hands: boolean;
  may_react: boolean;
  may_undo: boolean;
  facts: Facts;
}

/** The game went on: its moves from the first that is new, and the view after them. Between two actions a seat has one rearrangement and one pose, so the move that is new may be another one in its place. */
export interface Moved {
  type: "moved";
  version: Version;
  moves: Move[];
  may_react: boolean;
  may_undo: boolean;
  view: View;
}

/** The answer to `Look`. */
export interface Past {
  type: "past";
  request: number;
  version: Version;
  view: View;
}

/** Something that could be done, and why; `heard`: why it is not what hints asked for. */
export interface Candidate {
  action: string;
  reason: Explanation;
  heard: Explanation[];
}

/** What any action would tell whom, or what is known of its card; what it costs; and what speaks against it. */
export interface Weighed {
  action: string;
  tells: Explanation[];
  costs: Explanation[];
  against: Explanation[];
}

/** The answer to `Suggest`: the best first, or what is to be said of the action that was asked about. */
export interface Suggested {
  type: "suggested";
  request: number;
  version: Version;
  candidates: Candidate[];
  weighed: Weighed | null;
}

/** The answer to `InviteBot`: where the bot comes to, with its key after the #. It is told once, and nobody else. */
export interface BotKey {
  type: "botKey";
  request: number;
  chair: ChairNumber;
  path: string;
}

/** The answer to `Explain`: those moves once more, with reasons. */
export interface Explained {
  type: "explained";
  request: number;
  moves: Move[];
}

/** What was said: all of it on arrival (`whole`), else what is new. */
export interface Remarks {
  type: "remarks";
  whole: boolean;
  remarks: Remark[];
}

/** Somebody made a face; it is shown for a moment. */
export interface Reaction {
  type: "reaction";
  seat: Seat;
  reaction: ReactionName;
  again: boolean;
}

/** A request was carried out. */
export interface Done {
  type: "done";
  request: number;
}

/** A request was not carried out: the code is the key of the message in the catalogues. */
export interface Refused {
  type: "refused";
  request: number | null;
  code: string;
  message: string;
  details: Record<string, string | number>;
}

/** The server is about to stop: come back in a moment. */
export interface Restarting {
  type: "restarting";
}

/** A table as the lobby shows it. */
export interface TableListing {
  id: string;
  settings: Settings;
  phase: Phase;
  host: Person;
  taken: number;
  seeded_by: Person | null;
  key: string;
  game: string;
  people: Person[];
  bots: number;
  awaits: string | null;
  due: number | null;
  at: Version;
}

/** An edition for the form that makes a table: what its rulebook presets and offers. */
export interface EditionInfo {
  name: string;
  language: string;
  rules: Rules;
  offers: Record<string, (string | number | boolean)[]>;
  headings: [string, string[]][];
  starts: string;
  token_master: string | null;
  master_begins: boolean;
  scale: [number, number, number][];
  scale_with_multicolour: [number, number, number][];
  rulings: string[];
  prints_below: boolean;
  comments: string;
  talk: Talk;
  quiet_turns: boolean;
  always_said: Phrase[];
  remarks: string;
  gestures: string[];
  mark: string;
  tokens: string;
  own_hints: number;
  story: string;
  tips: string[];
  author: string | null;
  age: number | null;
  federation: boolean;
}

/** The example of a convention in words; `/api/conventions/NAME/picture.svg` shows what the player on turn sees. */
export interface ConventionExample {
  before: string;
  turn: string;
  then: string;
  why: string;
}

/** GET /api/conventions?language=L. */
export interface ConventionExamples {
  examples: Record<string, ConventionExample>;
}

/** Somebody asks one to a table. */
export interface AskedToTable {
  by: Person;
  table: TableListing;
}

/** GET /api/lobby, and pushed on the socket /ws/lobby whenever it changes. */
export interface Lobby {
  type: "lobby";
  you: Person | null;
  signed_out: boolean;
  account: boolean;
  tables: TableListing[];
  yours: TableListing[];
  asked: AskedToTable[];
}

/** POST /api/me: your name; the answer sets the cookie. */
export interface Introduce {
  name: string;
}

/** The answer to POST /api/tables, whose body is `Settings`. */
export interface Created {
  id: string;
}

/** POST /api/practice: a game that begins at once, with bots on all other chairs. The answer is `Created`. */
export interface Practise {
  settings: Settings;
  bot: string;
  speed: Speed;
}

/** GET /api/tables/{id}/invitation: what somebody sees who followed the link of a table and has no name yet. */
export interface Invitation {
  host: Person;
  settings: Settings;
  seeded_by: Person | null;
  phase: Phase;
  chairs: Chair[];
  turned: number;
  yours: boolean;
}

/** Where devices elsewhere find this server. In `Editions`, and the answer to POST /api/network, by which whoever sits at the server's own computer opens it to the network. */
export interface Reach {
  urls: string[];
  can_open: boolean;
}

/** The answer to POST /api/device: a link that makes another device the same person, once. */
export interface DeviceLink {
  url: string;
  minutes: number;
}

/** POST /api/device/ask and /api/device/use: the token of such a link. */
export interface LinkToken {
  token: string;
}

/** The answer to POST /api/device/ask: what using the link would mean here. */
export interface SignInQuestion {
  person: Person;
  now: Person | null;
  only_here: boolean;
}

/** Where somebody is signed in. */
export interface Device {
  id: string;
  label: string;
  made: number;
  seen: number;
  here: boolean;
}

/** GET /api/devices. */
export interface Devices {
  devices: Device[];
}

/** POST /api/devices/sign-out: one device, or (None) all but the one that asks. The answer is `Devices`. */
export interface SignOut {
  device: string | null;
}

/** GET /api/editions. */
export interface Editions {
  editions: EditionInfo[];
  players: number[];
  options: Record<string, (string | number | boolean | null)[]>;
  defaults: Settings;
  bots: string[];
  usual_bot: string;
  reach: Reach;
}

/** A game of the archive as lists show it. */
export interface GameListing {
  id: string;
  kind: GameKind;
  ended: number;
  edition: string;
  options: Record<string, string | number | boolean | null>;
  names: string[];
  bots: number[];
  score: number;
  max_score: number;
  outcome: string | null;
  impression: number | null;
  stopped: boolean;
  moves: number;
  private: boolean;
  parent: string | null;
  at: Version | null;
  by: string | null;
  box: boolean;
  date: string | null;
  scored: boolean;
}

/** GET /api/games: your own games, the newest first. */
export interface MyGames {
  games: GameListing[];
  next: string | null;
}

/** GET /api/tables/{id}/games: what was played at a table that is not there any more, the newest first. */
export interface PlayedHere {
  games: GameListing[];
}

/** POST /api/games/files, with the text of a file or a link: the games that came in. */
export interface Brought {
  games: string[];
  ignored: string[];
  unread: number;
}

/** A note that was written on a card. */
export interface GameNote {
  after: Version;
  seat: Seat;
  card: CardId;
  text: string;
}

/** Who sat at a seat: a person, a bot, or somebody of whom only the name is known. */
export interface Player {
  name: string;
  person: string | null;
  bot: string | null;
}

/** What was played, and by whom. */
export interface GameHeader {
  settings: Settings;
  players: Player[];
  over: boolean;
  stopped: boolean;
  practice: boolean;
  seeded_by: string | null;
}

/** GET /api/games/{id}/seen?seat=N: the game as a seat saw it, or (without a seat) with open cards. */
export interface Seen {
  seat: Seat | null;
  game: FromServer;
  views: View[];
}

/** GET /api/games/{id}?seat=N: all about a game. If there is no such seat, it is seen with open cards. */
export interface GamePage {
  game: GameListing;
  played: GameHeader;
  seen: Seen;
  seats: Seat[];
  own: boolean;
  wants_private: boolean;
  wants_deletion: boolean;
  deletion_waits_for: string[];
  table_id: string | null;
  notes: GameNote[];
  parent: GameListing | null;
  branches: GameListing[];
  same_deal: GameListing[];
  beaten: number | null;
  deal: string | null;
}

/** POST /api/games/{id}/private and /api/games/{id}/delete: what somebody wants whose game it is. */
export interface Wish {
  on: boolean;
}

/** The answer to that. */
export interface Wished {
  private: boolean;
  deleted: boolean;
}

/** POST /api/games/{id}/branches: leave the game after this many moves, with an action, with several of them one after the other, or with a bot at all seats. */
export interface BranchOff {
  at: Version;
  action: string | null;
  bot: string | null;
  line: string[] | null;
}

/** POST /api/games/{id}/moves: go on with your own branch; bots go on for a moment, and are asked again. */
export interface GoOn {
  at: Version;
  action: string | null;
  bot: string | null;
}

/** POST /api/games/{id}/advice: what a good player would do after this many moves, or what speaks for and against an action, from what the seat knew whose turn it was. */
export interface AdviceWish {
  at: Version;
  action: string | null;
}

/** The answer to both: the branch as it is now. */
export interface Branch {
  game: GameListing;
  over: boolean;
}

/** How teams did, for those who may know it. */
export interface DealResults {
  scores: [number, number][];
  games: GameListing[];
  own: string | null;
  matchpoints: number | null;
  solution: string | null;
}

/** GET /api/deals/{id}: a deal; "today" is that of the day. */
export interface DealPage {
  id: string;
  day: string | null;
  settings: Settings;
  max_score: number;
  state: DealState;
  table: string | null;
  teams: number;
  streak: number;
  before: string | null;
  results: DealResults | null;
}

/** POST /api/deals/{id}/tables: play it alone with bots, which begins at once, or with others. The answer is `Created`. */
export interface PlayDeal {
  alone: boolean;
}

/** Where somebody looks: after this many moves, from a seat or (None) at open cards, perhaps pointing at a card; or the other game to which they have gone from there. */
export interface Spot {
  move: MoveNumber;
  seat: Seat | null;
  card: CardId | null;
  game: string | null;
}

/** Show the game to the others, or stop that. */
export interface Lead {
  type: "lead";
  on: boolean;
  spot: Spot;
}

/** Whoever leads goes to another moment, or points at a card. */
export interface Point {
  type: "point";
  spot: Spot;
}

/** Say something to all who look on. */
export interface Remarked {
  type: "remark";
  text: string;
}

/** Are you there? */
export interface Here {
  type: "here";
}

/** Who looks at the replay, and who leads: sent on arrival and when it changes. */
export interface Company {
  type: "company";
  you: Person | null;
  people: Person[];
  unnamed: number;
  leader: Person | null;
  spot: Spot | null;
}

/** What was said: all of it on arrival (`whole`), else what is new. */
export interface ReplayTalk {
  type: "talk";
  whole: boolean;
  remarks: Remark[];
}

/** What could still be reached with open cards. */
export interface Reachable {
  best: number;
  bound: number;
  line: string[] | null;
}

/** What somebody could know of a card in their own hand, by counting. A share is 0 or 1 only where it is certain. */
export interface OwnCard {
  id: CardId;
  chances: [Card, number][];
  fits: number;
  useless: number;
  irreplaceable: number;
}

/** What whoever moved could know before the move, and what the move risked. */
export interface KnownTurn {
  move: MoveNumber;
  seat: Seat;
  hand: OwnCard[];
  mistake: number | null;
  loss: number | null;
  sure_plays: CardId[];
  sure_discards: CardId[];
}

/** What can be answered when a moment is played again, and what is said to it. */
export interface RetryAnswers {
  grade: "right" | "fine" | "again" | "wrong";
  said: Explanation;
  actions: string[];
}

/** A move that counted, with what it was. */
export interface ReviewMoment {
  move: MoveNumber;
  kind: string;
  nature: string;
  said: Explanation;
  exactly: Explanation | null;
  lost: number;
  settled: MoveNumber;
  expected: number | null;
  instead: string | null;
  answers: RetryAnswers[];
  best: string | null;
  sides: Explanation[];
}

/** What somebody took one of their own cards for, once they had heard a hint. */
export interface ReviewBelief {
  seat: Seat;
  card: CardId;
  taken_for: Card[];
}

/** What became of something that a hint promised. */
export interface Came {
  said: Explanation;
  move: MoveNumber | null;
  broken: boolean;
}

/** A hint as players of an agreement read it, or a discard that says something. */
export interface ReviewMeaning {
  move: MoveNumber;
  said: Explanation;
  beliefs: ReviewBelief[];
  came: Came[];
}

/** How hard the deal was for a strong team of bots. */
export interface Luck {
  ease: "easy" | "fair" | "hard";
  mean: number;
  harder: number;
  alike: number;
}

/** Where the way from the deal to the most that it allows can spare the fewest turns. */
export interface TightestMove {
  move: MoveNumber;
  spare: number;
}

/** What a move was, in a word. */
export interface ReviewMark {
  move: MoveNumber;
  mark: "very-good" | "inaccurate" | "mistake" | "bad-luck";
  said: Explanation;
}

/** What is said of a player in the end. */
export interface ReviewPlayer {
  seat: Seat;
  used: number;
  known: number;
  said: Explanation;
}

/** What can be said at once. */
export interface FirstReview {
  reach: Reachable[];
  gone: MoveNumber | null;
  lost_card: Card | null;
  known: KnownTurn[];
  moments: ReviewMoment[];
  marks: ReviewMark[];
  players: ReviewPlayer[];
  agreement: string;
  meanings: Record<string, ReviewMeaning[]>;
  luck: Luck | null;
  tightest: TightestMove | null;
}

/** Something that could be done near the end, and what it is worth if all hands are open afterwards. */
export interface EndOption {
  action: string;
  perfect: number;
  score: number | null;
}

/** A move near the end, and all that could be done. */
export interface EndTurn {
  move: MoveNumber;
  seat: Seat;
  options: EndOption[];
}

/** The end of a game, from the first move that a second is enough for. */
export interface EndReview {
  turns: EndTurn[];
  pile: number;
  stopped: boolean;
}

/** What a move cost on average, when a team of bots plays on in worlds that agree with what its seat knew. */
export interface Estimate {
  move: MoveNumber;
  after: number;
  error: number;
  cost: number;
  clear: boolean;
  preferred: string;
  reason: Explanation;
}

/** What takes long to find out. */
export interface DeepReview {
  team: string;
  estimates: Estimate[];
  moments: ReviewMoment[];
  marks: ReviewMark[];
  players: ReviewPlayer[];
}

/** GET /api/games/{id}/review?depth=D: the review, or how far it is. */
export interface ReviewState {
  status: ReviewStatus;
  progress: number;
  yours: boolean;
  review: FirstReview | EndReview | DeepReview | null;
}

/** POST /api/games/{id}/review: begin with it, or stop what you have begun. */
export interface ReviewWish {
  depth: Depth;
  on: boolean;
}

/** A moment of one of your own games in which you could have known better. */
export interface Exercise {
  game: string;
  move: MoveNumber;
  group: "play" | "discard" | "risk" | "hint";
  value: number | null;
  hinted: boolean;
  box: number;
  due: number;
}

/** GET /api/exercises; POST /api/exercises goes on looking for more. */
export interface ExerciseList {
  due: Exercise[];
  later: Exercise[];
  known: number;
  waiting: number;
  names: string[];
}

/** POST /api/exercises: look for exercises in your own games. */
export interface FindExercises {
  name: string;
}

/** POST /api/exercises/answer: what you would do. */
export interface ExerciseAnswer {
  game: string;
  move: MoveNumber;
  action: string;
}

/** When it comes back. */
export interface ExerciseVerdict {
  box: number;
  days: number | null;
}

/** POST /api/exercises/drop: you do not want this one any more, or none of them. */
export interface DropExercises {
  game: string | null;
  move: MoveNumber;
}

/** A puzzle as lists show it. */
export interface PuzzleListing {
  number: number;
  kind: PuzzleKind;
  theme: PuzzleTheme;
  source: "bots" | "people";
  options: Record<string, string | number | boolean>;
  players: number;
  tried: number;
  solved: number;
  rating: number | null;
  yours: PuzzleState | null;
}

/** GET /api/puzzles. */
export interface PuzzleList {
  day: string;
  today: number;
  streak: number;
  puzzles: PuzzleListing[];
}

/** GET /api/puzzles/{id}, or /api/puzzles/today: a question, with the table as whoever is asked sees it. */
export interface PuzzlePage {
  listing: PuzzleListing;
  of: number;
  day: string | null;
  streak: number;
  tips: Explanation[];
  all_tips: number;
  pile: Card[] | null;
  played: GameHeader;
  seen: Seen;
}

/** POST /api/puzzles/{id}/tips: the first tips, up to this many. */
export interface AskTips {
  count: number;
}

/** The answer to that. */
export interface Tips {
  tips: Explanation[];
}

/** POST /api/puzzles/{id}/answer. An action in notation; "hint" is any hint; for a meaning "play 7" or "keep 7". None gives up. */
export interface PuzzleAnswer {
  answer: string | null;
  run: RunKind | null;
}

/** GET /api/puzzles/runs/{kind}: a run, one puzzle after another. */
export interface PuzzleRun {
  kind: RunKind;
  theme: PuzzleTheme | null;
  puzzle: number | null;
  right: number;
  best: number;
  left: number | null;
}

/** POST /api/puzzles/runs/{kind}: begin anew. */
export interface BeginRun {
  theme: PuzzleTheme | null;
}

/** How well somebody solves puzzles (Glicko-2). */
export interface PuzzleRating {
  rating: number;
  low: number;
  high: number;
  results: number;
}

/** How far you have come with the puzzles of a theme. */
export interface ThemeCount {
  theme: PuzzleTheme;
  puzzles: number;
  answered: number;
  first: ChairNumber;
}

/** A rating after an answer. */
export interface RatingPoint {
  at: Version;
  rating: number;
}

/** GET /api/puzzles/mine: how far you have come with puzzles. */
export interface PuzzleProgress {
  rating: PuzzleRating | null;
  course: RatingPoint[];
  endless: number;
  clock: number;
  themes: ThemeCount[];
}

/** Why it is so, for those who were right or gave up. */
export interface Solved {
  solution: string;
  reasons: Explanation[];
  at: Version;
  seen: Seen;
}

/** The answer to that. */
export interface PuzzleVerdict {
  right: boolean;
  streak: number;
  listing: PuzzleListing;
  solved: Solved | null;
  rating: PuzzleRating | null;
  change: number | null;
  run: PuzzleRun | null;
}

/** Something that the guide says, and what it waits for: reading on, a card or a seat to pick, or the prepared action. */
export interface LessonStep {
  key: string;
  beat: number;
  wait: "next" | "card" | "seat" | "act" | "end";
  pick: number | null;
  spots: string[];
  nudges: Record<string, string>;
}

/** GET /api/lessons/{id}: a prepared game as the learner's seat is told it. The first beat is the arrival; each other one is a move, or several that pass by at once. */
export interface Lesson {
  name: string;
  beats: FromServer[][];
  steps: LessonStep[];
  puzzles: number[];
  next: string | null;
}

/** A lesson as the list shows it. */
export interface LessonListing {
  name: string;
  puzzles: number[];
  solved: number;
}

/** GET /api/lessons. */
export interface LessonList {
  lessons: LessonListing[];
}

/** Somebody you have played with. */
export interface Acquaintance {
  id: string;
  name: string;
  games: number;
  blocked: boolean;
  here: boolean;
}

/** GET /api/people: those with whom you have played most. */
export interface Acquaintances {
  people: Acquaintance[];
  seen: boolean;
}

/** POST /api/people/ask: come to this table. The answer is `PeopleAsked`. */
export interface AskPeople {
  table: string;
  people: string[];
}

/** What came of it. It does not say who does not want to be asked. */
export interface PeopleAsked {
  table: string;
}

/** POST /api/people/answer: no, not to this table. The answer is `Lobby`. */
export interface AnswerAsked {
  table: string;
}

/** POST /api/people/block: you do not want to be asked by somebody any more, or do again. The answer is `Acquaintances`. */
export interface BlockPerson {
  person: string;
  on: boolean;
}

/** POST /api/people/forget: somebody is to vanish from your list, until you play with them again. The answer is `Acquaintances`. */
export interface ForgetPerson {
  person: string;
}

/** POST /api/people/seen: whether people you have played with may know when you are here. The answer is `Acquaintances`. */
export interface BeSeen {
  on: boolean;
}

/** GET /api/style: what bots take you to play where nothing is agreed on. POST /api/style/forget: they forget it. */
export interface PlayStyle {
  part: string | null;
  games: number;
}

/** A game in the course of time. */
export interface ProgressGame {
  id: string;
  ended: number;
  score: number;
  max_score: number;
  outcome: string;
  hints: number;
}

/** What was reached with a box and a number of players. */
export interface BestResult {
  edition: string;
  players: number;
  games: number;
  best: number;
  max_score: number;
  perfect: number;
}

/** Somebody you have played with. */
export interface Mate {
  id: string;
  name: string;
  games: number;
  perfect: number;
}

/** How often you could have known better, as the reviews of your games have found. */
export interface Lapse {
  group: "play" | "discard" | "risk" | "hint";
  count: number;
}

/** GET /api/progress?with=ID&with=ID: your own games, counted; with people: those played with all of them. */
export interface Progress {
  games: number;
  perfect: number;
  lost: number;
  hints_per_point: number | null;
  recent: ProgressGame[];
  best: BestResult[];
  mates: Mate[];
  lapses: Lapse[];
  puzzles: number;
  puzzles_first: number;
  streak: number;
  honours: Honour[];
}

/** GET /api/notices, and the answer to all others. */
export interface NoticeSettings {
  key: string | null;
  here: boolean;
  quiet_from: number;
  quiet_until: number;
  feed: string;
}

/** POST /api/notices/device: tell the device that asks, at this address. The answer is `NoticeSettings`. */
export interface PushDevice {
  endpoint: string;
  key: string;
  secret: string;
  language: string;
}

/** POST /api/notices/quiet: when you want to be left alone. The answer is `NoticeSettings`. */
export interface SetCalm {
  quiet_from: number;
  quiet_until: number;
  zone: string;
}

/** The answer to POST /api/tables/{id}/nudge: whoever is to act at a table over days hears that one waits. */
export interface Nudged {
  table: string;
}

/** POST /api/clubs: what a club plays, and when. The answer is `ClubPage`. */
export interface ClubPlan {
  name: string;
  settings: Settings;
  rounds: number;
  minutes: number;
  start: number;
  drawn: boolean;
}

/** POST /api/clubs/{id}/name: who founded a club calls it otherwise. The answer is `ClubPage`. */
export interface ClubName {
  name: string;
}

/** What a team reached in a round. */
export interface ClubResult {
  names: string[];
  game: string;
  score: number;
  max_score: number;
  matchpoints: number | null;
}

/** A round, as far as you may know it. */
export interface ClubRound {
  number: number;
  opens: number;
  closes: number;
  state: RoundState;
  deal: string;
  team: string[];
  table: string | null;
  teams: number;
  results: ClubResult[];
  waiting: TableListing[];
}

/** How a member stands, in the rounds that you know. */
export interface ClubStanding {
  name: string;
  rounds: number;
  points: number;
  matchpoints: number | null;
}

/** A club in a list. */
export interface ClubListing {
  id: string;
  name: string;
  round: number;
  rounds: number;
  waits: boolean;
}

/** GET /api/clubs: your clubs, the newest first. */
export interface MyClubs {
  clubs: ClubListing[];
}

/** GET /api/clubs/{id}: a club. Those who do not belong to it see what it plays, and not who is in it. */
export interface ClubPage {
  id: string;
  name: string;
  settings: Settings;
  drawn: boolean;
  member: boolean;
  yours: boolean;
  members: number;
  names: string[];
  round: number;
  rounds: ClubRound[];
  standings: ClubStanding[];
}

export type FromPage =
  | Sit
  | Stand
  | Leave
  | AddBot
  | InviteBot
  | SeatGuest
  | Remove
  | Readmit
  | NewLink
  | Configure
  | Start
  | Act
  | ArrangeHand
  | PoseHand
  | WriteNote
  | Propose
  | Vote
  | Withdraw
  | Say
  | React
  | Show
  | Watch
  | PauseClock
  | Again
  | Hold
  | Suggest
  | Explain
  | Look
  | Ping;

export type FromServer =
  | TableState
  | GameState
  | Moved
  | Past
  | Suggested
  | BotKey
  | Explained
  | Remarks
  | Reaction
  | Done
  | Refused
  | Restarting;

export type FromReplay =
  | Lead
  | Point
  | Remarked
  | Here;

export const COLOURS: Colour[] = ["red", "yellow", "green", "blue", "white", "multicolour", "black"];
export const LETTERS = "rygbwmk";
export const VALUES = [1, 2, 3, 4, 5];
export const TILES = [1, 2, 3, 4, 5, 6];
export const STARTERS: Starter[] = ["edition", "host", "random"];
export const TALKS: Talk[] = ["silent", "phrases", "free"];
export const PHRASES: Phrase[] = ["know-nothing", "remember-your-hand", "thinking", "well-played", "sorry", "thanks", "hello", "good-game"];
export const REACTIONS: ReactionName[] = ["applause", "wow", "laugh", "phew", "ouch"];
export const SPEEDS: Speed[] = ["quick", "normal", "slow"];
export const CLOCKS: Clock[] = ["none", "turn", "player", "days"];
export const NAME_LENGTH = 24;
export const TEXT_LENGTH = 300;
export const NOTE_LENGTH = 80;
export const ELSEWHERE = "elsewhere";
export const SEED_LIMIT = 9007199254740992;
