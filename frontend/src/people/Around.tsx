/** Who of the people you have played with is here now, each a tap away from a table. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Acquaintance, Acquaintances } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { me } from "../state/me.ts";
import { AskAlong } from "./AskAlong.tsx";

const AGAIN = 60_000; // milliseconds until the page looks again

export function Around() {
  const [here, setHere] = useState<Acquaintance[]>([]);
  useEffect(() => {
    let gone = false;
    const look = () =>
      ask<Acquaintances>("/api/people").then(
        ({ people }) => gone || setHere(people.filter((one) => one.here && !one.blocked)),
        () => gone || setHere([]), // the page does without
      );
    void look();
    const timer = setInterval(() => document.hidden || void look(), AGAIN);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [me.value?.id]);
  if (here.length === 0) return null;
  return (
    <section class="panel" aria-label={t("people-around")}>
      <h2>{t("people-around")}</h2>
      <ul class="row wrap known-people">
        {here.map((one, place) => (
          <li key={one.id}>
            <AskAlong one={one} lamp={place % 5} />
          </li>
        ))}
      </ul>
    </section>
  );
}
