/** A name being typed. Nothing is cut off: if a name is too long, the page says by how much. */
import { t } from "../i18n.ts";
import { NAME_LENGTH } from "../messages.gen.ts";

/** What is sent: without spaces around it. */
export function tidy(name: string): string {
  return name.trim().replace(/\s+/g, " ");
}

/** Letters as the server counts them. */
function lengthOf(name: string): number {
  return [...tidy(name)].length;
}

export function isName(name: string): boolean {
  return tidy(name) !== "" && lengthOf(name) <= NAME_LENGTH;
}

/** Says so if a name is too long. */
export function TooLong({ name }: { name: string }) {
  const over = lengthOf(name) - NAME_LENGTH;
  return (
    <small class="too-long" role="status">
      {over > 0 && t("name-too-long", { over, most: NAME_LENGTH })}
    </small>
  );
}
