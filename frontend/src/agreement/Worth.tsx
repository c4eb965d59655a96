import { locale, t } from "../i18n.ts";
import { BRINGS, BRINGS_GAMES, WORTH, WORTH_GAMES } from "../worth.gen.ts";
import { agreementName } from "./names.ts";

type Measured = [mean: number, error: number] | null;

interface PointsProps {
  title: string;
  about: string;
  rows: Record<string, Measured[]>;
  format: Intl.NumberFormatOptions;
}

/** Points for 2 to 5 players in rows, each with what chance makes of it: two standard errors. */
function Points({ title, about, rows, format }: PointsProps) {
  const amount = new Intl.NumberFormat(locale(), format);
  const exact = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 });
  return (
    <section class="panel agreement-worth no-print" aria-label={title}>
      <h2>{title}</h2>
      <p>{about}</p>
      <table class="lined">
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
          {Object.entries(rows).map(([name, points]) => (
            <tr key={name}>
              <th scope="row">{agreementName(name)}</th>
              {points.map((measured, place) => (
                <td key={place}>
                  {measured ? (
                    <>
                      {amount.format(measured[0])} <small>± {exact.format(2 * measured[1])}</small>
                    </>
                  ) : (
                    "–"
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What bots score by the agreements with a name, and what each convention brings to experts. */
export function Worth() {
  return (
    <>
      <Points
        title={t("agreement-worth")}
        about={t("agreement-worth-about", { games: WORTH_GAMES })}
        rows={WORTH}
        format={{ minimumFractionDigits: 1 }}
      />
      <Points
        title={t("agreement-brings")}
        about={t("agreement-brings-about", { games: BRINGS_GAMES })}
        rows={BRINGS}
        format={{ minimumFractionDigits: 2, signDisplay: "exceptZero" }}
      />
    </>
  );
}
