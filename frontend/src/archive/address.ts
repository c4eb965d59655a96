/** The moment that is shown, in the address: whoever gets the link sees the same. */
import { effect } from "@preact/signals";
import { gameId, gamePath } from "../route.ts";
import { moment, onTable, page, perspective, trying } from "./replay.ts";

const PAUSE = 300; // browsers take an address only so often

/** The address of the moment that is shown. */
export function momentPath(): string {
  const seat = perspective.value === null ? "" : `&seat=${perspective.value}`;
  const id = page.value?.game.id ?? "";
  return onTable.value ? `${gamePath(id)}?move=${moment.value}${seat}` : gamePath(id);
}

let timer = 0;

effect(() => {
  const path = momentPath();
  const id = page.value?.game.id;
  clearTimeout(timer);
  if (!id || trying.value) return;
  timer = setTimeout(() => {
    if (gameId.value === id) history.replaceState(null, "", path);
  }, PAUSE);
});
