/** Who else looks at this replay, and who leads. */
import { list, t } from "../i18n.ts";
import type { Company } from "../messages.gen.ts";
import { useRoom } from "./room.ts";

function Words({ here: { people, unnamed, leader, you }, leading }: { here: Company; leading: boolean }) {
  const others = people.filter((one) => one.id !== you?.id).map((one) => one.name);
  if (unnamed > (you ? 0 : 1)) others.push(t("company-unnamed", { count: unnamed - (you ? 0 : 1) }));
  if (leading) return <>{others.length ? t("company-follows", { names: list(others) }) : t("company-leading")}</>;
  if (leader) return <>{t("company-led", { name: leader.name })}</>;
  return <>{t("company-here", { names: list(others) })}</>;
}

export function CompanyLine() {
  const {
    company: { here, following, lead, leading, led },
    replay: { onTable },
  } = useRoom();
  const now = here.value;
  if (!now) return null;
  const alone = now.people.length + now.unnamed < 2;
  if (alone && !leading.value) return null;
  return (
    <p class="company row" role="status">
      <span>
        <Words here={now} leading={leading.value} />
        {leading.value && !alone && onTable.value && <small> {t("company-point")}</small>}
      </span>
      {led.value ? (
        <button type="button" class="quiet" onClick={() => (following.value = !following.value)}>
          {t(following.value ? "company-leave" : "company-follow")}
        </button>
      ) : (
        now.you && (
          <button type="button" class="quiet" onClick={() => lead(!leading.value)}>
            {t(leading.value ? "company-stop" : "company-lead")}
          </button>
        )
      )}
    </p>
  );
}
