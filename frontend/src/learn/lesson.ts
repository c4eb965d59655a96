/** The prepared game at the other end of the line: it goes on when the learner does what was prepared. */
import { batch, computed, effect, signal } from "@preact/signals";
import { withCard } from "../game/actions.ts";
import { t } from "../i18n.ts";
import type { FromPage, FromServer, Lesson, View } from "../messages.gen.ts";
import type { SocketEvents } from "../net/socket.ts";
import { me } from "../state/me.ts";
import { type Selection, selection, sheet, unpick } from "../state/selection.ts";
import { openLine } from "../state/table.ts";
import { keepStep, keptStep } from "./progress.ts";
import { STEPS, type Step } from "./steps.ts";

const FIVE = 7; // the card that must not be lost
const PAUSE = 1100; // between moves that are shown one after the other

const number = signal(0);
/** While moves are being shown the guide is silent. */
export const showing = signal(false);
/** A kind word after a tap that was not meant. */
export const nudge = signal<string | null>(null);
export const step = computed<Step>(() => STEPS[number.value]!);
export const progress = computed(() => number.value / (STEPS.length - 1));

let lesson: Lesson | null = null;
let events: SocketEvents | null = null;
let shown = 0;
let timer = 0;

/** Begin, or go on where one left; the returned function leaves the lesson. */
export function openLesson(fetched: Lesson): () => void {
  lesson = fetched;
  const close = openLine((line) => {
    events = line;
    return { send: (message) => hear(message as FromPage), close: () => clearTimeout(timer) };
  });
  begin(keptStep() < STEPS.length - 1 ? keptStep() : 0);
  const stop = effect(() => watch(selection.value));
  return () => {
    stop();
    close();
    unpick();
    sheet.value = null;
  };
}

export function begin(at: number): void {
  clearTimeout(timer);
  unpick();
  batch(() => {
    number.value = at;
    showing.value = false;
    nudge.value = null;
    for (let beat = 0; beat <= step.value.beat; beat++) tell(beat);
  });
  shown = step.value.beat;
  keepStep(at);
}

/** The next thing that the guide has to say, after the moves that come before it. */
export function advance(): void {
  number.value++;
  nudge.value = null;
  keepStep(step.value.wait === "end" ? 0 : number.value);
  showing.value = shown < step.value.beat;
  if (showing.value) timer = setTimeout(show, PAUSE);
}

function show(): void {
  tell(++shown);
  showing.value = shown < step.value.beat;
  if (showing.value) timer = setTimeout(show, PAUSE);
}

function tell(beat: number): void {
  for (const message of lesson!.beats[beat]!) events!.received(named(message));
}

/** The learner has a name, or is "you". */
function named(message: FromServer): FromServer {
  if (message.type !== "table") return message;
  const you = { ...message.you, name: me.value?.name ?? t("you") };
  return {
    ...message,
    you,
    chairs: message.chairs.map((chair) => (chair.person?.id === you.id ? { ...chair, person: you } : chair)),
  };
}

/** The action that comes next in the prepared game. */
function prepared(): string | null {
  const next = lesson!.beats[shown + 1]?.find((message) => message.type === "moved");
  return next?.type === "moved" ? next.moves[0]!.action : null;
}

/** The table after so many moves, or after a few more where several pass by at once. */
function viewAt(moves: number): View | undefined {
  const told = lesson!.beats.slice(0, shown + 1).flat();
  return told
    .filter((message) => message.type === "game" || message.type === "moved")
    .map(({ view }) => view)
    .find(({ version }) => version >= moves);
}

function hear(message: FromPage): void {
  const answer = (reply: FromServer) => queueMicrotask(() => events?.received(reply));
  const view = message.type === "look" ? viewAt(message.version) : undefined;
  if (view) {
    answer({ type: "past", request: message.request, version: view.version, view });
    return;
  }
  if (message.type !== "act") {
    const refused = { code: "lesson", message: "Not in the lesson.", details: {} };
    if (message.type !== "leave") answer({ type: "refused", request: message.request, ...refused });
    return;
  }
  queueMicrotask(() => {
    events?.received({ type: "done", request: message.request });
    if (step.value.wait === "act" && message.action === prepared()) {
      tell(++shown);
      advance();
    } else {
      nudge.value = message.action === withCard("discard", FIVE) ? "five" : "other";
    }
  });
}

/** Picking is enough where the guide asks for no more. */
function watch(picked: Selection): void {
  const { wait } = step.peek();
  if (picked === null || typeof wait === "string" || showing.peek()) return;
  const right =
    "card" in wait
      ? picked.kind === "card" && picked.card === wait.card
      : picked.kind === "seat" && picked.seat === wait.seat;
  if (right) queueMicrotask(advance);
  else nudge.value = "other";
}
