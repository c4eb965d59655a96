/** What agreements are called, and which bots play by them: all that a table needs before somebody asks for more. */
import { AGREEMENTS, WITH_NEEDS } from "../agreements.gen.ts";
import { t } from "../i18n.ts";

export const NONE = "none";

/** A convention in the names of texts, which have no colon. */
const key = (part: string): string => part.replace(":", "-");

const needsOf = (part: string): string[] => (WITH_NEEDS[part] ?? []).filter((need) => need !== part);

export const partName = (part: string): string => t("agreement-part", { part: key(part) });

export const partMeaning = (part: string): string => t(`convention-${key(part)}`);

/** The conventions of an agreement, in some order; unknown words say nothing. */
export const partsOf = (agreement: string): string[] =>
  agreement.split("+").flatMap((part) => AGREEMENTS[part] ?? WITH_NEEDS[part] ?? []);

/** An agreement with a name and what is played besides, and what of it is not played. */
export function beside(name: string, played: string[]): [parts: string[], without: string[]] {
  const all = AGREEMENTS[name] ?? [];
  const besides = played.filter((one) => !all.includes(one));
  const implied = besides.flatMap(needsOf);
  const more = besides.filter((one) => !implied.includes(one));
  const without = all.filter((one) => !played.includes(one) && needsOf(one).every((need) => played.includes(need)));
  return [more.length > 0 && name === NONE ? more : [name, ...more], without];
}

/** An agreement by what it adds to one that has a name and what it leaves out, in as few words as possible. */
export function agreementName(agreement: string): string {
  const played = [...new Set(partsOf(agreement))];
  const known = agreement.split("+").every((part) => part in AGREEMENTS || part in WITH_NEEDS);
  if (!known) return agreement.split("+").map(partName).join(" + ");
  const words = ([parts, without]: [string[], string[]]) => parts.length + 1.01 * without.length;
  const [[parts, without] = [[NONE], []]] = Object.keys(AGREEMENTS)
    .map((name) => beside(name, played))
    .sort((one, other) => words(one) - words(other));
  return [parts.map(partName).join(" + "), ...without.map(partName)].join(" − ");
}

/** The bot that a bot is at a table: where something is agreed on, all that know conventions are the same. */
export function botAt(bot: string | null, agreement: string): string | null {
  return agreement !== NONE && bot?.startsWith("conventions") ? "conventions" : bot;
}

/** The bots to choose from at a table: of those that know conventions one is enough where something is agreed on. */
export function botsAt(bots: string[], usual: string, agreement: string): string[] {
  return bots.filter((bot) => botAt(bot, agreement) !== "conventions" || bot === usual);
}
