/** Whose words the page speaks: those of the rulebook that is open, of the table that is being set up, or of the one
 * that you are at. */
import { effect, signal } from "@preact/signals";
import { addWords, box } from "../i18n.ts";
import { rulebook } from "../rulebook/open.ts";

/** The edition of the table that the form in the lobby describes. */
export const boxInForm = signal<string | null>(null);
/** The edition of the table that was opened last. */
export const boxAtTable = signal<string | null>(null);

effect(() => {
  const book = rulebook.value?.options === null ? rulebook.value.edition : null; // a table's speaks as the table does
  const name = book ?? boxInForm.value ?? boxAtTable.value;
  box.value = name;
  if (name !== null) void addWords(name); // again when the language changes
});
