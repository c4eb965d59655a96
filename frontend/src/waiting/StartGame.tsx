/** Who begins (S6), and the start. */

import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { TableState } from "../messages.gen.ts";
import { edition } from "../state/me.ts";
import { seatName } from "../state/people.ts";
import { ask } from "../state/table.ts";
import { Choice } from "../ui/Choice.tsx";

export function StartGame({ table, host }: { table: TableState; host: boolean }) {
  const [first, setFirst] = useState(0);
  const free = table.chairs.filter((chair) => chair.kind === "empty").length;
  const unready = table.chairs.some((chair) => chair.kind === "bot" && !chair.present);
  if (!host) {
    return <p class="empty">{free > 0 ? t("waiting-for-players", { free }) : t("waiting-for-host")}</p>;
  }
  const { starter } = table.settings;
  const rule = starter === "edition" ? edition(table.settings.edition)!.starts.replace(" ", "-") : starter;
  return (
    <div class="start">
      <p>{t("begins-rule", { rule })}</p>
      {starter !== "random" && free === 0 && (
        <Choice
          label={t("who-begins")}
          value={first}
          values={table.chairs.map((_, number) => number)}
          text={seatName}
          onChange={setFirst}
        />
      )}
      <button
        type="button"
        class="primary large"
        disabled={free > 0 || unready}
        onClick={() => ask({ type: "start", first: starter === "random" ? null : first })}
      >
        {t("start")}
      </button>
      {unready && <p class="empty">{t("bots-not-ready")}</p>}
      {free > 0 && !table.settings.shared && <p class="empty">{t("chairs-free", { free })}</p>}
    </div>
  );
}
