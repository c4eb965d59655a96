/** The review played once more, as the source of a table: it opens before each moment that counted for whoever looks, asks
 * what they would do now, and tells what that would have meant. */
import { batch, computed, signal } from "@preact/signals";
import type { Replay } from "../archive/replay.ts";
import { before, chairOf } from "../game/counting.ts";
import type { ExerciseVerdict, GameState, RetryAnswers, ReviewMoment, Seat } from "../messages.gen.ts";
import { go } from "../route.ts";
import { toast } from "../state/toasts.ts";
import type { Answers, Moment, Source, Wish } from "../store/source.ts";
import { answerExercise, dropExercises, exercisePath, getExercises } from "./exercises.ts";
import type { Review } from "./review.ts";

export class Again implements Source {
  readonly kind = "again";
  /** Which of the moments is asked about. */
  readonly place = signal(0);
  /** What is said of the answer, once there is one. */
  readonly answered = signal<RetryAnswers | null>(null);
  /** The move that is asked about as an exercise; null while the review of a game is played. */
  readonly exercise = signal<number | null>(null);
  /** When that comes back. */
  readonly comesBack = signal<ExerciseVerdict | null>(null);
  /** Whether all of the review has just been played: then what is said of everybody is what to look at. */
  readonly isOver = signal(false);
  readonly #replay: Replay;
  readonly #review: Review;

  /** Those to ask about, in the order of the game: your own; all of them for whoever did not play. */
  readonly moments = computed<ReviewMoment[]>(() => this.#momentsFor(this.exercise.value));
  readonly moment = computed<ReviewMoment | null>(() => this.moments.value[this.place.value] ?? null);
  /** Who is asked. */
  readonly seat = computed<Seat>(() => (this.moment.value ? this.#seatAt(this.moment.value.move) : 0));

  constructor(replay: Replay, review: Review, exercise: number | null) {
    this.#replay = replay;
    this.#review = review;
    this.exercise.value = exercise;
  }

  #momentsFor(exercise: number | null): ReviewMoment[] {
    if (exercise !== null) return this.#review.found.value?.moments.filter(({ move }) => move === exercise) ?? [];
    const found = this.#review.moments.value.filter(({ answers }) => answers.length > 0);
    const seats = this.#replay.page.value?.seats ?? [];
    const mine = seats.length > 0 ? found.filter(({ move }) => seats.includes(this.#seatAt(move))) : found;
    return [...mine].sort((one, other) => one.move - other.move);
  }

  #seatAt(move: number): Seat {
    return this.#review.found.value?.known[before(move)]?.seat ?? 0;
  }

  readonly begin = (): Promise<void> => this.#ask(0);

  /** The next moment, or, after the last one, what is told about the game. */
  readonly next = async (): Promise<void> => {
    if (this.exercise.value !== null) await this.#nextExercise();
    else if (this.place.value + 1 < this.moments.value.length) await this.#ask(this.place.value + 1);
    else {
      this.isOver.value = true;
      await this.stop();
    }
  };

  async #nextExercise(): Promise<void> {
    const { due } = await getExercises();
    const [next] = due;
    if (next?.game === this.#replay.id) await this.#ask(0, next.move);
    else go(next ? exercisePath(next) : "/exercises");
  }

  /** Never ask this again. */
  readonly drop = async (): Promise<void> => {
    if (this.exercise.value !== null) await dropExercises(this.#replay.id, this.exercise.value);
    await this.next();
  };

  readonly stop = async (): Promise<void> => {
    if (this.exercise.value !== null) {
      go("/exercises");
      return;
    }
    this.answered.value = null;
    await this.#replay.toSummary();
  };

  /** Nothing of the moment is shown before the question. */
  async #ask(place: number, exercise = this.exercise.value): Promise<void> {
    const asked = this.#momentsFor(exercise)[place];
    if (!asked) return;
    await this.#replay.seeFrom(this.#seatAt(asked.move), before(asked.move));
    batch(() => {
      this.place.value = place;
      this.exercise.value = exercise;
      this.answered.value = null;
      this.comesBack.value = null;
      this.#sitDown(true);
    });
  }

  /** Take the seat at the moment that is asked about; `open` for an answer. */
  #sitDown(open: boolean): void {
    const { page, seen, table, onTable } = this.#replay;
    const at = this.moment.value ? before(this.moment.value.move) : 0;
    const view = seen.value?.views[at];
    if (!page.value || !seen.value || !view) return;
    const state = seen.value.game as GameState;
    const around = this.#replay.tableAround(page.value);
    batch(() => {
      table.source.value = this;
      table.table.value = { ...around, phase: "playing", stopped: false, chair: chairOf(this.seat.value) };
      table.game.value = {
        ...state,
        version: at,
        view: open ? view : { ...view, legal: [] },
        moves: state.moves.slice(0, at),
        story: null,
        impression: null,
        notes: {},
      };
      table.picking.unpick();
      table.lookAtNow();
      onTable.value = true;
    });
  }

  ask(wish: Wish, answers: Answers): void {
    if (wish.type !== "act" || this.answered.value) this.#replay.ask(wish, answers);
    else void this.#answer(wish.action).then(() => answers.done?.());
  }

  look(moves: number, show: (moment: Moment) => void): void {
    this.#replay.look(moves, show);
  }

  /** Then all cards are open. */
  async #answer(action: string): Promise<void> {
    const said = this.moment.value?.answers.find(({ actions }) => actions.includes(action));
    if (!said || !this.moment.value) return;
    await this.#replay.seeFrom(null, before(this.moment.value.move));
    this.#sitDown(false);
    this.answered.value = said;
    this.#replay.table.stay();
    if (this.exercise.value === null) return;
    answerExercise(this.#replay.id, this.exercise.value, action).then(
      (told) => (this.comesBack.value = told),
      (error: Error) => toast(error.message, "problem"),
    );
  }
}
