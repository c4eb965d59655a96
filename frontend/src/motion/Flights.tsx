/** The cards that are on their way. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Face } from "../art/Face.tsx";
import { useTable } from "../store/context.ts";
import { asAt, FLIGHT, type Flight, Motion } from "./flights.ts";

const DETOUR = 1.9;

function keyframes({ from, over, to }: Flight): Keyframe[] {
  if (!over)
    return [
      { transform: "none" },
      { transform: "translateY(-8px) scale(1.12)", offset: 0.25 },
      { transform: asAt(to, from) },
    ];
  const there = asAt(over, from).replace(/scale.*/, "");
  return [
    { transform: "none" },
    { transform: `${there} scale(0.8)`, offset: 0.35 },
    { transform: `${there} scale(0.8) rotate(-8deg)`, offset: 0.45 },
    { transform: `${there} scale(0.8) rotate(8deg)`, offset: 0.6 },
    { transform: `${there} scale(0.8)`, offset: 0.7 },
    { transform: `${asAt(to, from)} rotate(40deg)` },
  ];
}

function Flying({ flight, onLanded }: { flight: Flight; onLanded: (flight: Flight) => void }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const duration = flight.over ? FLIGHT * DETOUR : FLIGHT;
    const animation = element.current?.animate(keyframes(flight), {
      duration,
      easing: "ease-in-out",
      fill: "forwards",
    });
    if (!animation) return;
    animation.onfinish = animation.oncancel = () => onLanded(flight);
    return () => animation.cancel();
  }, []);
  const { left, top, width, height } = flight.from;
  return (
    <div
      ref={element}
      class={`card flight ${flight.over ? "missed" : ""}`}
      style={{ left: `${left}px`, top: `${top}px`, "--w": `${width}px`, "--h": `${height}px` }}
    >
      <Face card={flight.card} />
    </div>
  );
}

export function Flights() {
  const store = useTable();
  const motion = useMemo(() => new Motion(store), [store]);
  useLayoutEffect(() => motion.watch(), [motion]);
  return (
    <div class="flights" aria-hidden="true">
      {motion.flights.value.map((flight) => (
        <Flying key={flight.id} flight={flight} onLanded={motion.landed} />
      ))}
    </div>
  );
}
