/** Who invites somebody, to what, and a chair in one step; a name, too, for those who have none. */
import { AgreementButton } from "../agreement/AgreementButton.tsx";
import { NONE } from "../agreement/names.ts";
import { Avatar } from "../art/Avatar.tsx";
import { chairName, lampOf, seatNames } from "../game/describe.ts";
import { audienceSentence } from "../game/disclosed.ts";
import { t } from "../i18n.ts";
import { LessonOffer } from "../learn/LessonOffer.tsx";
import { Banner } from "../lobby/Banner.tsx";
import { tableFacts } from "../lobby/facts.ts";
import { NameForm } from "../lobby/NameForm.tsx";
import { boxName } from "../lobby/options.ts";
import type { Invitation } from "../messages.gen.ts";
import { introduceGuest, me, signedOut } from "../state/me.ts";
import { toast } from "../state/toasts.ts";

interface InvitedProps {
  invitation: Omit<Invitation, "yours">;
  /** They want a chair; perhaps under another name than before. */
  onSit: (renamed: boolean) => void;
  onLook: () => void;
  /** They want to learn the game while the others gather. */
  onLearn: () => void;
}

function Chairs({ invitation }: { invitation: InvitedProps["invitation"] }) {
  const { chairs } = invitation;
  const names = seatNames(chairs);
  return (
    <ol class="chairs stack" aria-label={t("chairs")}>
      {chairs.map((chair, seat) => (
        <li key={seat} class={`chair row wrap ${chair.kind}`}>
          <Avatar
            name={chair.kind === "empty" ? "" : chairName(chair)}
            lamp={lampOf(invitation, seat)}
            bot={chair.kind === "bot"}
          />
          <span class="chair-name under">{chair.kind === "empty" ? t("chair-free") : names[seat]}</span>
        </li>
      ))}
    </ol>
  );
}

/** What somebody can do: sit down if there is a chair, watch if that is allowed, which takes no name. */
function WaysIn({ invitation, onSit, onLook, onLearn }: InvitedProps) {
  const free = invitation.phase === "waiting" && invitation.chairs.some((chair) => chair.kind === "empty");
  const mayLook = invitation.phase === "waiting" || invitation.settings.spectators;
  const look = async () => {
    try {
      if (!me.value) await introduceGuest(t("guest"));
      onLook();
    } catch (error) {
      toast((error as Error).message, "problem");
    }
  };
  if (!free && !mayLook) return <p>{t("table-forbidden-text")}</p>;
  if (free) {
    return (
      <>
        <NameForm action={t("sit")} onDone={onSit} />
        <button type="button" class="quiet" onClick={() => void look()}>
          {t("only-look-on")}
        </button>
        <LessonOffer onOpen={onLearn} />
      </>
    );
  }
  return (
    <>
      <p>{t("chairs-all-taken", { phase: invitation.phase })}</p>
      <button type="button" class="primary large" onClick={() => void look()}>
        {t("look-on")}
      </button>
    </>
  );
}

export function Invited(props: InvitedProps) {
  const { host, settings, seeded_by } = props.invitation;
  const audience = audienceSentence(settings);
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel invitation" aria-label={t("invited-title")}>
          <h1>{t("invited-by", { name: host.name })}</h1>
          <ul class="row wrap chips">
            {[boxName(settings), ...tableFacts(settings)].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {settings.agreement !== NONE && <AgreementButton agreement={settings.agreement} />}
          <Chairs invitation={props.invitation} />
          {seeded_by && <p class="notice">{t("seed-set", { by: "other", name: seeded_by.name })}</p>}
          {audience && <p class="notice">{audience}</p>}
          {signedOut.value && <p class="notice">{t("signed-out-here")}</p>}
          <WaysIn {...props} />
        </section>
      </main>
    </>
  );
}
