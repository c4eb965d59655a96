/** The form for the rules of a table that is to be made. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { Choice } from "../ui/Choice.tsx";
import { openTableFor } from "./begin.ts";
import { likelySettings } from "./likely.ts";
import { SettingsForm } from "./SettingsForm.tsx";

export function TableForm() {
  const [settings, setSettings] = useState(likelySettings);
  const [busy, setBusy] = useState(false);
  function submit(event: Event): void {
    event.preventDefault();
    setBusy(true);
    void openTableFor(settings).finally(() => setBusy(false));
  }
  return (
    <form class="settings stack loose" onSubmit={submit}>
      <h2 class="for-readers">{t("table-rules")}</h2>
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
