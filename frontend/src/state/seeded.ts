/** Who chose a seed for the deal, in words: they can know the cards, so everybody is told. */
import { t } from "../i18n.ts";
import type { TableState } from "../messages.gen.ts";

/** The sentence about the seed of this table; null where chance deals. */
export function seedSentence({ seeded_by, you, phase, settings }: TableState): string | null {
  if (!seeded_by) return null;
  if (phase === "over") return t("seed-was", { name: seeded_by.name, seed: String(settings.seed) });
  return t("seed-set", { name: seeded_by.name, by: seeded_by.id === you.id ? "you" : "other" });
}
