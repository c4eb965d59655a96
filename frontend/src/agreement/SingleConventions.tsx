/** A switch for each convention. */

import { t } from "../i18n.ts";
import { More } from "../ui/More.tsx";
import { Switch } from "../ui/Switch.tsx";
import { CONVENTIONS, conventionsOf, switched } from "./agreement.ts";
import { partName } from "./names.ts";

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface SingleConventionsProps {
  agreement: string;
  onChange: (agreement: string) => void;
}

export function SingleConventions({ agreement, onChange }: SingleConventionsProps) {
  const played = conventionsOf(agreement);
  return (
    <More title={t("agreement-single")}>
      <div class="options stack loose">
        {CONVENTIONS.map((one) => (
          <Switch
            key={one}
            label={capital(partName(one))}
            on={played.includes(one)}
            onChange={(on) => onChange(switched(agreement, one, on))}
          />
        ))}
      </div>
    </More>
  );
}
