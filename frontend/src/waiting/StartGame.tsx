/** Who begins (S6), and the start. */
import { t } from "../i18n.ts";
import { ELSEWHERE, type TableState } from "../messages.gen.ts";
import { edition } from "../state/me.ts";
import { useTable } from "../store/context.ts";
import { Choice } from "../ui/Choice.tsx";

/** What the box says about who begins, and whether somebody else is the master (S6). */
function beginning({ settings }: TableState): { rule: string; begins: boolean; hasMaster: boolean } {
  const { starter } = settings;
  const box = settings.box ? edition(settings.edition) : null;
  return {
    rule: starter === "edition" ? (box?.starts.replace(" ", "-") ?? "host") : starter,
    begins: starter === "edition" && box?.master_begins === true, // the master is who begins
    hasMaster: box?.token_master != null,
  };
}

function freeChairs(table: TableState): number {
  return table.chairs.filter((chair) => chair.kind === "empty").length;
}

export function WhoBegins({ table }: { table: TableState }) {
  const {
    seatName,
    hosting: { first, chosenMaster },
  } = useTable();
  const { rule, begins, hasMaster } = beginning(table);
  const full = freeChairs(table) === 0;
  const chairs = table.chairs.map((_, number) => number);
  return (
    <>
      {rule !== "host" && <p>{t("begins-rule", { rule })}</p>}
      {table.settings.starter !== "random" && full && (
        <Choice
          label={begins ? t("who-begins-as-master") : t("who-begins")}
          value={first.value}
          values={chairs}
          text={seatName}
          onChange={(seat) => (first.value = seat)}
        />
      )}
      {hasMaster && !begins && full && (
        <>
          <p>{t("master-rule")}</p>
          <Choice
            label={t("who-is-master")}
            value={chosenMaster.value}
            values={chairs}
            text={seatName}
            onChange={(seat) => (chosenMaster.value = seat)}
          />
        </>
      )}
    </>
  );
}

/** The start, or what it waits for: always in sight, however long the page is. */
export function StartBar({ table, host }: { table: TableState; host: boolean }) {
  const {
    ask,
    hosting: { first, chosenMaster },
  } = useTable();
  const free = freeChairs(table);
  const unready = table.chairs.some((chair) => chair.kind === "bot" && !chair.present);
  const missing = table.chairs.some((chair) => chair.bot === ELSEWHERE && !chair.present);
  if (!host) {
    return (
      <p class="start-bar empty" role="status">
        {free > 0 ? t("waiting-for-players", { free }) : t("waiting-for-host")}
      </p>
    );
  }
  const { begins, hasMaster } = beginning(table);
  const start = () =>
    ask({
      type: "start",
      first: table.settings.starter === "random" ? null : first.value,
      master: hasMaster && !begins ? chosenMaster.value : null,
    });
  return (
    <div class="start-bar">
      {unready && <p class="empty">{t(missing ? "bots-not-here" : "bots-not-ready")}</p>}
      {free > 0 && !table.settings.shared && <p class="empty">{t("chairs-free", { free })}</p>}
      <button type="button" class="primary large" disabled={free > 0 || unready} onClick={start}>
        {t("start")}
      </button>
    </div>
  );
}
