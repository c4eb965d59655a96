/** Signs that something happened, for those who want them. */
import { t } from "../i18n.ts";
import { notifying, sounding } from "../state/settings.ts";
import { toast } from "../state/toasts.ts";
import type { Sound } from "./sounds.ts";

export function sound(which: Sound): void {
  void import("./sounds.ts").then(({ make }) => make(which));
}

/** Whether notifications are wanted; the browser asks the first time. */
export async function wantNotifications(on: boolean): Promise<void> {
  if (on && (await Notification.requestPermission()) !== "granted") {
    notifying.value = false;
    toast(t("notify-refused"), "problem");
    return;
  }
  notifying.value = on;
  const { subscribe, unsubscribe } = await import("../notices/push.ts");
  try {
    await (on ? subscribe() : unsubscribe());
  } catch (error) {
    toast((error as Error).message, "problem"); // while the page is open it tells by itself
  }
}

/** Whether sounds are wanted; one is heard at once. */
export function wantSounds(on: boolean): void {
  sounding.value = on;
  if (on) sound("turn");
}
