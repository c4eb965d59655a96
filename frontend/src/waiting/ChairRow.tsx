/** A chair: who sits there and what you can do about it. */

import { botAt } from "../agreement/names.ts";
import { Avatar } from "../art/Avatar.tsx";
import { botKind, chairName, lampOf } from "../game/describe.ts";
import { beside, t } from "../i18n.ts";
import { type Chair, ELSEWHERE, type TableState } from "../messages.gen.ts";
import { GuestForm } from "../pass/GuestForm.tsx";
import { useTable } from "../store/context.ts";
import { AddBot } from "./AddBot.tsx";

const FEWEST = 2; // S1: this many play at least

interface ChairRowProps {
  table: TableState;
  chair: Chair;
  number: number;
  host: boolean;
}

/** Whether the host has asked whoever looks at this not to join in. */
export function isRemoved(table: TableState): boolean {
  return table.removed.some((person) => person.id === table.you.id);
}

function Controls({ table, chair, number, host }: ChairRowProps) {
  const {
    ask,
    hosting: { inviteBot },
  } = useTable();
  const place = number + 1;
  const { players } = table.settings;
  if (chair.kind === "empty") {
    return (
      <>
        {table.chair === null && !isRemoved(table) && !(host && table.settings.shared) && (
          <button
            type="button"
            class="primary"
            aria-label={t("sit-at", { place })}
            onClick={() => ask({ type: "sit", chair: number })}
          >
            {t("sit")}
          </button>
        )}
        {host && <AddBot table={table} number={number} />}
        {host && players > FEWEST && (
          <button
            type="button"
            class="quiet"
            aria-label={t("remove-chair-at", { place })}
            onClick={() => ask({ type: "configure", settings: { ...table.settings, players: players - 1 } })}
          >
            {t("remove")}
          </button>
        )}
      </>
    );
  }
  if (table.chair === number) {
    return (
      <button type="button" class="quiet" onClick={() => ask({ type: "stand" })}>
        {t("stand")}
      </button>
    );
  }
  if (!host) return null;
  return (
    <>
      {chair.bot === ELSEWHERE && (
        <button type="button" class="quiet" onClick={() => inviteBot(number, chair.waits)}>
          {t("bot-new-link")}
        </button>
      )}
      <button
        type="button"
        class="quiet"
        aria-label={t("remove-who", { who: chairName(chair), place })}
        onClick={() => ask({ type: "remove", chair: number })}
      >
        {t("remove")}
      </button>
    </>
  );
}

/** How fast a bot is, or that it cannot play yet. */
function pace(chair: Chair): string {
  if (chair.bot === ELSEWHERE) return chair.present ? "" : t("bot-not-here");
  return chair.present ? t("bot-speed-name", { speed: chair.speed ?? "normal" }) : t("bot-not-ready");
}

export function ChairRow(props: ChairRowProps) {
  const { seatName } = useTable();
  const { table, chair, number } = props;
  const marks = [
    chair.kind === "bot" && botKind(botAt(chair.bot, table.settings.agreement), chair.name),
    chair.kind === "bot" && pace(chair),
    chair.asked_by && t("bot-asked-by", { who: chair.asked_by.name }),
    chair.address && t("bot-connected-from", { address: chair.address }),
    chair.person?.id === table.you.id && t("you"),
    chair.person?.id === table.host.id && t("host"),
    chair.kind === "person" && !chair.present && t("away"),
  ].filter(Boolean);
  return (
    <li class={`chair row wrap ${chair.kind}`}>
      <Avatar
        name={chair.kind === "empty" ? "" : chairName(chair)}
        lamp={lampOf(table, number)}
        bot={chair.kind === "bot"}
      />
      <span class="chair-name under">
        {chair.kind !== "empty" ? (
          seatName(number)
        ) : props.host && table.settings.shared ? (
          <GuestForm chair={number} />
        ) : (
          t("chair-free")
        )}
        {marks.length > 0 && <small>{beside(marks)}</small>}
      </span>
      <span class="chair-controls row wrap">
        <Controls {...props} />
      </span>
    </li>
  );
}
