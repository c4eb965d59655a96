/** The rulebook over whatever page is open; it is fetched when somebody opens it. */
import { t } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { styled } from "../ui/styles.ts";
import { rulebook } from "./open.ts";

const load = () => styled(import("./Rulebook.tsx"), "table", "rulebook").then((module) => module.Rulebook);

export function RulebookSheet() {
  const scope = rulebook.value;
  if (!scope) return null;
  return (
    <Sheet title={t("rulebook")} onClose={() => (rulebook.value = null)}>
      <Later load={load} texts="rulebook" props={{ scope }} />
    </Sheet>
  );
}
