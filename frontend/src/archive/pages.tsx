/** The pages of the archive; they are fetched when somebody wants to see them. */
import { Later } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";

const game = () => styled(import("./all.ts"), "table", "end", "archive").then((module) => module.Game);
const games = () => styled(import("./all.ts"), "table", "end", "archive").then((module) => module.MyGames);

export function GamePage({ id }: { id: string }) {
  return <Later load={game} texts="archive" props={{ id }} />;
}

export function GamesPage() {
  return <Later load={games} texts="archive" props={{}} />;
}
