/** The options of the rules as a form shows them. */
import { t } from "../i18n.ts";
import type { EditionInfo, Editions, Rules, Settings } from "../messages.gen.ts";

export type Option = keyof Rules;
export type OptionValue = Rules[Option];

/** The settings for another box: its preset, and its manners (C1). */
export function withBox(settings: Settings, { name, talk, quiet_turns }: EditionInfo): Settings {
  return { ...settings, box: true, edition: name, options: {}, talk, quiet_turns };
}

/** The settings of those who have no box: the base game, and the manners of a new table. */
export function withoutBox(settings: Settings, { edition, talk, quiet_turns }: Settings): Settings {
  return { ...settings, box: false, edition, options: {}, talk, quiet_turns };
}

/** The options that the rulebook of an edition names, with the values it gives them. */
export function offered(edition: EditionInfo): [Option, OptionValue[]][] {
  return Object.entries(edition.offers) as [Option, OptionValue[]][];
}

/** The same as the rulebook has them: under its headings. */
export function offeredUnder(edition: EditionInfo): [string, [Option, OptionValue[]][]][] {
  const offers = new Map(offered(edition));
  return edition.headings.map(([heading, options]) => [
    heading,
    (options as Option[]).map((option) => [option, offers.get(option) ?? []]),
  ]);
}

/** All other options: house rules. */
export function houseRules(edition: EditionInfo, all: Editions["options"]): [Option, OptionValue[]][] {
  return (Object.entries(all) as [Option, OptionValue[]][]).filter(([option]) => !(option in edition.offers));
}

export function chosenValue(edition: EditionInfo, settings: Settings, option: Option): OptionValue {
  return option in settings.options ? (settings.options[option] as OptionValue) : edition.rules[option];
}

/** The settings with an option set; what the edition has anyway is not written down. */
export function withOption(edition: EditionInfo, settings: Settings, option: Option, value: OptionValue): Settings {
  const { [option]: _, ...others } = settings.options;
  return { ...settings, options: value === edition.rules[option] ? others : { ...others, [option]: value } };
}

export function key(option: Option): string {
  return option.replaceAll("_", "-");
}

export function valueText(option: Option, value: OptionValue): string {
  if (typeof value === "string") return t(`value-${key(option)}-${value}`);
  if (option === "hand_size") return value === null ? t("hand-size-usual") : String(value);
  return String(value);
}

/** How many hint tokens these are, compared with what lies in the box. */
function supply(hints: number, usual: number): string {
  if (hints === usual) return "usual";
  return hints < usual ? "fewer" : hints === usual + 1 ? "spare" : "coins";
}

/** What a value of an option changes, and how hard it makes the game. */
export function aboutText(edition: EditionInfo, option: Option, value: OptionValue): string {
  if (option === "hints") return t("about-hints", { kind: supply(Number(value), Number(edition.rules.hints)) });
  if (option === "mistakes") return t("about-mistakes", { count: Number(value) });
  if (typeof value === "string") return t(`about-${key(option)}-${value}`);
  return typeof value === "boolean" ? t(`about-${key(option)}`) : "";
}

/** An option with a value, in words. */
export function chosenText(option: Option, value: OptionValue): string {
  const name = t(`option-${key(option)}`);
  if (typeof value === "boolean") return t("option-is", { name, on: value ? "yes" : "no" });
  return t("option-chosen", { option: key(option), name, value: valueText(option, value) });
}

/** What the rules of a table are called: by the box, if these people have one. */
export function boxName({ box, edition }: Pick<Settings, "box" | "edition">): string {
  return t(box ? `edition-name-${edition}` : "base-game");
}

/** The same on a seal. */
export function boxSeal({ box, edition }: Pick<Settings, "box" | "edition">): string {
  return box ? t(`edition-seal-${edition}`) : "1–5";
}
