/** Whose words the page speaks: those of the rulebook that is open, of the table that is being set up, or of the one
 * that one is at. */
import { effect, signal } from "@preact/signals";
import { addWords, box } from "../i18n.ts";
import { learning } from "../route.ts";
import { rulebook } from "../rulebook/open.ts";
import { table } from "./table.ts";

/** The edition of the table that the form in the lobby describes. */
export const boxInForm = signal<string | null>(null);

effect(() => {
  const atTable = learning.value ? undefined : table.value?.settings.edition; // the lesson is for owners of any box
  const edition = rulebook.value?.edition ?? boxInForm.value ?? atTable ?? null;
  box.value = edition;
  if (edition !== null) void addWords(edition); // again when the language changes
});
