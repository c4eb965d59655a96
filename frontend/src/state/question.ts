/** A question before something that cannot be undone. Whatever asks it says what to do if the answer is yes. */
import { signal } from "@preact/signals";

export interface Question {
  title: string;
  text: string;
  yes: string;
  no: string;
  act: () => void;
}

export const question = signal<Question | null>(null);

export function askFirst(next: Question): void {
  question.value = next;
}
