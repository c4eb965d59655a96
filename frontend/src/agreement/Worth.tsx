import { WORTH, WORTH_GAMES } from "../agreements.gen.ts";
import { locale, t } from "../i18n.ts";
import { agreementName } from "./names.ts";

/** What bots score by the agreements with a name: games of the same deals, and what chance makes of the mean. */
export function Worth() {
  const amount = new Intl.NumberFormat(locale(), { minimumFractionDigits: 1 });
  const exact = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 });
  return (
    <section class="panel agreement-worth no-print" aria-label={t("agreement-worth")}>
      <h2>{t("agreement-worth")}</h2>
      <p>{t("agreement-worth-about", { games: WORTH_GAMES })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("players")}</th>
            {[2, 3, 4, 5].map((players) => (
              <th key={players} scope="col">
                {players}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(WORTH).map(([name, scores]) => (
            <tr key={name}>
              <th scope="row">{agreementName(name)}</th>
              {scores.map(([mean, error], place) => (
                <td key={place}>
                  {amount.format(mean)} <small>± {exact.format(2 * error)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
