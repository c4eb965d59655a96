/** A personal link that makes a second device the same person. */
import { useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { deviceLink } from "../net/api.ts";
import { toast } from "../state/toasts.ts";
import { copy } from "../ui/copy.ts";
import { Sheet } from "../ui/Sheet.tsx";

export function DeviceLink({ class: style = "" }: { class?: string }) {
  const [url, setUrl] = useState<string | null>(null);
  async function open(): Promise<void> {
    try {
      setUrl((await deviceLink()).url);
    } catch (error) {
      toast((error as Error).message, "problem");
    }
  }
  return (
    <>
      <button type="button" class={style} onClick={open}>
        {t("second-device")}
      </button>
      {url !== null && (
        <Sheet title={t("second-device")} onClose={() => setUrl(null)}>
          <p>{t("second-device-text")}</p>
          <div class="copy-row">
            <input
              readOnly
              value={url}
              aria-label={t("personal-link")}
              onFocus={(event) => event.currentTarget.select()}
            />
            <button type="button" class="primary with-sign" onClick={() => copy(url)}>
              <Sign name="copy" /> {t("copy-link")}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
