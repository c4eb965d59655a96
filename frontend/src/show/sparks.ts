/** What flies out of a shell when it opens: every colour is its own kind of firework, with the shape of its sign. */
import type { Colour } from "../messages.gen.ts";

/** A direction and how far it goes, 1 being the edge; which of the shell's tones it has. */
export interface Spark {
  x: number;
  y: number;
  tone: number;
}

export interface Kind {
  sparks: Spark[];
  /** How strongly the sparks fall, and how long the trail behind them is, in seconds. */
  fall: number;
  trail: number;
}

const round = (count: number, draw: (angle: number, index: number) => Spark): Spark[] =>
  Array.from({ length: count }, (_, index) => draw((2 * Math.PI * index) / count - Math.PI / 2, index));

const at = (angle: number, far: number, tone = 0): Spark => ({
  x: Math.cos(angle) * far,
  y: Math.sin(angle) * far,
  tone,
});

/** How far the edge of a star is in a direction: sharp at its points. */
const star = (angle: number, points: number, depth: number) => {
  const part = (((angle + Math.PI / 2) * points) / (2 * Math.PI) + points) % 1;
  return 1 - depth * (1 - Math.abs(2 * part - 1));
};

const GOLDEN = 2.399963; // turning by it fills a disc evenly

export const KINDS: Record<Colour, Kind> = {
  // Peony: a ball.
  red: {
    sparks: round(54, (_, index) => at(index * GOLDEN, Math.sqrt((index + 1) / 54), index % 3 ? 0 : 1)),
    fall: 0.16,
    trail: 0.2,
  },
  yellow: {
    sparks: round(50, (angle, index) => at(angle, star(angle, 5, 0.58), index % 5 ? 0 : 1)),
    fall: 0.14,
    trail: 0.2,
  },
  // Willow: trails that fall.
  green: {
    sparks: round(30, (angle, index) => at(angle, 0.45 + 0.5 * ((index * 0.62) % 1), index % 4 ? 0 : 1)),
    fall: 0.62,
    trail: 0.34,
  },
  blue: {
    sparks: [...round(36, (angle) => at(angle, 1)), ...round(9, (angle) => at(angle, 0.34, 1))],
    fall: 0.12,
    trail: 0.14,
  },
  // Glitter: a four-pointed flash.
  white: { sparks: round(48, (angle, index) => at(angle, star(angle, 4, 0.8), index % 2)), fall: 0.1, trail: 0.22 },
  multicolour: {
    sparks: [1, 0.72, 0.44].flatMap((far, tone) =>
      round(40, (angle) => at(angle, far, tone)).filter(({ y }) => y < 0.12),
    ),
    fall: 0.14,
    trail: 0.2,
  },
  // Black powder: embers around a dark ball.
  black: {
    sparks: round(44, (angle, index) => at(angle, 0.55 + 0.45 * ((index * 0.38) % 1), index % 2)),
    fall: 0.3,
    trail: 0.1,
  },
};
