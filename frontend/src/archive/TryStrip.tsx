/** While one tries what could have been: who plays, with which cards in sight, and the way back. */
import { useState } from "preact/hooks";
import { botKind } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { editions } from "../state/me.ts";
import { perspective } from "./replay.ts";
import { botsPlay, letBotsPlay, stopTrying, tryWithOpenCards } from "./trying.ts";

const USUAL = "conventions-expert";

export function TryStrip() {
  const bots = editions.value!.bots;
  const [bot, setBot] = useState(bots.includes(USUAL) ? USUAL : bots[0]!);
  const open = perspective.value === null;
  return (
    <section class="replay-strip trying" aria-label={t("what-if")}>
      <p class="try-head">
        <b>{t("trying")}</b>
        <button type="button" class="quiet" onClick={stopTrying}>
          {t("try-back")}
        </button>
      </p>
      <div class="try-row">
        <button type="button" aria-pressed={open} onClick={() => void tryWithOpenCards(!open)}>
          {t("see-open")}
        </button>
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
          <button type="button" onClick={() => (botsPlay.value = false)}>
            {t("try-bots-stop")}
          </button>
        ) : (
          <button type="button" onClick={() => void letBotsPlay(bot)}>
            {t("try-bots")}
          </button>
        )}
      </div>
    </section>
  );
}
