/** Opens what an agreement means, over whatever page is open; it is fetched when somebody wants to see it. */
import { useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { styled } from "../ui/styles.ts";
import { agreementName } from "./names.ts";

const load = () => styled(import("./AgreementCard.tsx"), "agreement").then((module) => module.AgreementSheet);

interface AgreementButtonProps {
  agreement: string;
  /** Where nothing beside it says which agreement it is. */
  named?: boolean;
}

export function AgreementButton({ agreement, named = false }: AgreementButtonProps) {
  const [open, setOpen] = useState(false);
  const title = t("agreement-of-table", { agreement: agreementName(agreement) });
  return (
    <>
      <button type="button" class="with-sign agreement-button" onClick={() => setOpen(true)}>
        <Sign name="scroll" /> {named ? title : t("agreement-what")}
      </button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          <Later load={load} texts="conventions" props={{ agreement }} />
        </Sheet>
      )}
    </>
  );
}
