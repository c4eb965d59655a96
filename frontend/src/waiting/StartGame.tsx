/** Who begins (S6), and the start. */

import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { ELSEWHERE, type TableState } from "../messages.gen.ts";
import { edition } from "../state/me.ts";
import { useTable } from "../store/context.ts";
import { Choice } from "../ui/Choice.tsx";

export function StartGame({ table, host }: { table: TableState; host: boolean }) {
  const { ask, seatName } = useTable();
  const [first, setFirst] = useState(0);
  const [chosen, setChosen] = useState(0);
  const free = table.chairs.filter((chair) => chair.kind === "empty").length;
  const unready = table.chairs.some((chair) => chair.kind === "bot" && !chair.present);
  const missing = table.chairs.some((chair) => chair.bot === ELSEWHERE && !chair.present);
  if (!host) {
    return <p class="empty">{free > 0 ? t("waiting-for-players", { free }) : t("waiting-for-host")}</p>;
  }
  const { starter } = table.settings;
  const box = table.settings.box ? edition(table.settings.edition)! : null;
  const rule = starter === "edition" ? (box?.starts.replace(" ", "-") ?? "host") : starter;
  const begins = box?.master_begins && starter === "edition"; // the master is who begins
  const hasMaster = box !== null && box.token_master !== null;
  const chairs = table.chairs.map((_, number) => number);
  return (
    <div class="start">
      {rule !== "host" && <p>{t("begins-rule", { rule })}</p>}
      {starter !== "random" && free === 0 && (
        <Choice
          label={begins ? t("who-begins-as-master") : t("who-begins")}
          value={first}
          values={chairs}
          text={seatName}
          onChange={setFirst}
        />
      )}
      {hasMaster && !begins && free === 0 && (
        <>
          <p>{t("master-rule")}</p>
          <Choice label={t("who-is-master")} value={chosen} values={chairs} text={seatName} onChange={setChosen} />
        </>
      )}
      <button
        type="button"
        class="primary large"
        disabled={free > 0 || unready}
        onClick={() =>
          ask({
            type: "start",
            first: starter === "random" ? null : first,
            master: hasMaster && !begins ? chosen : null,
          })
        }
      >
        {t("start")}
      </button>
      {unready && <p class="empty">{t(missing ? "bots-not-here" : "bots-not-ready")}</p>}
      {free > 0 && !table.settings.shared && <p class="empty">{t("chairs-free", { free })}</p>}
    </div>
  );
}
