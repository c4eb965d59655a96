/** One tap opens a table and asks somebody to it, who may be shown with their lantern. */
import { useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { t } from "../i18n.ts";
import { openTableWith } from "../lobby/begin.ts";
import type { Acquaintance } from "../messages.gen.ts";

export function AskAlong({ one, lamp }: { one: Acquaintance; lamp?: number }) {
  const [busy, setBusy] = useState(false);
  const tap = () => {
    setBusy(true);
    void openTableWith(one).finally(() => setBusy(false));
  };
  return (
    <button type="button" class="with-sign" disabled={busy} onClick={tap}>
      {lamp !== undefined && <Avatar name={one.name} lamp={lamp} />}
      {t("people-ask", { name: one.name })}
    </button>
  );
}
