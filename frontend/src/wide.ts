/** Whether the screen is wide enough for panels beside the table. The style sheets use the same width. */
import { signal } from "@preact/signals";

const query = matchMedia(WIDE);

export const wide = signal(query.matches);
query.addEventListener("change", () => (wide.value = query.matches));
