/** Looking closer at a moment: what could be known, what a hint meant, what a move cost, how it could end. On a phone it lies over the table. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Choice } from "../ui/Choice.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { wide } from "../wide.ts";
import { hasTexts } from "./atTable.ts";
import { Cost } from "./Cost.tsx";
import { Ending } from "./Ending.tsx";
import { Known } from "./Known.tsx";
import { closer, LAYERS, type Layer, layer } from "./layers.ts";
import { Meant } from "./Meant.tsx";
import { review } from "./review.ts";

export function LayerButton() {
  if (!hasTexts.value) return null;
  const label = t("look-closer");
  return (
    <button
      type="button"
      class="icon"
      aria-label={label}
      title={label}
      aria-pressed={wide.value ? closer.value : undefined}
      disabled={review.value === null}
      onClick={() => (closer.value = !closer.value)}
    >
      <Sign name="ask" />
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

const title = () => t("layer-title", { layer: layer.value });

function Chosen() {
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

const isOpen = () => closer.value && review.value !== null;

/** Beside the table, where it is wide. */
export function LayerAside() {
  if (!isOpen()) return null;
  return (
    <section class="layer" aria-label={title()}>
      <h2>{title()}</h2>
      <Chosen />
    </section>
  );
}

/** Over the table, where it is not. */
export function LayerSheet() {
  if (!isOpen() || wide.value) return null;
  return (
    <Sheet title={title()} onClose={() => (closer.value = false)}>
      <Chosen />
    </Sheet>
  );
}
