/** The link for friends. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import type { TableState } from "../messages.gen.ts";
import { QrCode } from "../qr/QrCode.tsx";
import { copy } from "../ui/copy.ts";

export function Invite({ table }: { table: TableState }) {
  const url = `${location.origin}/t/${table.id}`;
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
    </section>
  );
}
