/** Opens what an agreement means, over whatever page is open; it is fetched when somebody wants to see it. */
import { useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { styled } from "../ui/styles.ts";
import { agreementName } from "./names.ts";

const load = () => styled(import("./AgreementCard.tsx"), "agreement").then((module) => module.AgreementSheet);

export function AgreementButton({ agreement }: { agreement: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="with-sign agreement-button" onClick={() => setOpen(true)}>
        <Sign name="scroll" /> {t("agreement-what")}
      </button>
      {open && (
        <Sheet title={t("agreement-of-table", { agreement: agreementName(agreement) })} onClose={() => setOpen(false)}>
          <Later load={load} texts="conventions" props={{ agreement }} />
        </Sheet>
      )}
    </>
  );
}
