/** The link for friends, which the host may change. */
import { t } from "../i18n.ts";
import { LinkWays } from "../invite/LinkWays.tsx";
import { NameForm } from "../lobby/NameForm.tsx";
import type { TableState } from "../messages.gen.ts";
import { tablePath } from "../route.ts";
import { me, nameless } from "../state/me.ts";
import { NewLink } from "./NewLink.tsx";

/** Those who came by a short way have not been asked for their name: here others will see it. */
function Naming() {
  return (
    <div class="naming">
      <p>{t("name-ask", { name: me.value?.name ?? "" })}</p>
      <NameForm />
    </div>
  );
}

export function Invite({ table, host }: { table: TableState; host: boolean }) {
  return (
    <section class="panel" aria-label={t("invite")}>
      <h2>{t("invite")}</h2>
      {nameless.value && <Naming />}
      <p>{t("invite-text")}</p>
      <LinkWays path={tablePath(table)} label={t("invite-link")} qrLabel={t("invite-qr")} message={t("share-text")} />
      {host && (table.removed.length === 0 || table.relinked) && <NewLink class="quiet" />}
    </section>
  );
}
