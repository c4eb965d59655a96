/** The rules of a table, to be chosen before it is made; most leave this closed, so it is fetched when it is opened. */
import { t } from "../i18n.ts";
import { Later } from "../ui/Later.tsx";
import { More } from "../ui/More.tsx";

const load = () => import("./forms.ts").then((module) => module.TableForm);

export function CreateTable() {
  return (
    <section class="panel" aria-label={t("table-rules")}>
      <More title={t("table-rules")}>
        <Later load={load} props={{}} />
      </More>
    </section>
  );
}
