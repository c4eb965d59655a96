/** How you hear of your turn while you are away: pushes to this device, quiet hours, and a feed for where pushes are
 * impossible. */
import { useEffect, useState } from "preact/hooks";
import { at } from "../base.ts";
import { language, t } from "../i18n.ts";
import type { NoticeSettings } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { wantNotifications } from "../signals/signals.ts";
import { notifying } from "../state/settings.ts";
import { toast } from "../state/toasts.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Switch } from "../ui/Switch.tsx";
import { obstacle } from "./push.ts";

const NIGHT = { quiet_from: 22 * 60, quiet_until: 8 * 60 };

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

type Quiet = Pick<NoticeSettings, "quiet_from" | "quiet_until">;

function QuietHours({ settings, choose }: { settings: Quiet; choose: (quiet: Quiet) => void }) {
  const on = settings.quiet_from !== settings.quiet_until;
  const time = (name: keyof Quiet) => (
    <label class="field stack tight">
      {t(name === "quiet_from" ? "quiet-from" : "quiet-until")}
      <input
        type="time"
        value={clockOf(settings[name])}
        onChange={(event) => choose({ ...settings, [name]: minutesOf(event.currentTarget.value) })}
      />
    </label>
  );
  return (
    <>
      <Switch
        label={t("quiet-hours")}
        about={t("quiet-hours-about")}
        on={on}
        onChange={(wanted) => choose(wanted ? NIGHT : { quiet_from: 0, quiet_until: 0 })}
      />
      {on && (
        <div class="row wrap buttons">
          {time("quiet_from")}
          {time("quiet_until")}
        </div>
      )}
    </>
  );
}

export function Notices() {
  const [settings, setSettings] = useState<NoticeSettings | null>(null);
  const failed = (error: Error) => toast(error.message, "problem");
  useEffect(() => {
    ask<NoticeSettings>("/api/notices").then(setSettings, failed);
  }, [notifying.value]);
  if (settings === null) return <p role="status">{t("loading")}</p>;
  const change = (path: string, wish: object) =>
    void ask<NoticeSettings>(`/api/notices/${path}`, wish).then(setSettings, failed);
  const why = obstacle(settings);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const feed = `${location.origin}${at(settings.feed)}?language=${language.value}`;
  return (
    <div class="cells comfort-list">
      {why === null ? (
        <Switch
          label={t("push-here")}
          about={t("push-here-about")}
          on={notifying.value}
          onChange={(on) => void wantNotifications(on)}
        />
      ) : (
        <p class="notice">{t("push-impossible", { why })}</p>
      )}
      <QuietHours settings={settings} choose={(quiet) => change("quiet", { ...quiet, zone })} />
      <p>{t("feed-about")}</p>
      <p class="row wrap buttons">
        <CopyButton text={feed}>{t("feed-copy")}</CopyButton>
        <button type="button" class="quiet" onClick={() => change("feed", {})}>
          {t("feed-new")}
        </button>
      </p>
    </div>
  );
}
