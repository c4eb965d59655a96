/** A bot for an empty chair: of the usual kind at once, or of one that is chosen beside the button. */
import { useState } from "preact/hooks";
import { botAt, botsAt } from "../agreement/names.ts";
import { Sign } from "../art/Drawings.tsx";
import { botKind } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { type ChairNumber, ELSEWHERE, SPEEDS, type TableState } from "../messages.gen.ts";
import { theEditions } from "../state/me.ts";
import { useTable } from "../store/context.ts";
import { Choice } from "../ui/Choice.tsx";
import { Sheet } from "../ui/Sheet.tsx";

interface AddBotProps {
  table: TableState;
  number: ChairNumber;
}

function Kinds({ table, number, onDone }: AddBotProps & { onDone: () => void }) {
  const {
    hosting: { addBot, botToAdd, chosenBot, speedToAdd, waitsForBot },
  } = useTable();
  const { agreement, deal } = table.settings;
  const { bots, usual_bot: usual } = theEditions();
  const add = (kind: string) => {
    chosenBot.value = kind;
    addBot(number);
    onDone();
  };
  return (
    <div class="settings stack loose">
      <Choice
        label={t("bot-speed")}
        value={speedToAdd.value}
        values={SPEEDS}
        text={(speed) => t("bot-speed-name", { speed })}
        onChange={(speed) => (speedToAdd.value = speed)}
      />
      <ul class="bot-kinds stack" aria-label={t("bot-to-add")}>
        {[...botsAt(bots, usual, agreement), ...(deal ? [] : [ELSEWHERE])].map((kind) => (
          <li key={kind}>
            {kind === ELSEWHERE && (
              <Choice
                label={t("bot-away")}
                value={waitsForBot.value}
                values={[false, true]}
                text={(waits) => t("bot-away-value", { waits: waits ? "yes" : "no" })}
                onChange={(waits) => (waitsForBot.value = waits)}
              />
            )}
            <button
              type="button"
              class="with-about"
              data-bot={kind}
              aria-current={kind === botToAdd.value}
              onClick={() => add(kind)}
            >
              {botKind(botAt(kind, agreement))}
              <small>{t("bot-about", { bot: botAt(kind, agreement) ?? "" })}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function AddBot({ table, number }: AddBotProps) {
  const [choosing, setChoosing] = useState(false);
  const {
    hosting: { addBot },
  } = useTable();
  const place = number + 1;
  return (
    <span class="split">
      <button type="button" aria-label={t("add-bot-at", { place })} onClick={() => addBot(number)}>
        {t("add-bot")}
      </button>
      <button type="button" aria-label={t("bot-kinds-at", { place })} onClick={() => setChoosing(true)}>
        <Sign name="lower" />
      </button>
      {choosing && (
        <Sheet title={t("bot-to-add")} onClose={() => setChoosing(false)}>
          <Kinds table={table} number={number} onDone={() => setChoosing(false)} />
        </Sheet>
      )}
    </span>
  );
}
