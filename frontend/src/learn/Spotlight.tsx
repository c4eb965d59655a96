/** A ring around what the guide speaks of. */
import { useEffect, useState } from "preact/hooks";

const EVERY = 120;
const ROOM = 5;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxes(spots: string[]): Box[] {
  for (const spot of spots) {
    const found = [...document.querySelectorAll(spot)].filter((one) => one.checkVisibility()).slice(0, 2);
    if (found.length === 0) continue;
    const wanted = spot.includes(",") ? found : found.slice(0, 1);
    return wanted.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
    });
  }
  return [];
}

export function Spotlight({ spots }: { spots: string[] }) {
  const [found, setFound] = useState<Box[]>([]);
  useEffect(() => {
    const look = () => {
      const now = boxes(spots);
      setFound((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [spots]);
  return (
    <>
      {found.map((box, index) => (
        <div
          key={index}
          class="spotlight"
          aria-hidden="true"
          style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` }}
        />
      ))}
    </>
  );
}
