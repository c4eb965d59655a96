/** Advice on what to do, for those who play with bots alone. */
import { computed, effect, signal } from "@preact/signals";
import { beginner } from "../learn/certain.ts";
import type { Suggested } from "../messages.gen.ts";
import { remembering } from "./memory.ts";
import { ask, game, mySeat, myTurn, past, sending, table } from "./table.ts";

const newest = signal<Suggested | null>(null);
const place = signal(0);
/** Whether an answer is on its way. */
export const pondering = signal(false);

export const mayAsk = computed(
  () =>
    myTurn.value &&
    sending.value === null &&
    !remembering.value &&
    (table.value?.chairs.every((chair, seat) => chair.kind === "bot" || seat === mySeat.value) ?? false),
);

/** The move that the coach speaks of, in the game as it is now. */
export const considered = computed(() => {
  const now = newest.value;
  if (!now || now.version !== game.value?.version || !mayAsk.value || past.value) return null;
  return now.candidates[place.value % now.candidates.length] ?? null;
});

/** What else can be asked for: another idea, or the first again if that was the last; nothing if there is only one. */
export const otherIdea = computed(() => {
  const ideas = newest.value?.candidates.length ?? 0;
  if (ideas < 2) return null;
  return (place.value + 1) % ideas === 0 ? "advice-first" : "advice-next";
});

/** Beginners who practise hear why the bots did what they did. */
let asked = -1;
effect(() => {
  const version = game.value?.version ?? -1;
  if (!mayAsk.value || !beginner.value || version === asked) return;
  asked = version;
  ask({ type: "explain" });
});

export function considerNext(): void {
  place.value += 1;
}

export function askForAdvice(): void {
  pondering.value = true;
  const ready = () => (pondering.value = false);
  ask(
    { type: "suggest" },
    {
      done: ready,
      refused: ready,
      suggested: (suggested) => {
        place.value = 0;
        newest.value = suggested;
      },
    },
  );
}
