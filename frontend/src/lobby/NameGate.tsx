/** Somebody followed a link to a table and has no name yet. */
import { t } from "../i18n.ts";
import { Banner } from "./Banner.tsx";
import { NameForm } from "./NameForm.tsx";

export function NameGate() {
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel">
          <h1>{t("invited-title")}</h1>
          <p>{t("invited-text")}</p>
          <NameForm />
        </section>
      </main>
    </>
  );
}
