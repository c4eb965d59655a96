/** A link as a picture for a phone's camera; the encoder is fetched when it is first needed. */
import { useEffect, useState } from "preact/hooks";
import type { Grid } from "./format.ts";

const QUIET = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const [grid, setGrid] = useState<Grid | null>(null);
  useEffect(() => {
    let gone = false;
    void import("./encode.ts").then(({ encode }) => gone || setGrid(encode(text)));
    return () => {
      gone = true;
    };
  }, [text]);
  if (!grid) return null;
  const dark = grid.flatMap((line, y) => line.flatMap((bit, x) => (bit ? [`M${x} ${y}h1v1h-1z`] : [])));
  const size = grid.length + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join("")} />
    </svg>
  );
}
