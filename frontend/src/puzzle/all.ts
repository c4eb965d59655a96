export { Puzzles } from "./Puzzles.tsx";
