/** Opens the rulebook of an edition or a table. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { rulebook, type Scope } from "./open.ts";

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
