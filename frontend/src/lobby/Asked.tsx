/** Somebody you have played with asks you to a table. */
import { t } from "../i18n.ts";
import type { AskedToTable, Lobby } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { go, tablePath } from "../route.ts";
import { comeToSit } from "../state/errand.ts";
import { lobby } from "../state/me.ts";
import { toast } from "../state/toasts.ts";

/** Say no; the others are not told. */
async function decline({ by, table }: AskedToTable, blocks: boolean): Promise<void> {
  try {
    if (blocks) await ask("/api/people/block", { person: by.id, on: true });
    lobby.value = await ask<Lobby>("/api/people/answer", { table: table.id });
  } catch (error) {
    toast((error as Error).message, "problem");
  }
}

export function Asked() {
  return (
    <>
      {lobby.value?.asked.map((one) => (
        <section key={one.table.id} class="panel" aria-label={t("asked-by", { name: one.by.name })} aria-live="polite">
          <h2>{t("asked-by", { name: one.by.name })}</h2>
          <p class="row wrap buttons">
            <button
              type="button"
              class="primary"
              onClick={() => {
                go(tablePath(one.table));
                comeToSit();
              }}
            >
              {t("asked-come")}
            </button>
            <button type="button" onClick={() => void decline(one, false)}>
              {t("offer-no")}
            </button>
            <button type="button" class="quiet" onClick={() => void decline(one, true)}>
              {t("asked-block", { name: one.by.name })}
            </button>
          </p>
        </section>
      ))}
    </>
  );
}
