/** Who sits before the page, and what the lobby shows. */
import { batch, signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";
import type { EditionInfo, Editions, Lobby, Person } from "../messages.gen.ts";
import * as api from "../net/api.ts";
import { SIGNED_OUT, Socket } from "../net/socket.ts";
import { forgetAnswers } from "../offline/worker.ts";

/** undefined: not asked yet; null: no name yet. */
export const me = signal<Person | null | undefined>(undefined);
/** Whether you go by the name of all guests, because nobody has asked for your own yet. */
export const nameless = signal(kept("nameless") === "yes");
/** Whether this device was somebody's and is nobody's any more. */
export const signedOut = signal(false);
export const lobby = signal<Lobby | null>(null);
export const lobbyReachable = signal(true);
export const editions = signal<Editions | null>(null);

/** The same, where something is shown: nothing is before they are here (App.tsx). */
export function theEditions(): Editions {
  if (!editions.value) throw new Error("The editions are not here yet.");
  return editions.value;
}

export function edition(name: string): EditionInfo | undefined {
  return editions.value?.editions.find((one) => one.name === name);
}

/** The same for one that a table, a link or a form names: they only name those that there are. */
export function theEdition(name: string): EditionInfo {
  const found = edition(name);
  if (!found) throw new Error(`There is no edition ${name}.`);
  return found;
}

/** Who sat here last, for a page that is opened without a connection. */
function lastPerson(): Person | null {
  return JSON.parse(kept("me") ?? "null") as Person | null;
}

function take(next: Lobby): void {
  if (lastPerson()?.id !== next.you?.id) forgetAnswers();
  keep("me", JSON.stringify(next.you));
  batch(() => {
    lobby.value = next;
    me.value = next.you;
    signedOut.value = next.signed_out;
  });
}

function setNameless(now: boolean): void {
  nameless.value = now;
  keep("nameless", now ? "yes" : "no");
}

/** Learn who you are and which editions there are. Without a connection you are who sat here last, if the editions have
 * been kept. */
export async function arrive(): Promise<void> {
  const [now, known] = await Promise.allSettled([api.getLobby(), api.getEditions()]);
  if (known.status === "fulfilled") editions.value = known.value;
  if (now.status === "fulfilled") take(now.value);
  else if (me.value === undefined && editions.value) me.value = lastPerson();
  for (const one of [now, known]) if (one.status === "rejected") throw one.reason;
}

export async function introduce(name: string): Promise<void> {
  await api.introduce(name);
  const now = await api.getLobby();
  batch(() => {
    setNameless(false);
    take(now);
  });
}

/** Be somebody without having been asked for a name; it can be told later. */
export async function introduceGuest(name: string): Promise<void> {
  await api.introduce(name);
  const now = await api.getLobby();
  batch(() => {
    setNameless(true);
    take(now);
  });
}

/** Keep your lobby up to date until the returned function is called. A socket goes on speaking to the person who opened
 * it, under the name of that time: what it says of them is left aside, and all of it once you are somebody else. */
export function follow(): () => void {
  const socket = new Socket(() => "/ws/lobby", {
    opened: () => (lobbyReachable.value = true),
    lost: () => (lobbyReachable.value = false),
    refused: (code) => {
      if (code === SIGNED_OUT) void arrive();
      else lobbyReachable.value = false;
    },
    received: (message) => {
      const next = message as Lobby;
      if (next.type === "lobby" && next.you?.id === me.value?.id) lobby.value = next;
    },
    ping: () => null,
  });
  return () => socket.close();
}
