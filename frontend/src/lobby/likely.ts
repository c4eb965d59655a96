/** What somebody most likely wants to play: the settings of their last table, or the box in their language. */
import { kept } from "../keep.ts";
import type { Settings } from "../messages.gen.ts";
import { edition, editions } from "../state/me.ts";

const DEFAULTS: Settings = {
  edition: "german-classic",
  players: 3,
  options: {},
  public: false,
  starter: "edition",
  talk: "phrases",
  quiet_turns: false,
  reactions: true,
  explained: false,
  spectators: true,
  seed: null,
  shared: false,
};

/** All but the seed: a new table is dealt anew. */
export function likelySettings(): Settings {
  const spoken = editions.value!.editions.find((one) => one.language === document.documentElement.lang);
  const likely = { ...DEFAULTS, edition: spoken?.name ?? DEFAULTS.edition };
  try {
    const last = { ...likely, ...(JSON.parse(kept("settings") ?? "{}") as Partial<Settings>), seed: null };
    return edition(last.edition) ? last : likely;
  } catch {
    return likely; // kept by another version
  }
}
