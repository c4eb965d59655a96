/** Agreements: which conventions are played, written as `club+five-stall`. */
import { AGREEMENTS, WITH_NEEDS } from "../agreements.gen.ts";
import { keep, kept } from "../keep.ts";
import { NONE } from "./names.ts";

export const CONVENTIONS = Object.keys(WITH_NEEDS);

const withNeeds = (convention: string): readonly string[] => WITH_NEEDS[convention] ?? [];

const inOrder = (played: Iterable<string>): string[] => {
  const all = new Set(played);
  return CONVENTIONS.filter((one) => all.has(one));
};

/** The conventions of an agreement; unknown words say nothing. */
export function conventionsOf(agreement: string): string[] {
  return inOrder(agreement.split("+").flatMap((part) => AGREEMENTS[part] ?? WITH_NEEDS[part] ?? []));
}

/** How these conventions are written: the largest agreement with a name, and what is played besides. */
export function written(conventions: string[]): string {
  const played = new Set(conventions);
  const named = Object.entries(AGREEMENTS).findLast(([, all]) => all.every((one) => played.has(one)));
  const [name, within] = named ?? [NONE, []];
  const besides = conventions.filter((one) => !within.includes(one));
  const implied = new Set(besides.flatMap((one) => withNeeds(one).filter((need) => need !== one)));
  const more = besides.filter((one) => !implied.has(one));
  return (more.length > 0 && name === NONE ? more : [name, ...more]).join("+");
}

/** An agreement with a convention and what it needs, or without it and what needs it. */
export function switched(agreement: string, convention: string, on: boolean): string {
  const now = conventionsOf(agreement);
  if (on) return written(inOrder([...now, ...withNeeds(convention)]));
  return written(now.filter((one) => !withNeeds(one).includes(convention)));
}

/** The conventions that whoever sits here knows. */
export function knownConventions(): string[] {
  return (kept("conventions") ?? "").split("+").filter((one) => one in WITH_NEEDS);
}

export function learn(conventions: string[]): void {
  keep("conventions", inOrder([...knownConventions(), ...conventions]).join("+"));
}
