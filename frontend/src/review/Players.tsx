/** What is said of each player in the end: a sentence, and how much of what could be known was used. */
import { useEffect, useRef } from "preact/hooks";
import { useRoom } from "../archive/room.ts";
import { t } from "../i18n.ts";
import { useTable } from "../store/context.ts";
import { More } from "../ui/More.tsx";

export function Players() {
  const { seatName } = useTable();
  const { again, review } = useRoom();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (again.isOver.value) place.current?.scrollIntoView({ block: "center" });
    again.isOver.value = false;
  }, []);
  return (
    <section ref={place} class="review-players" aria-label={t("players-review")}>
      <h3>{t("players-review")}</h3>
      <ul class="stack">
        {review.players.value.map(({ seat, used, known, said }) => (
          <li key={seat}>
            <p>{review.telling.told(said, 0)}</p>
            {known > 0 && (
              <More title={t("figure", { used, known })}>
                <p class="empty">{t("figure-about", { who: seatName(seat) })}</p>
              </More>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
