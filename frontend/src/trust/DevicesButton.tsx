/** The way to the list of your devices. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { lobby } from "../state/me.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";

const devices = () => import("./Devices.tsx").then((module) => module.Devices);

export function DevicesButton({ class: style = "" }: { class?: string }) {
  const [open, setOpen] = useState(false);
  if (lobby.value?.account) return null; // the site signs one in everywhere
  return (
    <>
      <button type="button" class={style} onClick={() => setOpen(true)}>
        {t("own-devices")}
      </button>
      {open && (
        <Sheet title={t("own-devices")} onClose={() => setOpen(false)}>
          <Later load={devices} props={{}} />
        </Sheet>
      )}
    </>
  );
}
