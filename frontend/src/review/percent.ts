/** How likely something is, in whole percents. What is not certain is never said to be. */
import { locale } from "../i18n.ts";

const NEARLY = 0.005;

/** Points on average, with one digit or more. */
export function decimal(points: number, digits = 1): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale(), format).format(points);
}

export function percent(share: number): string {
  const shown = share === 0 || share === 1 ? share : Math.min(Math.max(share, 2 * NEARLY), 1 - 2 * NEARLY);
  return new Intl.NumberFormat(locale(), { style: "percent" }).format(shown);
}
