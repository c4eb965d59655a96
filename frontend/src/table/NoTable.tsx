/** A link that leads to no table, or to one that does not let one in. */
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import type { Barred } from "../net/socket.ts";
import { go, tableId } from "../route.ts";
import { Later } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";

const playedHere = () => styled(import("../archive/all.ts"), "archive").then((module) => module.PlayedHere);

export function NoTable({ why, text = t(`table-${why}-text`) }: { why: Barred; text?: string }) {
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel">
          <h1>{t(`table-${why}`)}</h1>
          <p>{text}</p>
          {why === "unknown" && tableId.value && (
            <Later load={playedHere} texts="archive" props={{ table: tableId.value }} />
          )}
          <button type="button" class="primary" onClick={() => go("/")}>
            {t("to-lobby")}
          </button>
        </section>
      </main>
    </>
  );
}
