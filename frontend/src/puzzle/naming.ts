/** Who sits at the table of a puzzle. */
import { t } from "../i18n.ts";
import type { TableState } from "../messages.gen.ts";
import { me } from "../state/me.ts";

/** Whoever is asked has a name, or is "you"; nobody is away. */
export function named(told: TableState): TableState {
  const you = { ...told.you, name: me.value?.name ?? t("puzzle-you") };
  const chairs = told.chairs.map((chair) => ({
    ...chair,
    present: true,
    person: chair.person?.id === you.id ? you : chair.person,
  }));
  return { ...told, you, chairs };
}
