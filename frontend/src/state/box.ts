/** Whose words the page speaks: those of the rulebook that is open, of the table that is being set up, or of the one
 * that one is at. */
import { computed, effect, signal } from "@preact/signals";
import { addWords, box } from "../i18n.ts";
import { learning } from "../route.ts";
import { rulebook } from "../rulebook/open.ts";
import { edition } from "./me.ts";
import { table } from "./table.ts";

/** The edition of the table that the form in the lobby describes. */
export const boxInForm = signal<string | null>(null);

/** The box of the table that one is at; none where people just play, and in the lesson, which is for owners of any box. */
export const boxShown = computed(() => {
  const settings = learning.value ? null : table.value?.settings;
  return (settings?.box && edition(settings.edition)) || null;
});

effect(() => {
  const book = rulebook.value?.options === null ? rulebook.value.edition : null; // a table's speaks as the table does
  const name = book ?? boxInForm.value ?? boxShown.value?.name ?? null;
  box.value = name;
  if (name !== null) void addWords(name); // again when the language changes
});
