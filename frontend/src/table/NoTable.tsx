/** A link that leads to no table, or to one that does not let one in. */
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { Barred } from "../net/socket.ts";
import { go } from "../route.ts";

export function NoTable({ why }: { why: Barred }) {
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel">
          <h1>{t(`table-${why}`)}</h1>
          <p>{t(`table-${why}-text`)}</p>
          <button type="button" class="primary" onClick={() => go("/")}>
            {t("to-lobby")}
          </button>
        </section>
      </main>
    </>
  );
}
