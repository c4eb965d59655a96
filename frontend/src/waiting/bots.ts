/** Which kind of bot the host adds next. */
import { signal } from "@preact/signals";

export const botToAdd = signal("cautious");
