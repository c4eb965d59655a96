/** Switches for one's own comfort. */
import type { Signal } from "@preact/signals";
import { t } from "../i18n.ts";
import { confirming, shortcuts } from "../state/settings.ts";
import { Switch } from "../ui/Switch.tsx";

function Setting({ of, label, about }: { of: Signal<boolean>; label: string; about?: string }) {
  return <Switch label={label} about={about ?? ""} on={of.value} onChange={(on) => (of.value = on)} />;
}

export function Comfort() {
  return (
    <details class="more comfort">
      <summary>{t("comfort")}</summary>
      <div class="comfort-list">
        <Setting of={confirming} label={t("confirm")} about={t("confirm-about")} />
        <Setting of={shortcuts} label={t("shortcuts")} about={t("shortcuts-about")} />
      </div>
    </details>
  );
}
