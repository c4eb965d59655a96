/** What a table agrees on: one of the agreements with a name, and single conventions. */

import { AGREEMENTS } from "../agreements.gen.ts";
import { t } from "../i18n.ts";
import { Choice } from "../ui/Choice.tsx";
import { More } from "../ui/More.tsx";
import { Switch } from "../ui/Switch.tsx";
import { AgreementButton } from "./AgreementButton.tsx";
import { CONVENTIONS, conventionsOf, switched } from "./agreement.ts";
import { agreementName, NONE, partName } from "./names.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface AgreementFieldProps {
  agreement: string;
  onChange: (agreement: string) => void;
}

export function AgreementField({ agreement, onChange }: AgreementFieldProps) {
  const played = conventionsOf(agreement);
  const own = !(agreement in AGREEMENTS);
  return (
    <div class="explained">
      <Choice
        label={t("agreement")}
        value={agreement}
        values={[...Object.keys(AGREEMENTS), ...(own ? [agreement] : [])]}
        text={(one) => capital(agreementName(one))}
        onChange={onChange}
      />
      <small>{t("agreement-about", { agreement })}</small>
      {agreement !== NONE && <AgreementButton agreement={agreement} />}
      <More title={t("agreement-single")}>
        <div class="options">
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
    </div>
  );
}
