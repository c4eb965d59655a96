/** Tables that one can go to. */
import { t } from "../i18n.ts";
import type { TableListing } from "../messages.gen.ts";
import { gamePath, go, tablePath } from "../route.ts";

function Row({ table }: { table: TableListing }) {
  const { settings } = table;
  const href = table.game ? gamePath(table.game) : tablePath(table);
  return (
    <li>
      <a
        class="table-link"
        href={href}
        onClick={(event) => {
          event.preventDefault();
          go(href);
        }}
      >
        <span class={`seal e-${settings.edition}`} aria-hidden="true">
          {t(`edition-seal-${settings.edition}`)}
        </span>
        <span class="table-text">
          <b>{t("table-of", { name: table.host.name })}</b>
          <small>
            {t(`edition-name-${settings.edition}`)} ·{" "}
            {t("seats-taken", { taken: table.taken, players: settings.players })}
            {settings.memory && <> · {t("memory")}</>}
            {table.seeded_by && <> · {t("seed-by", { name: table.seeded_by.name })}</>}
          </small>
        </span>
        <span class={`phase p-${table.phase}`}>{t("phase", { phase: table.phase })}</span>
      </a>
    </li>
  );
}

export function TableList({ title, tables, empty }: { title: string; tables: TableListing[]; empty?: string }) {
  return (
    <section class="panel" aria-label={title}>
      <h2>{title}</h2>
      {tables.length === 0 && <p class="empty">{empty}</p>}
      <ul class="table-list">
        {tables.map((table) => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
