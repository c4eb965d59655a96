/** What agreements are called, and which bots play by them: all that a table needs before somebody asks for more. */
import { t } from "../i18n.ts";

export const NONE = "none";

/** A convention in the names of texts, which have no colon. */
const key = (part: string): string => part.replace(":", "-");

export const partName = (part: string): string => t("agreement-part", { part: key(part) });

export const partMeaning = (part: string): string => t(`convention-${key(part)}`);

export function agreementName(agreement: string): string {
  return agreement.split("+").map(partName).join(" + ");
}

/** The bot that a bot is at a table: where something is agreed on, all that know conventions are the same. */
export function botAt(bot: string | null, agreement: string): string | null {
  return agreement !== NONE && bot?.startsWith("conventions") ? "conventions" : bot;
}

/** The bots to choose from at a table: of those that know conventions one is enough where something is agreed on. */
export function botsAt(bots: string[], usual: string, agreement: string): string[] {
  return bots.filter((bot) => botAt(bot, agreement) !== "conventions" || bot === usual);
}
