/** What became of what somebody asked the others, in words. */
import { list, t } from "../i18n.ts";
import type { Settled } from "../messages.gen.ts";
import { botKind } from "./describe.ts";

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

export function settledSentence(settled: Settled, me: string | undefined): string {
  return `${asked(settled, me)} ${outcome(settled, me)}`;
}
