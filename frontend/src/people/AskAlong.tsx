/** One tap opens a table and asks somebody to it. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { openTableWith } from "../lobby/begin.ts";
import type { Acquaintance } from "../messages.gen.ts";

export function AskAlong({ one }: { one: Acquaintance }) {
  const [busy, setBusy] = useState(false);
  const tap = () => {
    setBusy(true);
    void openTableWith(one).finally(() => setBusy(false));
  };
  return (
    <button type="button" disabled={busy} onClick={tap}>
      {t("people-ask", { name: one.name })}
    </button>
  );
}
