/** How far you have come with puzzles: the rating and its course, the best runs, and each theme. */
import { locale, t } from "../i18n.ts";
import type { PuzzleProgress, RatingPoint } from "../messages.gen.ts";
import { PageLink } from "../ui/PageLink.tsx";

const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 10;

/** The line of the ratings, the newest on the right; "" of a single one. */
export function lineOf(course: RatingPoint[]): string {
  if (course.length < 2) return "";
  const ratings = course.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const x = (place: number) => EDGE + ((WIDTH - 2 * EDGE) * place) / (course.length - 1);
  const y = (rating: number) => EDGE + ((HEIGHT - 2 * EDGE) * (high - rating)) / Math.max(high - low, 1);
  return `M${ratings.map((rating, place) => `${x(place).toFixed(1)} ${y(rating).toFixed(1)}`).join("L")}`;
}

function Course({ course }: { course: RatingPoint[] }) {
  const [first, last] = [course[0], course.at(-1)];
  const line = lineOf(course);
  if (!line || !first || !last) return null;
  const label = t("rating-course", { from: `${first.rating}`, to: `${last.rating}`, answers: course.length });
  return (
    <figure class="rating-course">
      <svg class="wide-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <path d={line} />
      </svg>
      <figcaption class="empty">{label}</figcaption>
    </figure>
  );
}

function Themes({ themes }: Pick<PuzzleProgress, "themes">) {
  const begun = themes.filter(({ answered }) => answered > 0);
  if (begun.length === 0) return null;
  const percent = new Intl.NumberFormat(locale(), { style: "percent" });
  return (
    <table class="lined theme-table">
      <thead>
        <tr>
          {["theme", "answered", "first"].map((column) => (
            <th key={column} scope="col">
              {t("rating-column", { column })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {begun.map(({ theme, puzzles, answered, first }) => (
          <tr key={theme}>
            <th scope="row">
              <PageLink to={`/puzzle/endless?theme=${theme}`} text={t("puzzle-theme", { theme })} />
            </th>
            <td>
              {answered} / {puzzles}
            </td>
            <td>{percent.format(first / answered)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Standing({ mine: { rating, course, endless, clock, themes } }: { mine: PuzzleProgress }) {
  return (
    <section class="puzzle-standing stack" aria-label={t("my-rating")}>
      {rating ? (
        <p>
          <b>{t("rating-now", { rating: `${rating.rating}` })}</b>{" "}
          {t("rating-range", { low: `${rating.low}`, high: `${rating.high}` })}
        </p>
      ) : (
        <p>{t("rating-none")}</p>
      )}
      <p class="empty">{t("rating-about")}</p>
      <Course course={course} />
      {endless > 0 && <p>{t("run-best-of", { kind: "endless", best: endless })}</p>}
      {clock > 0 && <p>{t("run-best-of", { kind: "clock", best: clock })}</p>}
      <Themes themes={themes} />
    </section>
  );
}
