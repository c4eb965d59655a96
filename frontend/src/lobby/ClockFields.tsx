/** The clock of a table: none, a time for each turn, or one for each player; and what happens when it is over. */
import { t } from "../i18n.ts";
import { CLOCKS, type Settings } from "../messages.gen.ts";
import { Choice } from "../ui/Choice.tsx";

const SECONDS = { turn: [30, 60, 90, 120, 180], player: [300, 600, 900, 1200, 1800] } as const;

/** A time in words: "90 s", "10 min". */
export function lengthText(seconds: number): string {
  const minutes = seconds >= 120 && seconds % 60 === 0;
  return t("clock-length", { unit: minutes ? "minutes" : "seconds", many: minutes ? seconds / 60 : seconds });
}

/** What the rules of a table say of its clock. */
export function clockFacts({ clock, clock_seconds, clock_bot }: Settings): string[] {
  if (clock === "none") return [];
  const fact = t("clock-fact", { clock, time: lengthText(clock_seconds) });
  return clock_bot ? [fact, t("clock-fact-bot")] : [fact];
}

export function ClockFields({ settings, onChange }: { settings: Settings; onChange: (settings: Settings) => void }) {
  const { clock, clock_seconds, clock_bot } = settings;
  const lengths: readonly number[] = clock === "none" ? [] : SECONDS[clock];
  return (
    <>
      <Choice
        label={t("clock")}
        value={clock}
        values={CLOCKS}
        text={(one) => t("clock-name", { clock: one })}
        onChange={(one) =>
          onChange({ ...settings, clock: one, clock_seconds: one === "none" ? clock_seconds : SECONDS[one][1] })
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
          <Choice
            label={t("clock-end")}
            value={clock_bot}
            values={[false, true]}
            text={(bot) => t("clock-end-name", { bot: bot ? "yes" : "no" })}
            onChange={(bot) => onChange({ ...settings, clock_bot: bot })}
          />
          <p class="empty">{t("about-clock")}</p>
        </>
      )}
    </>
  );
}
