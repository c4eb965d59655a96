/** What was asked of the server and not answered yet. It outlives a dropped connection: no input is lost. */
import type { BotKey, FromPage, Remark, Say, Suggested } from "../messages.gen.ts";

type Distribute<Message> = Message extends FromPage ? Omit<Message, "request"> : never;
export type Wish = Distribute<FromPage>;

export interface Answers {
  done?(): void;
  refused?(code: string): void;
  suggested?(suggested: Suggested): void;
  invited?(key: BotKey): void;
}

interface Waiting {
  message: FromPage;
  answers: Answers;
}

export class Outbox {
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  add(wish: Wish, answers: Answers = {}): FromPage {
    const message = { ...wish, request: ++this.last } as FromPage;
    this.waiting.set(message.request, { message, answers });
    return message;
  }

  /** The message that this answer is for, which is no longer waiting. */
  take(request: number | null): Waiting | undefined {
    const found = request === null ? undefined : this.waiting.get(request);
    if (found) this.waiting.delete(found.message.request);
    return found;
  }

  /** The message that is still waiting for its answer. */
  find(request: number): Waiting | undefined {
    return this.waiting.get(request);
  }

  get messages(): FromPage[] {
    return [...this.waiting.values()].map(({ message }) => message);
  }

  clear(): void {
    this.waiting.clear();
  }
}

/** Whether a remark was heard, though its answer got lost. */
export function heard(say: Say, remarks: Remark[], me: string): boolean {
  return remarks
    .slice(-5)
    .some((one) => one.by.id === me && one.text === (say.text ?? null) && one.phrase === (say.phrase ?? null));
}
