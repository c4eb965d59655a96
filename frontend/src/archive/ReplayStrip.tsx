/** Over the steps of a replay: whose eyes you look through, where to go next, what if, and who else is there. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { GameState } from "../messages.gen.ts";
import { LayerButton } from "../review/Layers.tsx";
import { toast } from "../state/toasts.ts";
import { useTable } from "../store/context.ts";
import { CompanyLine } from "./CompanyLine.tsx";
import { JUMPS, type Jump, nextJump } from "./jumps.ts";
import type { Replay } from "./replay.ts";
import { useRoom } from "./room.ts";
import { picturePath } from "./Takeaway.tsx";

function Perspective() {
  const { seatName } = useTable();
  const { page, perspective, seeFrom } = useRoom().replay;
  const seats = page.value?.game.names.length ?? 0;
  return (
    <select
      class="perspective"
      aria-label={t("see-as")}
      title={t("see-as")}
      value={perspective.value === null ? "" : String(perspective.value)}
      onChange={({ currentTarget: { value } }) => void seeFrom(value === "" ? null : Number(value))}
    >
      <option value="">{t("see-open")}</option>
      {Array.from({ length: seats }, (_, seat) => (
        <option key={seat} value={String(seat)}>
          {t("see-from", { who: seatName(seat) })}
        </option>
      ))}
    </select>
  );
}

/** Whose hints are meant: those to the seat you look through, or to your own; all if there is none. */
function hintsFor({ perspective, page }: Replay): number | null {
  return perspective.value ?? page.value?.seats[0] ?? null;
}

function jump(replay: Replay, kind: Jump): void {
  const seen = replay.seen.value;
  if (!seen) return;
  const { moves } = seen.game as GameState;
  const to = nextJump(kind, moves, seen.views, replay.moment.value, hintsFor(replay));
  if (to === null) {
    toast(t("jump-none", { kind }));
    return;
  }
  replay.jumpedTo.value = to;
  replay.table.look(to);
}

function Jumps() {
  const { seatName } = useTable();
  const { replay } = useRoom();
  const seat = hintsFor(replay);
  const names: Record<Jump, string> = {
    mistake: t("jump-mistake"),
    lost: t("jump-lost"),
    hint: seat === null ? t("jump-hint") : t("jump-hint-to", { who: seatName(seat) }),
  };
  const signs: Record<Jump, string> = { mistake: "spark", lost: "cross", hint: "idea" };
  return (
    <>
      {JUMPS.map((kind) => (
        <button
          key={kind}
          type="button"
          class="icon jump"
          aria-label={names[kind]}
          title={names[kind]}
          onClick={() => jump(replay, kind)}
        >
          <Sign name={signs[kind]} />
          <span aria-hidden="true">{t("jump-word", { kind })}</span>
        </button>
      ))}
    </>
  );
}

export function ReplayStrip() {
  const {
    replay: { id, moment, perspective },
    whatIf,
  } = useRoom();
  return (
    <section class="replay-strip" aria-label={t("replay-tools")}>
      <Perspective />
      <Jumps />
      <a
        class="strip-link"
        aria-label={t("picture-moment")}
        title={t("picture-moment")}
        href={picturePath(id, "png", moment.value, perspective.value)}
        download={`hanabi-${id}-${moment.value}.png`}
      >
        <Sign name="picture" />
      </a>
      <LayerButton />
      <button
        type="button"
        class="strip-tool what-if"
        aria-label={t("what-if")}
        title={t("what-if")}
        disabled={whatIf.starter() === null}
        onClick={() => void whatIf.begin()}
      >
        <Sign name="branch" />
        <span>{t("what-if")}</span>
      </button>
      <CompanyLine />
    </section>
  );
}
