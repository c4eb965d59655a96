/** Doing something: at once, or after a question if one would regret it or may not have meant it. */
import { signal } from "@preact/signals";
import { hint, type What } from "../game/actions.ts";
import { type Danger, dangerOf } from "../game/danger.ts";
import { touched } from "../game/hints.ts";
import { sentencesFor } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { stay } from "../keyboard/useKeyboard.ts";
import type { Seat } from "../messages.gen.ts";
import { people } from "./people.ts";
import { askFirst } from "./question.ts";
import { unpick } from "./selection.ts";
import { confirming } from "./settings.ts";
import { act, facts, table, view } from "./table.ts";

/** The action that waits for a second thought. */
export const doubtful = signal<{ action: string; danger: Danger } | null>(null);

export function attempt(action: string): void {
  const danger = confirming.value && view.value && facts.value ? dangerOf(facts.value, view.value, action) : null;
  if (danger) doubtful.value = { action, danger };
  else carryOut(action);
}

export function carryOut(action: string): void {
  doubtful.value = null;
  act(action);
  unpick();
  stay();
}

/** The game in which an empty hint was said to be meant: once is enough. */
let meant = "";

/** Give a hint. One that touches no card asks once in a game whether it is meant. */
export function attemptHint(seat: Seat, what: What): void {
  const now = view.value;
  const thisGame = `${table.value?.id} ${table.value?.games}`;
  const empty = now && facts.value && touched(facts.value, now.hands[seat]!, what).length === 0;
  if (!empty || !confirming.value || meant === thisGame) {
    carryOut(hint(seat, what));
    return;
  }
  const said = { seat: now.actor!, target: seat, what, touched: [], free: now.pending !== null };
  askFirst({
    title: t("empty-ask"),
    text: sentencesFor({ type: "hinted", ...said }, people.value).join(" "),
    yes: t("empty-yes"),
    no: t("empty-no"),
    act: () => {
      meant = thisGame;
      carryOut(hint(seat, what));
    },
  });
}
