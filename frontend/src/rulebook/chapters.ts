/** The rules by number, as docs/rules.md has them, and which of them an edition or a table plays. */
import type { EditionInfo, Rules } from "../messages.gen.ts";
import type { Scope } from "./open.ts";

export const CHAPTERS: Record<string, string[]> = {
  S: ["S1", "S2", "S3", "S4", "S5", "S6", "S7"],
  H: ["H1", "H2", "H3", "H4", "H5", "H6", "H7"],
  D: ["D1", "D2", "D3"],
  P: ["P1", "P2", "P3", "P4"],
  E: ["E1", "E2", "E3", "E4", "E5"],
  X: ["X1", "X2", "X3", "X3a", "X3b"],
  A: ["A1", "A2", "A3", "A4", "A5"],
  M: ["M1", "M2", "M3"],
  K: ["K1", "K2", "K3", "K4", "K5", "K6"],
  B: ["B1", "B2", "B3", "B4", "B5", "B6"],
  C: ["C1", "C2", "C3", "C4"],
};

/** Where the rulebooks are silent. */
export const RULINGS = new Set(["H6", "X3a", "X3b", "A4", "A5", "B3", "B4", "B5"]);

/** What is played: every value that each option may have. */
export interface Played {
  edition: EditionInfo;
  /** The edition's preset, or what the table has made of it. */
  rules: Rules;
  /** Kinds of multicolour, "none" left out. */
  multicolour: string[];
  has: (option: "black_powder" | "bonus_tiles" | "announce" | "masterpiece") => boolean;
  /** Whether it is one table's game and not all that a box offers. */
  fixed: boolean;
}

export function played(edition: EditionInfo, scope: Scope): Played {
  const fixed = scope.options !== null;
  const rules: Rules = { ...edition.rules, ...scope.options };
  const values = (option: keyof Rules): unknown[] =>
    (fixed ? [] : (edition.offers[option] ?? [])).concat(rules[option] as never);
  return {
    edition,
    rules,
    multicolour: [...new Set(values("multicolour"))].filter((kind) => kind !== "none") as string[],
    has: (option) => values(option).includes(true),
    fixed,
  };
}

/** Whether a rule is part of what is played. */
export function applies(number: string, game: Played): boolean {
  const { rules, edition, multicolour, has, fixed } = game;
  switch (number) {
    case "E3":
    case "E4":
    case "E5":
      return !(fixed && rules.masterpiece);
    case "X1":
      return fixed ? rules.mistakes < 3 : "mistakes" in edition.offers;
    case "X2":
      return fixed ? rules.hints > 8 : "hints" in edition.offers;
    case "M2":
      return multicolour.some((kind) => kind.startsWith("named"));
    case "M3":
      return multicolour.some((kind) => kind.startsWith("wild"));
    case "A5":
      return has("announce") && (multicolour.length > 0 || has("black_powder"));
  }
  switch (number[0]) {
    case "X":
      return has("masterpiece");
    case "A":
      return has("announce");
    case "M":
      return multicolour.length > 0;
    case "K":
      return has("black_powder");
    case "B":
      return has("bonus_tiles");
  }
  return true;
}

const yes = (on: boolean): string => (on ? "yes" : "no");

/** What the texts of the rules ask for. */
export function facts(game: Played): Record<string, string | number> {
  const { rules, edition, multicolour, has, fixed } = game;
  const sizes = [...new Set(multicolour.map((kind) => Number(kind.split("-")[1])))];
  const kinds = [...new Set(multicolour.map((kind) => kind.split("-")[0]!))];
  return {
    edition: edition.name,
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
    max: fixed && rules.multicolour !== "none" ? 30 : 25,
  };
}
