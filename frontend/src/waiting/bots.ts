/** Which kind of bot the host adds next, and how fast it is; bots from elsewhere. */
import { computed, signal } from "@preact/signals";
import { type BotKey, ELSEWHERE, type Speed } from "../messages.gen.ts";
import { editions } from "../state/me.ts";
import { ask } from "../state/table.ts";

/** Whom the host chose last, if that was somebody else than the usual one. */
export const chosenBot = signal<string | null>(null);
export const botToAdd = computed(() => chosenBot.value ?? editions.value?.usual_bot ?? "");
export const speedToAdd = signal<Speed>("normal");

/** Whether the table waits for a bot from elsewhere that is away; else the cautious bot moves. */
export const waitsForBot = signal(false);
/** The link for a bot from elsewhere, while it is shown. */
export const botInvited = signal<BotKey | null>(null);

/** Keep a chair for a bot from elsewhere, or make another link for it. */
export function inviteBot(chair: number, waits: boolean): void {
  ask({ type: "inviteBot", chair, waits }, { invited: (key) => (botInvited.value = key) });
}

/** Let a bot of the chosen kind have a chair. */
export function addBot(chair: number): void {
  if (botToAdd.value === ELSEWHERE) inviteBot(chair, waitsForBot.value);
  else ask({ type: "addBot", chair, bot: botToAdd.value, speed: speedToAdd.value });
}
