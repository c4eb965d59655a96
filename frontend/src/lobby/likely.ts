/** What somebody most likely wants to play: what they played last, or else the base game without any box. */
import { kept } from "../keep.ts";
import type { EditionInfo, Settings } from "../messages.gen.ts";
import { edition, theEditions } from "../state/me.ts";

/** All but the seed: a new table is dealt anew. */
export function likelySettings(): Settings {
  const { defaults } = theEditions();
  try {
    const saved = JSON.parse(kept("settings") ?? "{}") as Partial<Settings>;
    const box = saved.box ?? saved.edition !== undefined; // all tables had one once
    const last = { ...defaults, ...saved, box, seed: null };
    return edition(last.edition) ? last : defaults;
  } catch {
    return defaults; // kept by another version
  }
}

/** All boxes, the one in the language of the page first. */
export function boxes(): EditionInfo[] {
  const spoken = (one: EditionInfo) => one.language !== document.documentElement.lang;
  return theEditions().editions.toSorted((one, other) => Number(spoken(one)) - Number(spoken(other)));
}
