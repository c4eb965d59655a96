/** What became of what somebody asked: the question goes away, so it is said for a moment. */
import { effect } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Proposal } from "../messages.gen.ts";
import { moveCount, table } from "./table.ts";
import { toast } from "./toasts.ts";

const FOLLOWS = 200; // milliseconds: the game is told after the table

function tell({ what }: Proposal, moves: number): void {
  if (table.peek()?.phase !== "playing") return; // the end speaks for itself
  if (what === "undo") toast(t(moveCount.peek() < moves ? "undo-done" : "undo-not"));
  else if (what === "end") toast(t("end-not"));
}

let open: Proposal[] = [];

effect(() => {
  const now = table.value?.proposals ?? [];
  const gone = open.filter(({ id }) => !now.some((one) => one.id === id));
  open = now;
  const moves = moveCount.peek();
  for (const one of gone) setTimeout(tell, FOLLOWS, one, moves);
});
