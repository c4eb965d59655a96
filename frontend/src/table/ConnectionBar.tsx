/** Says so while there is no connection. */
import { t } from "../i18n.ts";
import { useTable } from "../store/context.ts";

export function ConnectionBar() {
  const { connection } = useTable();
  const state = connection.value;
  return (
    <div role="status" class="connection-holder">
      {(state === "lost" || state === "restarting") && <p class="connection">{t(`connection-${state}`)}</p>}
    </div>
  );
}
