/** What agreements are called, and which bots play by them: all that a table needs before somebody asks for more. */
import { AGREEMENTS, WITH_NEEDS } from "../agreements.gen.ts";
import { t } from "../i18n.ts";

export const NONE = "none";

/** A convention in the names of texts, which have no colon. */
const key = (part: string): string => part.replace(":", "-");

const needsOf = (part: string): string[] => (WITH_NEEDS[part] ?? []).filter((need) => need !== part);

export const partName = (part: string): string => t("agreement-part", { part: key(part) });

export const partMeaning = (part: string): string => t(`convention-${key(part)}`);

/** An agreement as it is written, or what it leaves out of one that has a name, whichever is shorter. */
export function agreementName(agreement: string): string {
  const parts = agreement.split("+");
  const played = parts.flatMap((part) => AGREEMENTS[part] ?? WITH_NEEDS[part] ?? []);
  const [name, all] = Object.entries(AGREEMENTS).find(([, all]) => played.every((one) => all.includes(one))) ?? [
    "",
    [],
  ];
  const without = all.filter((one) => !played.includes(one) && needsOf(one).every((need) => played.includes(need)));
  const shorter = played.length > 0 && 1 + without.length < parts.length;
  return shorter ? [name, ...without].map(partName).join(" − ") : parts.map(partName).join(" + ");
}

/** The bot that a bot is at a table: where something is agreed on, all that know conventions are the same. */
export function botAt(bot: string | null, agreement: string): string | null {
  return agreement !== NONE && bot?.startsWith("conventions") ? "conventions" : bot;
}

/** The bots to choose from at a table: of those that know conventions one is enough where something is agreed on. */
export function botsAt(bots: string[], usual: string, agreement: string): string[] {
  return bots.filter((bot) => botAt(bot, agreement) !== "conventions" || bot === usual);
}
