/** Switches for your own comfort. */
import { t } from "../i18n.ts";
import { Loudness } from "../signals/SoundOffer.tsx";
import { wantNotifications, wantSounds } from "../signals/signals.ts";
import { confirming, counting, notifying, shortcuts, sounding, vibrating } from "../state/settings.ts";
import { More } from "../ui/More.tsx";
import { Switch } from "../ui/Switch.tsx";

export function Comfort() {
  return (
    <More title={t("comfort")} class="comfort">
      <div class="cells comfort-list">
        <Switch
          label={t("confirm")}
          about={t("confirm-about")}
          on={confirming.value}
          onChange={(on) => (confirming.value = on)}
        />
        <Switch
          label={t("shortcuts")}
          about={t("shortcuts-about")}
          on={shortcuts.value}
          onChange={(on) => (shortcuts.value = on)}
        />
        <Switch
          label={t("figures")}
          about={t("figures-about")}
          on={counting.value}
          onChange={(on) => (counting.value = on)}
        />
        <Switch label={t("sound")} about={t("sound-about")} on={sounding.value} onChange={wantSounds} />
        {sounding.value && <Loudness />}
        {"vibrate" in navigator && (
          <Switch label={t("vibrate")} on={vibrating.value} onChange={(on) => (vibrating.value = on)} />
        )}
        {"Notification" in window && (
          <Switch label={t("notify")} about={t("notify-about")} on={notifying.value} onChange={wantNotifications} />
        )}
      </div>
    </More>
  );
}
