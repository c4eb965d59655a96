/** A free chair at a table on one device: whose name is it? */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { ChairNumber } from "../messages.gen.ts";
import { me } from "../state/me.ts";
import { useTable } from "../store/context.ts";
import type { TableStore } from "../store/TableStore.ts";
import { isName, TooLong, tidy } from "../ui/NameField.tsx";

/** The host most likely plays too. */
function firstName(store: TableStore, chair: ChairNumber): string {
  const { table } = store;
  const taken = table.value?.chairs.some((one) => one.kind === "person");
  return chair === 0 && !taken ? (me.value?.name ?? "") : "";
}

export function GuestForm({ chair }: { chair: ChairNumber }) {
  const store = useTable();
  const { ask } = store;
  const [name, setName] = useState(() => firstName(store, chair));
  return (
    <form
      class="guest-form row wrap"
      onSubmit={(event) => {
        event.preventDefault();
        ask({ type: "seatGuest", chair, name: tidy(name) });
      }}
    >
      <input
        value={name}
        autocomplete="off"
        aria-label={t("guest-name", { place: chair + 1 })}
        placeholder={t("guest-placeholder")}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" disabled={!isName(name)}>
        {t("guest-sit")}
      </button>
      <TooLong name={name} />
    </form>
  );
}
