/** Who invites somebody, to what, and a chair in one step; a name, too, for those who have none. */
import { useState } from "preact/hooks";
import { Avatar } from "../art/Avatar.tsx";
import { chairName, lampOf, seatNames } from "../game/describe.ts";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import { NameForm } from "../lobby/NameForm.tsx";
import { boxName, differences } from "../lobby/options.ts";
import type { Invitation } from "../messages.gen.ts";
import { me, nameless, signedOut } from "../state/me.ts";

interface InvitedProps {
  invitation: Omit<Invitation, "yours">;
  /** They want a chair; perhaps under another name than before. */
  onSit: (renamed: boolean) => void;
  onLook: () => void;
}

function Chairs({ invitation }: { invitation: InvitedProps["invitation"] }) {
  const { chairs } = invitation;
  const names = seatNames(chairs);
  return (
    <ol class="chairs" aria-label={t("chairs")}>
      {chairs.map((chair, seat) => (
        <li key={seat} class={`chair ${chair.kind}`}>
          <Avatar
            name={chair.kind === "empty" ? "" : chairName(chair)}
            lamp={lampOf(invitation, seat)}
            bot={chair.kind === "bot"}
          />
          <span class="chair-name">{chair.kind === "empty" ? t("chair-free") : names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

/** What somebody can do: sit down if there is a chair, look on if that is allowed. */
function WaysIn({ invitation, onSit, onLook }: InvitedProps) {
  const [looking, setLooking] = useState(false);
  const free = invitation.phase === "waiting" && invitation.chairs.some((chair) => chair.kind === "empty");
  const mayLook = invitation.phase === "waiting" || invitation.settings.spectators;
  const known = me.value !== null && !nameless.value;
  if (!free && !mayLook) return <p>{t("table-forbidden-text")}</p>;
  if (free && !looking) {
    return (
      <>
        <NameForm action={t("sit")} onDone={onSit} />
        <button type="button" class="quiet" onClick={known ? onLook : () => setLooking(true)}>
          {t("only-look-on")}
        </button>
      </>
    );
  }
  return (
    <>
      {!free && <p>{t("chairs-all-taken", { phase: invitation.phase })}</p>}
      <NameForm action={t("look-on")} onDone={onLook} />
    </>
  );
}

export function Invited(props: InvitedProps) {
  const { host, settings, seeded_by } = props.invitation;
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel invitation" aria-label={t("invited-title")}>
          <h1>{t("invited-by", { name: host.name })}</h1>
          <ul class="facts">
            {[boxName(settings), ...differences(settings), t("talk-name", { talk: settings.talk })].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <Chairs invitation={props.invitation} />
          {seeded_by && <p class="notice">{t("seed-set", { by: "other", name: seeded_by.name })}</p>}
          {signedOut.value && <p class="notice">{t("signed-out-here")}</p>}
          <WaysIn {...props} />
        </section>
      </main>
    </>
  );
}
