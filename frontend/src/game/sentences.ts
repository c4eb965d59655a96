/** What happened, in sentences. */
import { list, sentences, t } from "../i18n.ts";
import type { Event, Move, Posed, Seat } from "../messages.gen.ts";
import { faceOf } from "./cards.ts";
import { effectOf } from "./tiles.ts";

/** Who is told of: the name of each seat, and the seat of whoever reads. */
export interface People {
  names: string[];
  me: number | null;
}

function personOf(people: People, seat: Seat): { who: string; by: string } {
  return { who: people.names[seat] ?? "", by: seat === people.me ? "you" : "other" };
}

function withCard(card: string): { colour: string; value: number } {
  return { ...faceOf(card) };
}

/** "two cards turned and one raised". */
function posesText(event: Posed): string {
  const ways = (["turned", "raised", "lowered"] as const).filter((way) => event[way].length > 0);
  return list(ways.map((way) => t("log-posed-way", { way, count: event[way].length }))) || t("log-posed-straight");
}

/** The sentences for one event; none for what everybody sees anyway. */
export function sentencesFor(event: Event, people: People): string[] {
  const person = (seat: Seat) => personOf(people, seat);
  switch (event.type) {
    case "hinted": {
      const args = {
        ...person(event.seat),
        target: people.names[event.target] ?? "",
        to: event.target === people.me ? "you" : "other",
        count: event.touched.length,
        free: event.free ? "yes" : "no",
      };
      return [
        typeof event.what === "number"
          ? t("log-hint-value", { ...args, value: event.what })
          : t("log-hint-colour", { ...args, colour: event.what }),
      ];
    }
    case "played": {
      const args = { ...person(event.seat), ...withCard(event.card), regained: event.regained };
      const key = event.from_discards
        ? "log-played-discarded"
        : event.announced
          ? "log-played-announced"
          : "log-played";
      return event.completed ? [t(key, args), t("log-completed", args)] : [t(key, args)];
    }
    case "misplayed": {
      const args = { ...person(event.seat), ...withCard(event.card) };
      return event.announced && event.announced !== args.colour
        ? [t("log-misannounced", { ...args, announced: t("colour-name", { colour: event.announced }) })]
        : [t("log-misplayed", args)];
    }
    case "discarded":
      return [t("log-discarded", { ...person(event.seat), ...withCard(event.card) })];
    case "tileDrawn":
      return [t("log-tile", { ...person(event.seat), effect: effectOf(event) })];
    case "reshuffled":
      return [t("log-reshuffled", { ...person(event.seat), ...withCard(event.card) })];
    case "lastRoundBegun":
      return [t("log-last-round", { turns: event.turns })];
    case "passedOver":
      return [t("log-passed-over", person(event.seat))];
    case "rearranged":
      return [t("log-rearranged", person(event.seat))];
    case "posed":
      return [t("log-posed", { ...person(event.seat), how: posesText(event) })];
    case "ended":
      return [t("log-ended", { how: event.how.replace(" ", "-"), score: event.score })];
    case "drawn":
      return event.card === null ? [] : [t("log-drawn", { ...person(event.seat), ...withCard(event.card) })];
    case "dealt":
      return [];
  }
}

export function sentence(move: Move, people: People): string {
  const forgotten = move.forgotten ? [t("log-hint-forgotten", personOf(people, move.seat))] : [];
  const told = move.events.flatMap((event) => sentencesFor(event, people));
  return sentences([...forgotten, ...told, move.stood_in && t("log-stood-in")]);
}

/** The same without the card that was drawn, which everybody else sees. */
export function briefSentence(move: Move, people: People): string {
  return sentence({ ...move, events: move.events.filter(({ type }) => type !== "drawn") }, people);
}
