/** The form that makes a table. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { keep } from "../keep.ts";
import { createTable } from "../net/api.ts";
import { go } from "../route.ts";
import { me } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import { Choice } from "../ui/Choice.tsx";
import { likelySettings } from "./likely.ts";
import { SettingsForm } from "./SettingsForm.tsx";

export function CreateTable() {
  const [settings, setSettings] = useState(likelySettings);
  const [busy, setBusy] = useState(false);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const { id } = await createTable(settings);
      keep("settings", JSON.stringify(settings));
      go(`/t/${id}`);
    } catch (error) {
      toast((error as Error).message, "problem");
      setBusy(false);
    }
  }
  return (
    <section class="panel" aria-label={t("new-table")}>
      <h2>{t("new-table")}</h2>
      <form class="settings" onSubmit={submit}>
        <Choice
          label={t("devices")}
          value={settings.shared}
          values={[false, true]}
          text={(shared) => t("devices-value", { shared: shared ? "yes" : "no" })}
          onChange={(shared) => setSettings({ ...settings, shared, public: false })}
        />
        <SettingsForm settings={settings} onChange={setSettings} />
        <button type="submit" class="primary large" disabled={busy || !me.value}>
          {t("create-table")}
        </button>
        {!me.value && <p class="empty">{t("name-first")}</p>}
      </form>
    </section>
  );
}
