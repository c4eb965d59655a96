/** Links for bots from elsewhere, in words: whoever has one sees what the bot sees, so everybody is told who asked for it
 * and where the bot connects from. */
import { t } from "../i18n.ts";
import type { Arrival, Chair, Person, TableState } from "../messages.gen.ts";
import { unread } from "./remarks.ts";
import { toast } from "./toasts.ts";

/** What a bot from elsewhere calls itself, once it has come. */
export function guestName(chair: Chair | undefined): string {
  return chair?.name ?? t("bot");
}

function whose(chair: Chair, by: Person, you: Person): string {
  return t("bot-link-of", { by: by.id === you.id ? "you" : "other", who: by.name, bot: guestName(chair) });
}

/** Who asked for the link of each bot, and where it last connected from. */
export function linkSentences({ chairs, you }: TableState): string[] {
  return chairs.flatMap((chair) => {
    const { asked_by, address } = chair;
    if (!asked_by) return [];
    return [whose(chair, asked_by, you), ...(address ? [t("bot-last-from", { address })] : [])].join(" ");
  });
}

/** The links that others have asked for, in brief. */
export function othersLinks({ chairs, you }: TableState): string[] {
  return chairs.flatMap((chair) =>
    chair.asked_by && chair.asked_by.id !== you.id ? [whose(chair, chair.asked_by, you)] : [],
  );
}

export function arrivalSentence({ bot, address, again }: Arrival): string {
  return t("bot-came", { again: again ? "yes" : "no", bot, address });
}

/** Say which bots have come since. */
export function tellArrivals(before: TableState | null, now: TableState): void {
  if (before?.id !== now.id) return;
  const heard = before.arrivals.at(-1)?.number ?? -1;
  const fresh = now.arrivals.filter((one) => one.number > heard);
  for (const one of fresh) toast(arrivalSentence(one));
  unread.value += fresh.length;
}
