/** Which rules an edition or a table plays, and what their texts ask for. */
import type { EditionInfo, Rules } from "../messages.gen.ts";
import { RULES, type Rule } from "../rulebook.gen.ts";
import type { Scope } from "./open.ts";

/** What is played: every value that each option may have. */
export interface Played {
  edition: EditionInfo;
  /** The edition's preset, or what the table has made of it. */
  rules: Rules;
  values: (option: keyof Rules) => Rules[keyof Rules][];
  /** Whether it is one table's game and not all that a box offers. */
  fixed: boolean;
  /** The step of the impression scale that was reached. */
  reached: number | undefined;
}

export function played(edition: EditionInfo, scope: Scope): Played {
  const fixed = scope.options !== null;
  const rules: Rules = { ...edition.rules, ...scope.options };
  const offers = (option: keyof Rules) => (fixed ? [] : (edition.offers[option] ?? [])) as Rules[keyof Rules][];
  const values: Played["values"] = (option) => [...new Set([...offers(option), rules[option]])];
  return { edition, rules, values, fixed, reached: scope.reached };
}

/** Whether a rule is part of what is played. */
export function applies({ conditions }: Rule, { values }: Played): boolean {
  const holds = (condition: Rule["conditions"][number]) =>
    Object.entries(condition).every(([option, wanted]) =>
      values(option as keyof Rules).some((value) => wanted.includes(value)),
    );
  return conditions.length === 0 || conditions.some(holds);
}

export interface Chapter {
  letter: string;
  rules: Rule[];
}

/** The rules that are played and wanted, in chapters. */
export function chaptersOf(game: Played, wanted: (rule: Rule) => boolean): Chapter[] {
  const rules = RULES.filter((rule) => applies(rule, game) && wanted(rule));
  const letters = [...new Set(rules.map(({ number }) => number.charAt(0)))];
  return letters.map((letter) => ({ letter, rules: rules.filter(({ number }) => number.charAt(0) === letter) }));
}

/** The kinds of multicolour that are played. */
export function kindsOf({ values }: Played): string[] {
  return values("multicolour").filter((kind) => kind !== "none") as string[];
}

export type Scale = EditionInfo["scale"];

/** The impression scale (E5): that of a table's game, or that of a box and what it adds for multicolour. */
export function scalesOf(game: Played): { base: Scale; more: Scale } {
  const { scale, scale_with_multicolour: wider } = game.edition;
  if (kindsOf(game).length === 0) return { base: scale, more: [] };
  if (game.fixed) return { base: wider, more: [] };
  return { base: scale, more: wider.filter(([number]) => scale.every(([base]) => base !== number)) };
}

const yes = (on: boolean): string => (on ? "yes" : "no");

/** What the texts of the rules ask for. */
export function facts(game: Played): Record<string, string | number> {
  const { edition, rules, values, fixed } = game;
  const multicolour = kindsOf(game);
  const has = (option: keyof Rules) => values(option).includes(true);
  const sizes = [...new Set(multicolour.map((kind) => Number(kind.split("-")[1])))];
  const kinds = [...new Set(multicolour.map((kind) => kind.replace(/-.*/, "")))];
  return {
    edition: edition.name,
    comments: edition.comments,
    remarks: edition.remarks,
    // biome-ignore lint/style/noNonNullAssertion: every edition says at least that hands may be rearranged
    gestures: edition.gestures.at(-1)!,
    mark: edition.mark,
    author: edition.author ?? "none",
    age: edition.age ?? 0,
    federation: yes(edition.federation),
    masterpiece: yes(fixed && rules.masterpiece),
    starts: edition.starts.replace(" ", "-"),
    master: edition.token_master ?? "none",
    multi: kinds.length > 1 ? "several" : (kinds[0] ?? "none"),
    cards: sizes.length > 1 ? "both" : (sizes[0] ?? "none"),
    black: yes(has("black_powder")),
    tiles: yes(has("bonus_tiles")),
    full: yes(rules.discard_when_full),
    empty: yes(rules.empty_hints),
    hints: rules.hints,
    mistakes: rules.mistakes,
    hand: rules.hand_size ?? 0,
    // biome-ignore lint/style/noNonNullAssertion: no edition's scale is empty
    max: (fixed && multicolour.length > 0 ? edition.scale_with_multicolour : edition.scale).at(-1)![2],
  };
}
