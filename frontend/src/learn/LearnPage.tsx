/** The first game that teaches; it is fetched when somebody wants to learn. */
import { Later } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";

const load = () => styled(import("./Tutorial.tsx"), "table", "lesson").then((module) => module.Tutorial);

export function LearnPage() {
  return <Later load={load} texts="tutorial" props={{}} />;
}
