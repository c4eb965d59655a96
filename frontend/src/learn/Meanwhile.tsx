/** The first lesson in place of the page on which somebody waits for a game, which calls them back when it begins. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { toast } from "../state/toasts.ts";
import { Later } from "../ui/Later.tsx";
import { one } from "./LearnPage.tsx";
import { FIRST } from "./progress.ts";

export function LessonMeanwhile({ onLeave }: { onLeave: () => void }) {
  return <Later load={one} texts="tutorial" props={{ name: FIRST, onLeave }} />;
}

/** The game has begun: the lesson makes room for it. */
export function useCalledBack(begun: boolean, back: () => void): void {
  useEffect(() => {
    if (!begun) return;
    back();
    toast(t("learn-called"));
  }, [begun]);
}
