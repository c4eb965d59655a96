/** The host changes the rules of the table before the game. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { SettingsForm } from "../lobby/SettingsForm.tsx";
import type { TableState } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

export function ChangeRules({ table, onDone }: { table: TableState; onDone: () => void }) {
  const { ask } = useTable();
  const [draft, setDraft] = useState(table.settings);
  return (
    <div class="settings stack loose">
      <SettingsForm settings={draft} onChange={setDraft} seededBy={table.seeded_by} />
      <button
        type="button"
        class="primary large"
        onClick={() => {
          ask({ type: "configure", settings: draft });
          onDone();
        }}
      >
        {t("save")}
      </button>
    </div>
  );
}
