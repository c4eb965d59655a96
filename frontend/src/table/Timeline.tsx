/** Going through a game: a slider as wide as the table, steps, and playing by itself. */
import type { ComponentChildren } from "preact";
import { Sign } from "../art/Drawings.tsx";
import { turnsOf } from "../game/actions.ts";
import { aloud, t } from "../i18n.ts";
import { PACE_NAMES, pace } from "../state/settings.ts";
import { useTable } from "../store/context.ts";

interface StepProps {
  by: number;
  sign: string;
  label: string;
  disabled: boolean;
}

function Step({ by, sign, label, disabled }: StepProps) {
  const {
    playback: { stepBy },
  } = useTable();
  return (
    <button type="button" class="icon" aria-label={label} title={label} disabled={disabled} onClick={() => stepBy(by)}>
      <Sign name={sign} />
    </button>
  );
}

function PlayButton() {
  const {
    playback: { pause, play, playing },
  } = useTable();
  const label = t(playing.value ? "pause" : "play-through");
  return (
    <button
      type="button"
      class="icon"
      aria-label={label}
      title={label}
      onClick={() => (playing.value ? pause() : play())}
    >
      <Sign name={playing.value ? "pause" : "play"} />
    </button>
  );
}

function PaceButton() {
  const name = PACE_NAMES[pace.value] ?? "";
  return (
    <button
      type="button"
      class="icon"
      aria-label={t("pace", { pace: name })}
      title={t("pace", { pace: name })}
      onClick={() => (pace.value = (pace.value + 1) % PACE_NAMES.length)}
    >
      {name}
    </button>
  );
}

/** What else belongs beside the steps is given as children. */
export function Timeline({ children }: { children?: ComponentChildren }) {
  const {
    game,
    moveCount,
    playback: { aim, commentary, goTo, pause },
  } = useTable();
  const all = moveCount.value;
  const now = aim.value;
  const moves = game.value?.moves ?? [];
  const place = t("step-of", { at: turnsOf(moves.slice(0, now)).length, all: turnsOf(moves).length });
  const more = commentary.value;
  return (
    <div class="timeline">
      <div class="timeline-track">
        {more && <more.Behind />}
        <input
          type="range"
          min="0"
          max={all}
          value={now}
          aria-label={place}
          aria-valuetext={aloud([String(now), more?.told(now)])}
          onInput={(event) => {
            pause();
            goTo(Number(event.currentTarget.value));
          }}
        />
      </div>
      <div class="row">
        <Step by={-1} sign="left" label={t("step-back")} disabled={now === 0} />
        <PlayButton />
        <Step by={1} sign="right" label={t("step-forward")} disabled={now === all} />
        <PaceButton />
        <span class="timeline-place" aria-hidden="true">
          {place}
        </span>
        {children}
      </div>
    </div>
  );
}
