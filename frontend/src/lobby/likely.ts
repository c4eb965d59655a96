/** What somebody most likely wants to play: the settings of their last table, or the box in their language. */
import { kept } from "../keep.ts";
import type { Settings } from "../messages.gen.ts";
import { edition, editions } from "../state/me.ts";
import { withBox } from "./options.ts";

/** All but the seed: a new table is dealt anew. */
export function likelySettings(): Settings {
  const { editions: boxes, defaults } = editions.value!;
  const spoken = boxes.find((one) => one.language === document.documentElement.lang);
  const likely = withBox(defaults, spoken ?? edition(defaults.edition)!);
  try {
    const last = { ...likely, ...(JSON.parse(kept("settings") ?? "{}") as Partial<Settings>), seed: null };
    return edition(last.edition) ? last : likely;
  } catch {
    return likely; // kept by another version
  }
}
