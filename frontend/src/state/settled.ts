/** What became of what somebody asked the others: news at the foot of the table until the game goes on, and kept where
 * people talk. */
import { computed } from "@preact/signals";
import { botKind } from "../game/describe.ts";
import { list, t } from "../i18n.ts";
import type { Settled } from "../messages.gen.ts";
import { game, table } from "./table.ts";

function asked({ what, by, whom, bot, person }: Settled, me: string | undefined): string {
  const args = { by: by.id === me ? "you" : "other", who: by.name };
  if (what === "key") return t("settled-key", { ...args, whom: whom || t("bot") });
  if (what !== "replace") return t(`settled-${what}`, args);
  return t("settled-replace", { ...args, whom: whom || t("bot"), by_whom: person?.name ?? botKind(bot) });
}

function outcome({ what, how, declined }: Settled, me: string | undefined): string {
  if (how === "carried") return t("settled-how", { how: what, names: "" });
  const alone = how === "declined" && declined.length === 1 && declined[0]?.id === me;
  return t("settled-how", { how: alone ? "you" : how, names: list(declined.map((one) => one.name)) });
}

export function settledSentence(settled: Settled): string {
  const me = table.value?.you.id;
  return `${asked(settled, me)} ${outcome(settled, me)}`;
}

/** What was decided since the last move. */
export const decided = computed<Settled | null>(() => {
  const last = table.value?.settled.filter(({ how }) => how !== "lapsed").at(-1);
  return last && game.value && last.number >= game.value.version ? last : null;
});
