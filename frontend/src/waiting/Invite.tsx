/** The link for friends, which the host may change. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { TableState } from "../messages.gen.ts";
import { QrCode } from "../qr/QrCode.tsx";
import { tablePath } from "../route.ts";
import { copy } from "../ui/copy.ts";
import { NewLink } from "./NewLink.tsx";

export function Invite({ table, host }: { table: TableState; host: boolean }) {
  const url = `${location.origin}${tablePath(table)}`;
  return (
    <section class="panel" aria-label={t("invite")}>
      <h2>{t("invite")}</h2>
      <p>{t("invite-text")}</p>
      <div class="invite-ways">
        <div class="copy-row">
          <input readOnly value={url} aria-label={t("invite-link")} onFocus={(event) => event.currentTarget.select()} />
          <button type="button" class="primary with-sign" onClick={() => copy(url)}>
            <Sign name="copy" /> {t("copy-link")}
          </button>
        </div>
        <QrCode text={url} label={t("invite-qr")} />
      </div>
      {host && table.removed.length === 0 && <NewLink class="quiet" />}
    </section>
  );
}
