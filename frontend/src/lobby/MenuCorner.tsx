/** The menu of pages that are not tables, in the corner where tables have theirs. */
import { useState } from "preact/hooks";
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { houseMenu } from "./later.ts";

export function MenuCorner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon house-menu" aria-label={t("menu")} onClick={() => setOpen(true)}>
        <Sign name="menu" />
        <span class="word">{t("menu")}</span>
      </button>
      {open && (
        <Sheet title={t("menu")} onClose={() => setOpen(false)}>
          <Later load={houseMenu} props={{}} />
        </Sheet>
      )}
    </>
  );
}
