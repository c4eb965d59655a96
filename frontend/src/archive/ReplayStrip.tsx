/** Over the steps of a replay: whose eyes one looks through, where to go next, what if, and who else is there. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { GameState } from "../messages.gen.ts";
import { LayerButton } from "../review/Layers.tsx";
import { seatName } from "../state/people.ts";
import { look } from "../state/table.ts";
import { toast } from "../state/toasts.ts";
import "./address.ts";
import { CompanyLine } from "./CompanyLine.tsx";
import { JUMPS, type Jump, nextJump } from "./jumps.ts";
import { jumpedTo, looksNow, moment, page, perspective, seeFrom } from "./replay.ts";
import { picturePath } from "./Takeaway.tsx";
import { startsNow, tryFromHere } from "./trying.ts";

function Perspective() {
  const seats = page.value!.game.names.length;
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

/** Whose hints are meant: those to the seat one looks through, or to one's own; all if there is none. */
function hintsFor(): number | null {
  return perspective.value ?? page.value?.seats[0] ?? null;
}

function jump(kind: Jump): void {
  const seen = looksNow();
  if (!seen) return;
  const to = nextJump(kind, (seen.game as GameState).moves, seen.views, moment.value, hintsFor());
  if (to === null) {
    toast(t("jump-none", { kind }));
    return;
  }
  jumpedTo.value = to;
  look(to);
}

function Jumps() {
  const seat = hintsFor();
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
          class="icon"
          aria-label={names[kind]}
          title={names[kind]}
          onClick={() => jump(kind)}
        >
          <Sign name={signs[kind]} />
        </button>
      ))}
    </>
  );
}

export function ReplayStrip() {
  return (
    <section class="replay-strip" aria-label={t("replay-tools")}>
      <Perspective />
      <Jumps />
      <a
        class="strip-link"
        aria-label={t("picture-moment")}
        title={t("picture-moment")}
        href={picturePath(page.value!.game.id, "png", moment.value, perspective.value)}
        download={`hanabi-${page.value!.game.id}-${moment.value}.png`}
      >
        <Sign name="picture" />
      </a>
      <LayerButton />
      <button
        type="button"
        class="strip-tool what-if"
        aria-label={t("what-if")}
        title={t("what-if")}
        disabled={startsNow() === null}
        onClick={() => void tryFromHere()}
      >
        <Sign name="branch" />
        <span>{t("what-if")}</span>
      </button>
      <CompanyLine />
    </section>
  );
}
