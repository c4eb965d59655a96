/** One more chair, on the spot: whoever comes late can still play. */
import { t } from "../i18n.ts";
import type { TableState } from "../messages.gen.ts";
import { theEditions } from "../state/me.ts";
import { useTable } from "../store/context.ts";

export function AddChair({ table: { settings } }: { table: TableState }) {
  const { ask } = useTable();
  const players = settings.players + 1;
  if (!theEditions().players.includes(players)) return null;
  return (
    <button type="button" class="quiet" onClick={() => ask({ type: "configure", settings: { ...settings, players } })}>
      {t("add-chair")}
    </button>
  );
}
