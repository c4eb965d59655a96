/** Who could know more than the others, in words, for everybody is told: who chose a seed for the deal and so can know the
 * cards, who has the link of a bot from elsewhere and so sees what the bot sees, and what spectators see. */
import { list, sentences, t } from "../i18n.ts";
import type { Arrival, Chair, Person, Settings, TableState } from "../messages.gen.ts";

/** The sentence about the seed of this table; null where chance deals. */
export function seedSentence({ seeded_by, you, phase, settings }: TableState): string | null {
  if (!seeded_by) return null;
  if (phase === "over") return t("seed-was", { name: seeded_by.name, seed: String(settings.seed) });
  return t("seed-set", { name: seeded_by.name, by: seeded_by.id === you.id ? "you" : "other" });
}

/** What spectators may see at a table that is open to them; null at others. */
export function audienceSentence({ spectators, all_hands, spectator_delay }: Settings): string | null {
  return spectators && all_hands ? t("audience-sees-all", { moves: spectator_delay }) : null;
}

/** Who watches, and who of them sees all hands. */
export function watcherNames({ spectators, sees_all }: TableState): string {
  return list(spectators.map(({ id, name }) => (sees_all.includes(id) ? t("watcher-sees-all", { name }) : name)));
}

/** What a bot from elsewhere calls itself, once it has come. */
export function guestName(chair: Chair | undefined): string {
  return chair?.name ?? t("bot");
}

function whose(chair: Chair, by: Person, you: Person): string {
  return t("bot-link-of", { by: by.id === you.id ? "you" : "other", who: by.name, bot: guestName(chair) });
}

/** Who asked for the link of each bot, and where it last connected from. */
export function linkSentences({ chairs, you }: TableState): string[] {
  return chairs.flatMap((chair) => {
    const { asked_by, address } = chair;
    if (!asked_by) return [];
    return sentences([whose(chair, asked_by, you), address && t("bot-last-from", { address })]);
  });
}

/** The links that others have asked for, in brief. */
export function othersLinks({ chairs, you }: TableState): string[] {
  return chairs.flatMap((chair) =>
    chair.asked_by && chair.asked_by.id !== you.id ? [whose(chair, chair.asked_by, you)] : [],
  );
}

export function arrivalSentence({ bot, address, again }: Arrival): string {
  return t("bot-came", { again: again ? "yes" : "no", bot, address });
}
