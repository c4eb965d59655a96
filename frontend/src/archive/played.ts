/** The table around a game that is looked at: those who played sit there, and nothing can be asked of it. */
import type { Chair, GameHeader, Player, TableState } from "../messages.gen.ts";
import { me } from "../state/me.ts";

const NOBODY = { id: "", name: "" };

/** No id of a person is like that of somebody of whom only the name is known. */
function chairOf({ name, person, bot }: Player, seat: number): Chair {
  return {
    kind: bot === null ? "person" : "bot",
    person: bot === null ? { id: person ?? `?${seat}`, name } : null,
    bot,
    speed: null,
    present: true,
    left: false,
    shows: false,
    shows_notes: false,
    shares: false,
    name: null,
    asked_by: null,
    address: null,
    waits: false,
    awaited: 0,
  };
}

export function tableOf(id: string, { settings, players, over, stopped, practice, seeded_by }: GameHeader): TableState {
  return {
    type: "table",
    id,
    settings,
    seeded_by: seeded_by === null ? null : { id: "", name: seeded_by },
    phase: over ? "over" : "playing",
    host: NOBODY,
    chairs: players.map(chairOf),
    turned: 0,
    spectators: [],
    sees_all: [],
    proposals: [],
    settled: [],
    arrivals: [],
    games: 1,
    again_by: null,
    you: me.value ?? NOBODY,
    chair: null,
    stopped,
    practice,
    clock: null,
    removed: [],
    master: null,
    key: "",
    relinked: false,
    last_game: id,
  };
}
