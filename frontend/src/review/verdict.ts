/** What a moment that counted was, in a sentence. */
import type { Moment } from "../messages.gen.ts";
import { told } from "./telling.ts";

export function verdict({ move, kind, cards, details }: Moment): string {
  return told({ key: `verdict-${kind}`, cards, details }, move);
}
