/** While the review is played: what is asked, and what the answer would have meant. */
import { useRoom } from "../archive/room.ts";
import { Sign } from "../art/Drawings.tsx";
import { before } from "../game/counting.ts";
import { briefSentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import type { GameState, ReviewMoment } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Sides } from "./Why.tsx";

export function AgainStrip() {
  const { seatName } = useTable();
  const {
    replay: { page },
    again: { answered, exercise, moments, place, seat, stop },
  } = useRoom();
  const who = exercise.value !== null || page.value?.seats.includes(seat.value) ? "you" : "other";
  return (
    <section class="replay-strip again-strip" aria-label={t("review")}>
      <b class="again-turn" role="status">
        {!answered.value && t("again-turn", { who, name: seatName(seat.value) })}
      </b>
      <small>
        {exercise.value === null && t("again-place", { place: place.value + 1, all: moments.value.length })}
      </small>
      <button
        type="button"
        class="strip-tool"
        aria-label={t("again-stop")}
        title={t("again-stop")}
        onClick={() => void stop()}
      >
        <Sign name="cross" />
        <span>{t("again-stop")}</span>
      </button>
    </section>
  );
}

/** What was done in the game, and what would have been better. */
function InTheGame({ moment }: { moment: ReviewMoment }) {
  const { people } = useTable();
  const {
    again: { answered },
    replay: { seen },
    review: { telling },
  } = useRoom();
  const done = (seen.value?.game as GameState | undefined)?.moves[before(moment.move)];
  const grade = answered.value?.grade;
  return (
    <>
      {grade !== "again" && (
        <p>
          {done && t("again-game", { move: briefSentence(done, people.value) })} {telling.verdict(moment)}
        </p>
      )}
      {grade !== "right" && moment.best && (
        <p>{t("moment-better", { action: telling.actionText(moment.best, before(moment.move)) })}</p>
      )}
      <Sides moment={moment} />
    </>
  );
}

/** When an exercise is asked again, or never. */
function ComesBack() {
  const { comesBack, drop } = useRoom().again;
  const told = comesBack.value;
  return (
    <p>
      {told && (told.days === null ? t("exercise-known") : t("exercise-again", { days: told.days }))}{" "}
      <button type="button" class="quiet in-text" onClick={() => void drop()}>
        {t("exercise-drop")}
      </button>
    </p>
  );
}

export function AgainFoot() {
  const {
    again: { answered, exercise, moment, moments, place, next },
    review: { telling },
  } = useRoom();
  const said = answered.value;
  const asked = moment.value;
  if (!said || !asked) return null;
  const last = exercise.value === null && place.value + 1 === moments.value.length;
  return (
    <section class="dock mine again-foot" aria-label={t("actions")} tabIndex={-1}>
      <div class="row wrap buttons">
        <p role="status">
          <b>{t("again-head", { grade: said.grade })}</b> {telling.told(said.said, before(asked.move))}
        </p>
        <button type="button" class="primary" onClick={() => void next()}>
          {t(last ? "again-end" : "again-next")}
        </button>
      </div>
      <InTheGame moment={asked} />
      {exercise.value !== null && <ComesBack />}
    </section>
  );
}
