/** The link for friends, which the host may change. */
import { t } from "../i18n.ts";
import { LinkWays } from "../invite/LinkWays.tsx";
import { NameForm } from "../lobby/NameForm.tsx";
import type { TableState } from "../messages.gen.ts";
import { tablePath } from "../route.ts";
import { me, nameless } from "../state/me.ts";
import { More } from "../ui/More.tsx";
import { AskPeople } from "./AskPeople.tsx";
import { NewLink } from "./NewLink.tsx";

/** Those who came by a short way have not been asked for their name: here others will see it. */
function Naming() {
  return (
    <div class="naming stack called-out">
      <p>{t("name-ask", { name: me.value?.name ?? "" })}</p>
      <NameForm />
    </div>
  );
}

interface InviteProps {
  table: TableState;
  host: boolean;
}

function Ways({ table, host }: InviteProps) {
  return (
    <>
      <AskPeople table={table} />
      <p>{t("invite-text")}</p>
      <LinkWays
        path={tablePath(table)}
        label={t("invite-link")}
        qrLabel={t("invite-qr")}
        message={t("share-text")}
        mayOpen={host}
      />
      {host && (table.removed.length === 0 || table.relinked) && <NewLink class="quiet" />}
    </>
  );
}

/** As long as there is a chair for somebody; then it is folded, for those who want to look on. */
export function Invite({ table, host }: InviteProps) {
  const full = table.chairs.every((chair) => chair.kind !== "empty");
  return (
    <section class="panel" aria-label={t("invite")}>
      {!full && <h2>{t("invite")}</h2>}
      {nameless.value && <Naming />}
      {full ? (
        <More title={t("invite")}>
          <Ways table={table} host={host} />
        </More>
      ) : (
        <Ways table={table} host={host} />
      )}
    </section>
  );
}
