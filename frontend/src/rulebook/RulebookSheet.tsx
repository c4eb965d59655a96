/** The rulebook of an edition or a table over whatever page is open, and the button for it. It is fetched when somebody
 * opens it. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { styled } from "../ui/styles.ts";
import { rulebook, type Scope } from "./open.ts";

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

interface RulebookButtonProps extends Scope {
  onOpen?: () => void;
}

export function RulebookButton({ edition, options, box, onOpen }: RulebookButtonProps) {
  const open = () => {
    onOpen?.();
    rulebook.value = { edition, options, box };
  };
  return (
    <button type="button" class="with-sign" onClick={open}>
      <Sign name="scroll" /> {t("rulebook")}
    </button>
  );
}
