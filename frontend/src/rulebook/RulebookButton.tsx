/** Opens the rulebook of an edition or a table. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { Settings } from "../messages.gen.ts";
import { sheet } from "../state/selection.ts";
import { rulebook } from "./open.ts";

interface RulebookButtonProps {
  edition: string;
  options: Settings["options"] | null;
}

export function RulebookButton({ edition, options }: RulebookButtonProps) {
  const open = () => {
    sheet.value = null;
    rulebook.value = { edition, options };
  };
  return (
    <button type="button" class="with-sign" onClick={open}>
      <Sign name="scroll" /> {t("rulebook")}
    </button>
  );
}
