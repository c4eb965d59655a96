/** The pages of the archive; they are fetched when somebody wants to see them. */
import { addTexts } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";

const game = () => styled(import("./all.ts"), "table", "end", "archive").then((module) => module.Game);
const games = () => styled(import("./all.ts"), "table", "end", "archive").then((module) => module.MyGames);

const exercises = () => styled(import("./all.ts"), "table", "end", "archive").then((module) => module.Exercises);

const deal = () => styled(import("./all.ts"), "table", "end", "archive").then((module) => module.Deal);

export function GamePage({ id }: { id: string }) {
  return <Later load={game} texts="archive" props={{ id }} />;
}

export function GamesPage() {
  return <Later load={games} texts="archive" props={{}} />;
}

/** Lapses are called as among the exercises. */
const progress = () =>
  Promise.all([styled(import("./all.ts"), "table", "end", "archive"), addTexts("review")]).then(
    ([module]) => module.Progress,
  );

export function ProgressPage() {
  return <Later load={progress} texts="archive" props={{}} />;
}

export function DealOf({ id }: { id: string }) {
  return <Later load={deal} texts="archive" props={{ id }} />;
}

export function ExercisesPage() {
  return <Later load={exercises} texts="review" props={{}} />;
}
