/** Agreements: which conventions are played, written as `club+five-stall`. */
import { AGREEMENTS, WITH_NEEDS } from "../agreements.gen.ts";
import { keep, kept } from "../keep.ts";
import { beside, NONE, partsOf } from "./names.ts";

export const CONVENTIONS = Object.keys(WITH_NEEDS);

const withNeeds = (convention: string): readonly string[] => WITH_NEEDS[convention] ?? [];

const inOrder = (played: Iterable<string>): string[] => {
  const all = new Set(played);
  return CONVENTIONS.filter((one) => all.has(one));
};

/** The conventions of an agreement; unknown words say nothing. */
export const conventionsOf = (agreement: string): string[] => inOrder(partsOf(agreement));

/** How these conventions are written: the largest agreement with a name, and what is played besides. */
export function written(conventions: string[]): string {
  const within = ([, all]: [string, string[]]) => all.every((one) => conventions.includes(one));
  const [name] = Object.entries(AGREEMENTS).findLast(within) ?? [NONE];
  return beside(name, conventions)[0].join("+");
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
