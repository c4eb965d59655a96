/** Where on the table something is that a lesson speaks of: `own 5`, `seat 0`, `firework red`; with a comma, two. */
const PLACES: Record<string, string> = {
  discard: ".act-discard",
  discards: 'aside.left, [data-opens="discards"]',
  fireworks: ".fireworks",
  hand: ".own-hand",
  hints: ".t-hint",
  "last-move": ".last-move",
  mistakes: ".t-mistake",
  pile: ".pile",
  play: ".act-play",
  status: ".status-row",
};

function selector(spot: string): string {
  const [what, which] = spot.split(" ");
  if (what === "own") return `.own-hand [data-card="${which}"]`;
  if (what === "card") return `.mates [data-card="${which}"]`;
  if (what === "seat") return `.mate-name[data-seat="${which}"]`;
  if (what === "value") return `.hint-key.value[data-what="${which}"]`;
  if (what === "firework") return `[data-firework="${which}"]`;
  return PLACES[spot] ?? "";
}

export function selectors(spots: string[]): string[] {
  return spots.map((spot) => spot.split(", ").map(selector).join(", "));
}
