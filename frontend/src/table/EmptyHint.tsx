/** A hint that touched no card: the hand bears it until its owner has acted. */
import { Sign } from "../art/Drawings.tsx";
import type { Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Lantern, Named } from "./MoveSigns.tsx";

export function EmptyHint({ seat }: { seat: Seat }) {
  const {
    hints: { waiting },
  } = useTable();
  const told = waiting.value.filter(({ to, touched }) => to === seat && touched.length === 0);
  if (told.length === 0) return null;
  return (
    <span class="told-nothing" aria-hidden="true">
      {told.map((one) => (
        <span key={one.place} class="told-tag">
          <Sign name="close" />
          <Named what={one.what} />
          <Lantern seat={one.by} />
        </span>
      ))}
    </span>
  );
}
