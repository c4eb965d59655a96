/** Which rulebook is open: an edition's, or a table's with its options. */
import { signal } from "@preact/signals";
import type { Settings } from "../messages.gen.ts";

export interface Scope {
  edition: string;
  /** The options of a table; null: everything that the edition offers. */
  options: Settings["options"] | null;
  /** Whether the box itself is meant, or the game as people play it without one. */
  box: boolean;
  /** The step of the impression scale that a game has reached: opens the rulebook there. */
  reached?: number;
}

export const rulebook = signal<Scope | null>(null);
