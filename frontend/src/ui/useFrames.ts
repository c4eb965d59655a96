/** Drawing in steps: much at once would keep a slow phone busy for too long. */
import { useLayoutEffect, useState } from "preact/hooks";

/** How many frames were painted since this was first drawn, up to `most`. */
export function useFrames(most: number): number {
  const [painted, setPainted] = useState(0);
  useLayoutEffect(() => {
    if (painted >= most) return;
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setPainted(painted + 1))));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted]);
  return painted;
}
