/** What the settings of a table say, in a few words each. */
import { agreementName, NONE } from "../agreement/names.ts";
import { t } from "../i18n.ts";
import type { Settings } from "../messages.gen.ts";
import { boxName, chosenText, type Option, type OptionValue } from "./options.ts";

const DAY = 86_400;

export type Ending = "no" | "yes" | "remind" | "end";

/** What happens when the time is over; yes: a bot helps out. */
export function endingOf({ clock, clock_bot, clock_ends }: Settings): Ending {
  if (clock_bot) return "yes";
  return clock === "days" ? (clock_ends ? "end" : "remind") : "no";
}

/** A time in words: "90 s", "10 min", "3 days". */
export function lengthText(seconds: number): string {
  if (seconds >= DAY) return t("clock-length", { unit: "days", many: Math.round(seconds / DAY) });
  const minutes = seconds >= 120 && seconds % 60 === 0;
  return t("clock-length", { unit: minutes ? "minutes" : "seconds", many: minutes ? seconds / 60 : seconds });
}

/** What the rules of a table say of its clock. */
function clockFacts(settings: Settings): string[] {
  const { clock, clock_seconds, clock_increment } = settings;
  if (clock === "none") return [];
  const facts = [t("clock-fact", { clock, time: lengthText(clock_seconds) })];
  if (clock_increment > 0) facts.push(t("clock-fact-increment", { time: lengthText(clock_increment) }));
  const ending = endingOf(settings);
  if (ending === "yes") facts.push(t("clock-fact-bot"));
  if (ending === "end") facts.push(t("clock-fact-ends"));
  return facts;
}

/** The options in which a table differs from its edition, in words. */
export function differences({ options }: Pick<Settings, "options">): string[] {
  return (Object.entries(options) as [Option, OptionValue][]).map(([option, value]) => chosenText(option, value));
}

/** What a table has agreed on, in words. */
export function agreed({ agreement }: Pick<Settings, "agreement">): string[] {
  return agreement === NONE ? [] : [t("agreement-of-table", { agreement: agreementName(agreement) })];
}

/** What is played. */
export function rulesOf(settings: Pick<Settings, "box" | "edition" | "options">): string[] {
  return [boxName(settings), ...differences(settings)];
}

/** A deal that is played more than once. */
export function dealFacts(settings: Pick<Settings, "box" | "edition" | "options" | "players">): string[] {
  return [...rulesOf(settings), t("deal-players", { players: settings.players })];
}

/** What a table plays besides its box. */
export function tableFacts(settings: Settings): string[] {
  return [
    ...differences(settings),
    ...agreed(settings),
    t("talk-name", { talk: settings.talk }),
    ...(settings.memory ? [t("memory-table")] : []),
    ...clockFacts(settings),
  ];
}
