/** What people switch on or off for their own comfort; kept by the browser. */
import { effect, type Signal, signal } from "@preact/signals";
import { keep, kept } from "../keep.ts";

function switchable(key: string, atFirst: boolean): Signal<boolean> {
  const saved = kept(key);
  const setting = signal(saved === null ? atFirst : saved === "yes");
  effect(() => keep(key, setting.value ? "yes" : "no"));
  return setting;
}

/** Single keys do something at the table. */
export const shortcuts = switchable("shortcuts", true);
/** The page asks before what one would regret. */
export const confirming = switchable("confirm", true);
/** How the page calls when something happens, besides the title. */
export const sounding = switchable("sound", false);
export const vibrating = switchable("vibrate", false);
export const notifying = switchable("notify", false);
