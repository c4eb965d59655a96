/** What is wrong with a file that somebody brought in, and where, in the language of the page. */
import { find, t } from "../i18n.ts";
import type { Failure } from "../net/api.ts";

/** What a part of a place means: those in lists are counted from 0 in the file, and from 1 by people. */
const LISTS: Record<string, string> = {
  actions: "place-move",
  deck: "place-card",
  games: "place-game",
  "": "place-game",
  names: "place-name",
  notes: "place-note",
};

function partText(part: string): string {
  const line = /^line (\d+)(?:, column (\d+))?$/.exec(part);
  if (line) return t(line[2] ? "place-column" : "place-line", { line: line[1] ?? "", column: line[2] ?? "" });
  const item = /^(\w*)\[(\d+)\](?:\.(\w+))?$/.exec(part);
  const list = item && LISTS[item[1] ?? ""];
  if (list) {
    const place = t(list, { number: Number(item[2]) + 1 });
    return item[3] ? `${place}, ${t("place-field", { name: item[3] })}` : place;
  }
  if (part === "link") return t("place-link");
  return part === "game" || part === "record" ? "" : t("place-field", { name: part });
}

/** Where it is: the server names places as the file does, from the largest to the smallest. */
export function placeText(where: string | number | undefined): string {
  if (where === undefined) return "";
  if (typeof where === "number") return t("place-byte", { number: where });
  return where.split(": ").map(partText).filter(Boolean).join(", ");
}

/** What is wrong: a move that the rules refuse is told as at the table. */
function whatText({ code, details, message }: Failure): string {
  const refused = /^record-(.+)$/.exec(code);
  if (refused) return find(`error-${refused[1]}`, details) ?? t("error-record");
  return find(`error-${code}`, details) ?? message;
}

export function faultText(failure: Failure): string {
  const place = placeText(failure.details.where);
  const what = whatText(failure);
  return place ? `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${what}` : what;
}
