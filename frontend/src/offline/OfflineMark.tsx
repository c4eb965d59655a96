/** A quiet word in a corner while the server is out of reach. */
import { t } from "../i18n.ts";
import { offline } from "./connection.ts";

export function OfflineMark() {
  return (
    <div role="status" class="offline-mark">
      {offline.value && <span>{t("offline")}</span>}
    </div>
  );
}
