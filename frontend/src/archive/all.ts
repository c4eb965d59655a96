/** The pages of the archive, fetched together. */

export { Exercises } from "../review/Exercises.tsx";
export { Deal } from "./Deal.tsx";
export { Game } from "./Game.tsx";
export { MyGames } from "./MyGames.tsx";
export { PlayedHere } from "./PlayedHere.tsx";
export { Progress } from "./Progress.tsx";
