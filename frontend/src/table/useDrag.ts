/** Dragging a card of your own: to the fireworks to play it, to the dock to discard it, along the hand to move it, up
 * or down in the hand to raise or lower it. */
import { useRef } from "preact/hooks";
import { withCard } from "../game/actions.ts";
import type { CardId, HeldCard, View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import type { Zone } from "../store/hand.ts";

const THRESHOLD = 10;
/** So far up or down, a card is pushed. */
const PUSH = 14;

function zoneAt(root: HTMLElement | null, x: number, y: number): Zone {
  for (const element of root?.querySelectorAll<HTMLElement>("[data-drop]") ?? []) {
    const box = element.getBoundingClientRect();
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return element.dataset.drop as Zone;
  }
  return null;
}

/** The place in the hand nearest to the pointer. */
function placeAt(element: HTMLElement, x: number): number {
  const cards = [...(element.closest("ol")?.children ?? [])].map((child) => child.getBoundingClientRect());
  const distances = cards.map((box) => Math.abs(box.left + box.width / 2 - x));
  return distances.indexOf(Math.min(...distances));
}

export function canDrop(view: View, zone: Zone, card: CardId): boolean {
  return zone !== null && view.legal.includes(withCard(zone, card));
}

export function useDrag(view: View, hand: HeldCard[], card: CardId) {
  const store = useTable();
  const {
    mySeat,
    myTurn,
    past,
    sending,
    attempts: { attempt },
    hand: { drag, inOrder, move, push },
  } = store;
  const start = useRef<{ x: number; y: number } | null>(null);
  const moved = useRef(false);
  const zone = (event: PointerEvent): Zone => {
    const found = myTurn.value && sending.value === null ? zoneAt(store.root, event.clientX, event.clientY) : null;
    return canDrop(view, found, card) ? found : null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || past.value || mySeat.value === null || view.outcome !== null) return;
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId); // a quick mouse leaves the card at once
      start.current = { x: event.clientX, y: event.clientY };
      moved.current = false;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current) return;
      const dx = event.clientX - start.current.x;
      const dy = event.clientY - start.current.y;
      if (!moved.current && Math.hypot(dx, dy) < THRESHOLD) return;
      moved.current = true;
      drag.value = { card, dx, dy, zone: zone(event) };
    },
    onPointerUp: (event: PointerEvent) => {
      if (start.current && moved.current) {
        const target = zone(event);
        const box = (event.currentTarget as HTMLElement).closest("ol")?.getBoundingClientRect();
        if (target) {
          attempt(withCard(target, card));
        } else if (box && event.clientY > box.top - 20 && event.clientY < box.bottom + 20) {
          const order = inOrder(hand);
          const to = placeAt(event.currentTarget as HTMLElement, event.clientX);
          const dy = event.clientY - start.current.y;
          if (order[to]?.id !== card) move(hand, card, to);
          else if (Math.abs(dy) > PUSH) push(hand, card, dy < 0 ? 1 : -1);
        }
      }
      start.current = null;
      drag.value = null;
    },
    onPointerCancel: () => {
      start.current = null;
      drag.value = null;
    },
    /** The end of a drag is not a tap. */
    onClickCapture: (event: Event) => {
      if (!moved.current) return;
      event.stopPropagation();
      moved.current = false;
    },
  };
}
