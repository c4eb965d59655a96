/** The game table. On a phone everything needed to act is on one screen; wide screens show the rest beside it. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { useKeyboard } from "../keyboard/useKeyboard.ts";
import { useSwipe } from "../keyboard/useSwipe.ts";
import type { Seat, View } from "../messages.gen.ts";
import { Flights } from "../motion/Flights.tsx";
import { HintLine } from "../motion/HintLine.tsx";
import { counting } from "../state/settings.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { Later } from "../ui/Later.tsx";
import { tall, wide } from "../wide.ts";
import { DiscardGrid } from "./DiscardGrid.tsx";
import { Dock } from "./Dock.tsx";
import { DropZones } from "./DropZones.tsx";
import { Fireworks } from "./Fireworks.tsx";
import { History } from "./History.tsx";
import { doubt, figures, useFetching } from "./later.ts";
import { Mate } from "./Mate.tsx";
import { OwnHand } from "./OwnHand.tsx";
import { Sheets } from "./Sheets.tsx";
import { TalkBox } from "./TalkBox.tsx";
import { Tiles } from "./Tiles.tsx";
import { Tokens } from "./Tokens.tsx";
import { TopBar } from "./TopBar.tsx";

const FEW = 3;

/** The other seats, in the order of play from the viewer on. */
function others(store: TableStore, view: View): Seat[] {
  const { eyes } = store;
  const first = eyes.value === null ? 0 : eyes.value + 1;
  const count = eyes.value === null ? view.players : view.players - 1;
  return Array.from({ length: count }, (_, index) => ((first + index) % view.players) as Seat);
}

function Asides({ view, more }: { view: View; more: ComponentChildren }) {
  return (
    <>
      <aside class="left" aria-label={t("discards")}>
        {more}
        <h2>{t("discards")}</h2>
        <DiscardGrid view={view} />
      </aside>
      <aside class="right" aria-label={t("history")}>
        <h2>{t("history")}</h2>
        <History />
        {wide.value && <TalkBox />}
      </aside>
    </>
  );
}

interface BoardProps {
  view: View;
  onResult: (() => void) | null;
  /** What belongs between the table and the actions. */
  strip?: ComponentChildren;
  /** What is at the foot instead of what you can do. */
  foot?: ComponentChildren;
  /** What belongs beside the table, where there is room. */
  aside?: ComponentChildren;
}

export function Board({ view, onResult, strip, foot, aside }: BoardProps) {
  const store = useTable();
  const { attempts, eyes, game, kind, myTurn, past, sending } = store;
  const mates = others(store, view);
  const middle = useRef<HTMLElement>(null);
  useKeyboard();
  useSwipe(middle);
  useFetching();
  const hands = mates.length + (eyes.value === null ? 0 : 1);
  const below = tall.value && hands <= FEW; // else the hands take all of it
  const longest = Math.max(...view.hands.map((hand) => hand.length), 1);
  const fresh = !past.value && game.value?.moves.length === 0;
  return (
    <div
      ref={store.drawnIn}
      class={`board ${below ? "panels-below" : ""} ${past.value ? "looking-back" : ""} ${fresh ? "fresh" : ""}`}
      data-kind={kind.value}
      data-mates={mates.length}
      data-ready={myTurn.value && sending.value === null ? "yes" : "no"}
      style={{ "--hand": longest, "--mates": mates.length }}
    >
      <TopBar view={view} panels={wide.value || below} />
      <main class="middle" ref={middle}>
        <section class="stage" aria-label={t("fireworks")} data-drop="play">
          <Tokens view={view} />
          <Fireworks view={view} />
          {counting.value && <Later load={figures} props={{ view }} />}
          <Tiles view={view} />
        </section>
        <section class="mates" aria-label={t("teammates")}>
          {mates.map((seat) => (
            <Mate key={seat} view={view} seat={seat} />
          ))}
        </section>
        {eyes.value !== null && <OwnHand view={view} seat={eyes.value} />}
        {strip}
        {foot ?? <Dock view={view} onResult={onResult} />}
      </main>
      {(wide.value || below) && <Asides view={view} more={aside} />}
      <DropZones view={view} />
      <HintLine />
      <Flights />
      <Sheets view={view} />
      {attempts.doubtful.value && <Later load={doubt} props={{ view }} />}
    </div>
  );
}
