/** A game of the archive as lists tell it. */
import { locale, t } from "../i18n.ts";
import type { GameListing } from "../messages.gen.ts";

/** The results you can look for: `games-score-is` names each of them. */
export const SCORES = ["perfect", "many", "few", "lost", "stopped"] as const;

export function dayText(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(seconds * 1000);
}

/** A day of the calendar, such as 2026-12-24, in seconds since 1970: noon here, so that it is that day. */
export function noonOf(day: string): number {
  return new Date(`${day}T12:00`).getTime() / 1000;
}

/** The day on which a game was played, if that is known. */
export function playedOn({ kind, date, ended }: GameListing): string[] {
  if (kind !== "file") return [dayText(ended)];
  return date === null ? [] : [dayText(noonOf(date))];
}

/** Who played: people by name, bots by number. */
export function namesOf({ names, bots }: GameListing): string[] {
  const people = names.filter((_, seat) => !bots.includes(seat));
  return bots.length > 0 ? [...people, t("games-bots", { count: bots.length })] : people;
}

/** How a game came out, in a few words. A masterpiece has no points (X3). */
export function resultText(game: GameListing): string {
  const { outcome, stopped, scored, score, moves } = game;
  if (outcome === null && !stopped) return t("branch-open", { moves });
  if (outcome === "lost") return t("result-lost");
  if (!scored) return t(stopped ? "game-stopped" : "result-won");
  return t(stopped ? "result-stopped" : "result-points", { score, all: game.max_score });
}
