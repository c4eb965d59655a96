/** What bots take you to play where nothing is agreed on, going by your last games; and a way to make them forget. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { PlayStyle } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { toast } from "../state/toasts.ts";

export function SeenByBots() {
  const [seen, setSeen] = useState<PlayStyle | null>(null);
  const look = (path: string, wish?: object) =>
    void ask<PlayStyle>(path, wish).then(setSeen, (error: Error) => toast(error.message, "problem"));
  useEffect(() => look("/api/style"), []);
  if (seen === null) return null;
  return (
    <section>
      <h2>{t("style")}</h2>
      {seen.part === null ? (
        <p class="empty">{t("style-none")}</p>
      ) : (
        <>
          <p>{t("style-taken", { part: seen.part, games: seen.games })}</p>
          <p class="empty">{t("style-about")}</p>
          <button type="button" class="quiet" onClick={() => look("/api/style/forget", {})}>
            {t("style-forget")}
          </button>
        </>
      )}
    </section>
  );
}
