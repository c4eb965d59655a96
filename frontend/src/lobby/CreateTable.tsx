/** The rules of a table, to be chosen before it is made; most leave this closed. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { Choice } from "../ui/Choice.tsx";
import { More } from "../ui/More.tsx";
import { openTableFor } from "./begin.ts";
import { likelySettings } from "./likely.ts";
import { SettingsForm } from "./SettingsForm.tsx";

function Form() {
  const [settings, setSettings] = useState(likelySettings);
  const [busy, setBusy] = useState(false);
  function submit(event: Event): void {
    event.preventDefault();
    setBusy(true);
    void openTableFor(settings).finally(() => setBusy(false));
  }
  return (
    <form class="settings" onSubmit={submit}>
      <Choice
        label={t("devices")}
        value={settings.shared}
        values={[false, true]}
        text={(shared) => t("devices-value", { shared: shared ? "yes" : "no" })}
        onChange={(shared) => setSettings({ ...settings, shared, public: false })}
      />
      <SettingsForm settings={settings} onChange={setSettings} />
      <button type="submit" class="primary large" disabled={busy}>
        {t("create-table")}
      </button>
    </form>
  );
}

export function CreateTable() {
  return (
    <section class="panel" aria-label={t("table-rules")}>
      <More title={t("table-rules")}>
        <Form />
      </More>
    </section>
  );
}
