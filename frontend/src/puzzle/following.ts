/** Puzzles that follow each other, as those at the end of a lesson: the address names those that are still to come. */

/** The address of the first of these, from which you go on to the others and back to the lessons. */
export function inOrder([first, ...others]: number[]): string {
  return `/puzzle/${first}?then=${others.join(",")}`;
}

/** Where this address leads when its puzzle is done; null if nothing follows. */
export function following(search: string): string | null {
  const then = new URLSearchParams(search).get("then");
  if (then === null) return null;
  const numbers = then.split(",").map(Number).filter(Number.isInteger).filter(Boolean);
  return numbers.length > 0 ? inOrder(numbers) : "/learn";
}
