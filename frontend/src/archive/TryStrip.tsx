/** While one tries what could have been: who plays, with which cards in sight, and the way back. */
import { useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { botKind } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { editions } from "../state/me.ts";
import { useTable } from "../store/context.ts";
import { useRoom } from "./room.ts";

const USUAL = "conventions-expert";

interface ToolProps {
  sign: string;
  name: string;
  pressed?: boolean;
  onClick: () => void;
}

/** A button with a sign; where there is room, with its name. */
function Tool({ sign, name, pressed, onClick }: ToolProps) {
  return (
    <button type="button" class="strip-tool" aria-label={name} title={name} aria-pressed={pressed} onClick={onClick}>
      <Sign name={sign} />
      <span>{name}</span>
    </button>
  );
}

export function TryStrip() {
  const { view, advice, picking } = useTable();
  const {
    replay: { perspective },
    whatIf: { botsPlay, letBotsPlay, openCards, stop },
  } = useRoom();
  const bots = editions.value?.bots ?? [];
  const [bot, setBot] = useState(bots.find((one) => one === USUAL) ?? bots[0] ?? "");
  const open = perspective.value === null;
  const choosing = picking.selection.value !== null || advice.considered.value !== null || view.value?.pending != null;
  return (
    <section class={`replay-strip trying ${choosing ? "choosing" : ""}`} aria-label={t("what-if")}>
      <b class="try-head">{t("trying")}</b>
      <Tool sign="eye" name={t("see-open")} pressed={open} onClick={() => void openCards(!open)} />
      <select
        aria-label={t("try-bot")}
        title={t("try-bot")}
        value={bot}
        onChange={(event) => setBot(event.currentTarget.value)}
      >
        {bots.map((name) => (
          <option key={name} value={name}>
            {botKind(name)}
          </option>
        ))}
      </select>
      {botsPlay.value ? (
        <Tool sign="pause" name={t("try-bots-stop")} onClick={() => (botsPlay.value = false)} />
      ) : (
        <Tool sign="play" name={t("try-bots")} onClick={() => void letBotsPlay(bot)} />
      )}
      <Tool sign="undo" name={t("try-back")} onClick={stop} />
    </section>
  );
}
