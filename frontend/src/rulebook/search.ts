/** Finding words in texts, whatever their accents and capitals. */

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function words(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether a text has every word. */
export function matches(text: string, wanted: string[]): boolean {
  const known = plain(text);
  return wanted.every((word) => known.includes(word));
}

/** A text in pieces, those at odd places are found words. */
export function pieces(text: string, wanted: string[]): string[] {
  if (wanted.length === 0) return [text];
  const letters = [...text];
  const flat = letters.map((letter) => plain(letter));
  const found = letters.map(() => false);
  for (let start = 0; start < letters.length; start++) {
    for (const word of wanted) {
      let end = start;
      let run = "";
      while (run.length < word.length && end < letters.length) run += flat[end++];
      if (run === word) found.fill(true, start, end);
    }
  }
  const parts = [""];
  for (const [index, letter] of letters.entries()) {
    if (found[index] !== (parts.length % 2 === 0)) parts.push("");
    parts[parts.length - 1] += letter;
  }
  return parts;
}
