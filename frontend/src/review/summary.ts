/** The first sentences of a review: how hard the deal was, and what became of the perfect show. */
import { before } from "../game/counting.ts";
import { cardName } from "../game/describe.ts";
import { t } from "../i18n.ts";
import type { FirstReview, GameListing, ReviewMoment } from "../messages.gen.ts";
import { decimal } from "./percent.ts";

/** What a move cost, for certain or on average: the greater counts. */
export function costText({ move, settled, lost, expected }: ReviewMoment): string {
  const number = move;
  if (settled !== move) return t("moment-led", { number, settled, cost: lost });
  if (expected === null || lost >= expected) return t("moment-cost", { number, cost: lost });
  return t("moment-estimate", { number, cost: decimal(expected) });
}

/** The one lesson of a game: what cost most. */
export function lessonText({ moments }: FirstReview): string {
  const cost = ({ lost, expected }: ReviewMoment) => Math.max(lost, expected ?? 0);
  const [dearest] = moments.filter((one) => cost(one) > 0).toSorted((one, other) => cost(other) - cost(one));
  return dearest ? costText(dearest) : "";
}

type Result = Pick<GameListing, "outcome" | "max_score">;

function showText({ reach, gone, lost_card }: FirstReview, { outcome, max_score: most }: Result): string {
  if (outcome === "perfect") return "";
  if (gone === null) {
    if ((reach[0]?.bound ?? most) < most) return t("show-never");
    return t((reach.at(-1)?.best ?? 0) >= most ? "show-open" : "show-unknown");
  }
  const number = gone;
  if ((reach[before(gone)]?.best ?? 0) < most) return t("perfect-gone", { number });
  if (lost_card !== null) return t("show-lost-card", { number, card: cardName(lost_card) });
  return t(outcome === "lost" && gone === reach.length - 1 ? "show-lost-mistake" : "show-lost", { number });
}

export function summaryText(found: FirstReview, game: Result): string {
  const ease = found.luck ? t("deal-ease", { ease: found.luck.ease }) : "";
  return [ease, showText(found, game)].filter(Boolean).join(" ");
}
