/** What a table agrees on: one of the agreements with a name, and single conventions. */

import { AGREEMENTS } from "../agreements.gen.ts";
import { t } from "../i18n.ts";
import { Choice } from "../ui/Choice.tsx";
import { AgreementButton } from "./AgreementButton.tsx";
import { agreementName, NONE } from "./names.ts";
import { capital, SingleConventions } from "./SingleConventions.tsx";

interface AgreementFieldProps {
  agreement: string;
  onChange: (agreement: string) => void;
}

export function AgreementField({ agreement, onChange }: AgreementFieldProps) {
  const own = !(agreement in AGREEMENTS);
  return (
    <div class="stack tight">
      <Choice
        label={t("agreement")}
        value={agreement}
        values={[...Object.keys(AGREEMENTS), ...(own ? [agreement] : [])]}
        text={(one) => capital(agreementName(one))}
        onChange={onChange}
      />
      <small>{t("agreement-about", { agreement })}</small>
      {agreement !== NONE && <AgreementButton agreement={agreement} />}
      <SingleConventions agreement={agreement} onChange={onChange} />
    </div>
  );
}
