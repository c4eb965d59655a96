/** How the same deal went for others: the share of their results that this one beats, and the way to each. */

import { namesOf, resultText } from "../archive/listed.ts";
import { useRoom } from "../archive/room.ts";
import { list, t } from "../i18n.ts";
import { gamePath } from "../route.ts";
import { PageLink } from "../ui/PageLink.tsx";
import { percent } from "./percent.ts";

export function SameDeal() {
  const page = useRoom().replay.page.value;
  if (!page || page.same_deal.length === 0) return null;
  const { same_deal, beaten } = page;
  return (
    <div class="stack">
      <h3>{t("same-deal")}</h3>
      {beaten !== null && <p>{t("same-deal-beaten", { share: percent(beaten) })}</p>}
      <ul class="stack tight lines">
        {same_deal.map((other) => (
          <li key={other.id}>
            <PageLink to={gamePath(other.id)} text={list(namesOf(other))} />
            <small>{resultText(other)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
