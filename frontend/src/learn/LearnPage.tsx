/** The first game that teaches; it is fetched when somebody wants to learn. */
import { Later } from "../ui/Later.tsx";

const load = () => import("./Tutorial.tsx").then((module) => module.Tutorial);

export function LearnPage() {
  return <Later load={load} texts="tutorial" props={{}} />;
}
