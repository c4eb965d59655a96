/** What was asked of the server and not answered yet. */
import type { FromPage, Past, Version } from "../messages.gen.ts";
import type { Answers, Wish } from "./source.ts";

interface Waiting {
  message: FromPage;
  answers: Answers & { past?(past: Past): void };
}

/** In the order in which it was asked. */
export class Outbox {
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  add(wish: Wish | { type: "look"; version: Version }, answers: Waiting["answers"] = {}): FromPage {
    const message = { ...wish, request: ++this.#last } as FromPage;
    this.#waiting.set(message.request, { message, answers });
    return message;
  }

  /** The message that this answer is for, which is no longer waiting. */
  take(request: number | null): Waiting | undefined {
    const found = request === null ? undefined : this.#waiting.get(request);
    if (found) this.#waiting.delete(found.message.request);
    return found;
  }

  /** The message that is still waiting for its answer. */
  find(request: number): Waiting | undefined {
    return this.#waiting.get(request);
  }

  get messages(): FromPage[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }
}
