/** A firework that rises to its row and bursts there, because a card fitted; a larger one when the row is complete. */
import { useEffect, useRef } from "preact/hooks";
import type { Colour } from "../messages.gen.ts";
import { isNight } from "../theme.ts";

const RADIUS = 96;
const LARGE = 180;
/** Sparks fall a little, so there is room around. */
const ROOM = 1.25;

export function Burst({ colour, large }: { colour: Colour; large: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const radius = large ? LARGE : RADIUS;
  const size = 2 * ROOM * radius;
  useEffect(() => {
    const drawn = canvas.current;
    const row = drawn?.parentElement;
    if (!row) return;
    const { left, top, width, height } = row.getBoundingClientRect();
    // Over everything: the row it belongs to would cut it off.
    drawn.style.left = `${left + width / 2 - size / 2}px`;
    drawn.style.top = `${top + height / 2 - size / 2}px`;
    let stop = () => {};
    let gone = false;
    void import("./fire.ts").then(({ fire, tonesAt }) => {
      const shell = { colour, tones: tonesAt(drawn), x: size / 2, y: size / 2, from: size, radius, start: 0 };
      if (!gone) stop = fire(drawn, [{ ...shell, dusk: !isNight() }]);
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas is not focusable
  return <canvas ref={canvas} class="fire" style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true" />;
}
