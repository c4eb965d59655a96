/** A link for another device, in every way in which it can get there: sent, copied, photographed. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { openNetwork } from "../net/api.ts";
import { QrCode } from "../qr/QrCode.tsx";
import { editions, theEditions } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { addresses, chosen, linkTo, onlyHere } from "./reach.ts";

interface LinkWaysProps {
  path: string;
  /** What it is called, as a link and as a code. */
  label: string;
  qrLabel: string;
  /** What is sent along with it; without one it is not for others. */
  message?: string;
  /** Whether it is up to whoever sees this to open the server to the network. */
  mayOpen?: boolean;
}

async function openToNetwork(): Promise<void> {
  try {
    const reach = await openNetwork();
    editions.value = { ...theEditions(), reach };
    toast(t("network-open"));
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}

/** Only this computer can open the page, and what can be done about it. */
function OnlyHere({ mayOpen }: { mayOpen: boolean }) {
  const open = editions.value?.reach.can_open ? (mayOpen ? "yes" : "host") : "no";
  return (
    <div class="only-here stack called-out">
      <p>
        <b>{t("only-here")}</b> {t("only-here-text", { open })}
      </p>
      {open === "yes" && (
        <button type="button" class="primary" onClick={() => void openToNetwork()}>
          {t("open-network")}
        </button>
      )}
    </div>
  );
}

/** Where a computer has several addresses, one cannot know which of them a friend's phone sees. */
function Addresses() {
  if (addresses.value.length < 2) return null;
  return (
    <label class="field stack tight">
      {t("address-of-link")}
      <select
        value={chosen.value ?? addresses.value[0]}
        onChange={(event) => (chosen.value = event.currentTarget.value)}
      >
        {addresses.value.map((one) => (
          <option key={one} value={one}>
            {one.replace(/^https?:\/\//, "")}
          </option>
        ))}
      </select>
    </label>
  );
}

export function LinkWays({ path, label, qrLabel, message, mayOpen = true }: LinkWaysProps) {
  const url = linkTo(path);
  const canShare = message !== undefined && !onlyHere.value && "share" in navigator;
  const share = () => navigator.share({ text: message ?? "", url }).catch(() => undefined); // somebody thought better of it
  return (
    <>
      {onlyHere.value && <OnlyHere mayOpen={mayOpen} />}
      <div class="invite-ways row wrap loose">
        <div class="copy-row">
          <input readOnly value={url} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
          {canShare && (
            <button type="button" class="primary" onClick={() => void share()}>
              {t("share-link")}
            </button>
          )}
          <CopyButton class={`with-sign ${canShare ? "" : "primary"}`} text={url}>
            <Sign name="copy" /> {t("copy-link")}
          </CopyButton>
        </div>
        {!onlyHere.value && <QrCode text={url} label={qrLabel} />}
      </div>
      <Addresses />
    </>
  );
}
