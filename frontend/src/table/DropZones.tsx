/** Where a dragged card can be dropped. */
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { drag, type Zone } from "../state/hand.ts";
import { myTurn } from "../state/table.ts";
import { canDrop } from "./useDrag.ts";

function boxOf(zone: Zone): Record<string, string> {
  const box = document.querySelector(`[data-drop="${zone}"]`)?.getBoundingClientRect();
  return box ? { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` } : {};
}

export function DropZones({ view }: { view: View }) {
  const now = drag.value;
  if (!now || !myTurn.value) return null;
  return (
    <>
      {(["play", "discard"] as const)
        .filter((zone) => canDrop(view, zone, now.card))
        .map((zone) => (
          <div key={zone} class={`drop-zone ${now.zone === zone ? "over" : ""}`} style={boxOf(zone)} aria-hidden="true">
            {t(zone)}
          </div>
        ))}
    </>
  );
}
