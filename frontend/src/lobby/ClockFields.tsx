/** The clock of a table: none, a time for each turn, one for each player, or days; and what happens when it is over. */
import { t } from "../i18n.ts";
import { CLOCKS, type Settings } from "../messages.gen.ts";
import { Choice } from "../ui/Choice.tsx";
import { type Ending, endingOf, lengthText } from "./facts.ts";

const DAY = 86_400;

const SECONDS = {
  turn: [30, 60, 90, 120, 180],
  player: [300, 600, 900, 1200, 1800],
  days: [DAY, 3 * DAY, 7 * DAY, 14 * DAY],
} as const;

const INCREMENTS: readonly number[] = [0, 5, 10, 20];

export function ClockFields({ settings, onChange }: { settings: Settings; onChange: (settings: Settings) => void }) {
  const { clock, clock_seconds, clock_increment } = settings;
  const endings: Ending[] = clock === "days" ? ["remind", "yes", "end"] : ["no", "yes"];
  const lengths: readonly number[] = clock === "none" ? [] : SECONDS[clock];
  return (
    <>
      <Choice
        label={t("clock")}
        value={clock}
        values={CLOCKS}
        text={(one) => t("clock-name", { clock: one })}
        onChange={(one) =>
          onChange({
            ...settings,
            clock: one,
            clock_seconds: one === "none" ? clock_seconds : SECONDS[one][1],
            clock_increment: 0,
            clock_ends: false,
          })
        }
      />
      {clock !== "none" && (
        <>
          <Choice
            label={t("clock-time")}
            value={clock_seconds}
            values={lengths.includes(clock_seconds) ? lengths : [clock_seconds, ...lengths]}
            text={lengthText}
            onChange={(seconds) => onChange({ ...settings, clock_seconds: seconds })}
          />
          {clock === "player" && (
            <Choice
              label={t("clock-increment")}
              value={clock_increment}
              values={INCREMENTS.includes(clock_increment) ? INCREMENTS : [clock_increment, ...INCREMENTS]}
              text={(seconds) => (seconds === 0 ? t("clock-increment-none") : `+ ${lengthText(seconds)}`)}
              onChange={(seconds) => onChange({ ...settings, clock_increment: seconds })}
            />
          )}
          <Choice
            label={t("clock-end")}
            value={endingOf(settings)}
            values={endings}
            text={(bot) => t("clock-end-name", { bot })}
            onChange={(end) => onChange({ ...settings, clock_bot: end === "yes", clock_ends: end === "end" })}
          />
          <p class="empty">{t(clock === "days" ? "about-days" : "about-clock")}</p>
        </>
      )}
    </>
  );
}
