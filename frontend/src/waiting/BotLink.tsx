/** The link with which a bot comes from elsewhere: the server has told it once, and only its host. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { linkTo } from "../invite/reach.ts";
import type { BotKey } from "../messages.gen.ts";
import { CopyButton } from "../ui/CopyButton.tsx";

function Copied({ text, label, button }: { text: string; label: string; button: string }) {
  return (
    <label class="field stack tight">
      {label}
      <span class="copy-row">
        <input readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        <CopyButton class="with-sign" text={text}>
          <Sign name="copy" /> {button}
        </CopyButton>
      </span>
    </label>
  );
}

/** `waits`: for the consent of the others. */
export function BotLink({ invited, waits }: { invited: BotKey; waits: boolean }) {
  const url = linkTo(invited.path);
  return (
    <>
      <p>
        {t("bot-link-text", { place: invited.chair + 1 })} {t("bot-link-told")}
      </p>
      {waits && <p class="notice">{t("bot-link-waits")}</p>}
      <Copied text={url} label={t("bot-link")} button={t("copy-link")} />
      <Copied text={`tamaya bot-join '${url}' ./mybot`} label={t("bot-link-command")} button={t("copy-command")} />
    </>
  );
}
