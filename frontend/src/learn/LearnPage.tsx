/** Lessons: all of them, or one. They are fetched when somebody wants to learn. */
import { learning } from "../route.ts";
import { Later } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";

export const one = () => styled(import("./Tutorial.tsx"), "table", "lesson").then((module) => module.Tutorial);
const all = () => styled(import("./LessonList.tsx"), "lesson").then((module) => module.LessonList);

export function LearnPage() {
  const name = learning.value ?? "";
  if (name === "") return <Later load={all} texts="tutorial" props={{}} />;
  return <Later load={one} texts="tutorial" props={{ name }} key={name} />;
}
