/** The way to the people you play with. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";

const people = () => import("./People.tsx").then((module) => module.People);

export function PeopleButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet" onClick={() => setOpen(true)}>
        {t("own-people")}
      </button>
      {open && (
        <Sheet title={t("people-known")} onClose={() => setOpen(false)}>
          <Later load={people} props={{}} />
        </Sheet>
      )}
    </>
  );
}
