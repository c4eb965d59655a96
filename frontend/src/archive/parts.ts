/** A file with a game on each line may be as large as it likes: it is sent in parts that the server takes. */

export const MOST_BYTES = 1_000_000;
const MOST_GAMES = 50;
const MOST_LETTERS = 300_000; // of a part with several games: even in three bytes each they are few enough

/** The parts of a file: lines with a game each are told apart, all else is one. */
export function partsOf(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length < 2 || !lines.every((line) => /^\s*\{.*\}\s*,?\s*$/.test(line))) return [text];
  const parts: string[] = [];
  let part: string[] = [];
  let letters = 0;
  for (const line of lines) {
    if (part.length === MOST_GAMES || letters + line.length > MOST_LETTERS) {
      if (part.length > 0) parts.push(part.join("\n"));
      part = [];
      letters = 0;
    }
    part.push(line);
    letters += line.length;
  }
  return [...parts, part.join("\n")];
}
