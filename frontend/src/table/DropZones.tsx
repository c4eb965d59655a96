/** Where a dragged card can be dropped. */
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { Zone } from "../store/hand.ts";
import { canDrop } from "./useDrag.ts";

function boxOf(root: HTMLElement | null, zone: Zone): Record<string, string> {
  const box = root?.querySelector(`[data-drop="${zone}"]`)?.getBoundingClientRect();
  return box ? { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` } : {};
}

export function DropZones({ view }: { view: View }) {
  const {
    root,
    myTurn,
    hand: { drag },
  } = useTable();
  const now = drag.value;
  if (!now || !myTurn.value) return null;
  return (
    <>
      {(["play", "discard"] as const)
        .filter((zone) => canDrop(view, zone, now.card))
        .map((zone) => (
          <div
            key={zone}
            class={`drop-zone ${now.zone === zone ? "over" : ""}`}
            style={boxOf(root, zone)}
            aria-hidden="true"
          >
            {t(zone)}
          </div>
        ))}
    </>
  );
}
