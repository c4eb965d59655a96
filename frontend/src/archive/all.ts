/** The pages of the archive, fetched together. */
export { Game } from "./Game.tsx";
export { MyGames } from "./MyGames.tsx";
export { PlayedHere } from "./PlayedHere.tsx";
