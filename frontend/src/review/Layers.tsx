/** Looking closer at a moment: what could be known, what a hint meant, what a move cost, how it could end. On a phone it lies over the table. */

import { useRoom } from "../archive/room.ts";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Choice } from "../ui/Choice.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { wide } from "../wide.ts";
import { Cost } from "./Cost.tsx";
import { Ending } from "./Ending.tsx";
import { Known } from "./Known.tsx";
import { Meant } from "./Meant.tsx";
import { LAYERS, type Layer, type Review } from "./review.ts";

export function LayerButton() {
  const { hasTexts, closer, found } = useRoom().review;
  if (!hasTexts.value) return null;
  const label = t("look-closer");
  return (
    <button
      type="button"
      class="strip-tool look-closer"
      aria-label={label}
      title={label}
      aria-pressed={wide.value ? closer.value : undefined}
      disabled={found.value === null}
      onClick={() => (closer.value = !closer.value)}
    >
      <Sign name="ask" />
      <span>{label}</span>
    </button>
  );
}

function Shown({ shown }: { shown: Layer }) {
  switch (shown) {
    case "known":
      return <Known />;
    case "meant":
      return <Meant />;
    case "cost":
      return <Cost />;
    case "ending":
      return <Ending />;
  }
}

const title = ({ layer }: Review) => t("layer-title", { layer: layer.value });

function Chosen() {
  const { layer } = useRoom().review;
  return (
    <>
      <Choice
        label={t("layers")}
        value={layer.value}
        values={LAYERS}
        text={(one) => t("layer-name", { layer: one })}
        onChange={(one) => (layer.value = one)}
      />
      <Shown shown={layer.value} />
    </>
  );
}

const isOpen = ({ closer, found }: Review) => closer.value && found.value !== null;

/** Beside the table, where it is wide. */
export function LayerAside() {
  const { review } = useRoom();
  if (!isOpen(review)) return null;
  return (
    <section class="stack" aria-label={title(review)}>
      <h2>{title(review)}</h2>
      <Chosen />
    </section>
  );
}

/** Over the table, where it is not. */
export function LayerSheet() {
  const { review } = useRoom();
  if (!isOpen(review) || wide.value) return null;
  return (
    <Sheet title={title(review)} onClose={() => (review.closer.value = false)}>
      <Chosen />
    </Sheet>
  );
}
