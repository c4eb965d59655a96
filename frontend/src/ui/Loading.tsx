/** A page that is not here yet, or says why it is not. */
import { t } from "../i18n.ts";

export function Loading({ text = t("loading") }: { text?: string }) {
  return (
    <main class="page loading">
      <p role="status">{text}</p>
    </main>
  );
}
