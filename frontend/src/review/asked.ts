/** A review that is asked for: how far it is, and what came of it. */
import { batch, signal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Depth, ReviewState, ReviewStatus } from "../messages.gen.ts";
import { Failure, getReview, wantReview } from "../net/api.ts";

const SOON = 700; // milliseconds until it is asked again how far it is

export class Asked<Found> {
  readonly found = signal<Found | null>(null);
  readonly status = signal<ReviewStatus | "asking">("asking");
  readonly progress = signal(0);
  /** Whether you have begun with it, and so can stop it. */
  readonly yours = signal(false);
  /** Why there is none, if the server said so. */
  readonly trouble = signal("");
  readonly #depth: Depth;
  #game = "";
  #timer = 0;

  constructor(depth: Depth) {
    this.#depth = depth;
  }

  /** Look for the review of a game, and let somebody begin with it if that is wanted. */
  open(game: string, begin: boolean): void {
    this.close();
    this.#game = game;
    void this.#ask(async () => {
      const now = await getReview(game, this.#depth);
      return begin && (now.status === "none" || now.status === "failed") ? wantReview(game, this.#depth, true) : now;
    });
  }

  /** Let somebody begin with it, perhaps once more. */
  begin(): void {
    this.open(this.#game, true);
  }

  stop(): void {
    this.status.value = "asking";
    void this.#ask(() => wantReview(this.#game, this.#depth, false));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#game = "";
    batch(() => {
      this.found.value = null;
      this.status.value = "asking";
      this.progress.value = 0;
      this.yours.value = false;
      this.trouble.value = "";
    });
  }

  async #ask(question: () => Promise<ReviewState>): Promise<void> {
    const game = this.#game;
    clearTimeout(this.#timer);
    try {
      const state = await question();
      if (this.#game === game) this.#hear(state);
    } catch (error) {
      if (this.#game !== game) return;
      batch(() => {
        this.status.value = "failed";
        this.trouble.value = error instanceof Failure ? error.message : t("error-server");
      });
    }
  }

  #hear(state: ReviewState): void {
    const wasWorking = this.status.value === "working";
    batch(() => {
      this.status.value = state.status;
      this.progress.value = state.progress;
      this.yours.value = state.yours;
      this.found.value = state.review as Found | null;
    });
    const game = this.#game;
    if (state.status === "working") {
      this.#timer = setTimeout(() => void this.#ask(() => getReview(game, this.#depth)), SOON);
    } else if (state.status === "none" && wasWorking && this.#depth === "first") {
      this.#timer = setTimeout(() => this.begin(), SOON); // whoever worked at it is gone
    }
  }
}
