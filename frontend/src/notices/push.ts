/** Hearing of your turn while the page is closed: the browser's push service wakes the service worker. */
import { language } from "../i18n.ts";
import type { NoticeSettings, PushDevice } from "../messages.gen.ts";
import { ask } from "../net/api.ts";

export type Obstacle = "insecure" | "install" | "browser" | "server";

/** Why this device cannot be told; null if it can. */
export function obstacle(settings: NoticeSettings | null): Obstacle | null {
  if (!window.isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const apple = "standalone" in navigator && !(navigator as { standalone?: boolean }).standalone;
  if (!able) return apple ? "install" : "browser";
  return settings?.key === null ? "server" : null;
}

/** Bytes as the server writes and reads them. */
export function letters(data: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const found = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(found, (letter) => letter.charCodeAt(0));
}

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Tell the server where this device hears; again at each start, for browsers change it. */
export async function subscribe(): Promise<NoticeSettings> {
  const settings = await ask<NoticeSettings>("/api/notices");
  if (obstacle(settings) !== null || settings.key === null) return settings;
  const pushing = await manager();
  const key = bytes(settings.key);
  let mine = await pushing.getSubscription();
  if (mine && letters(mine.options.applicationServerKey) !== letters(key.buffer)) {
    await mine.unsubscribe(); // of another server, or of this one before its database was new
    mine = null;
  }
  mine ??= await pushing.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const device: PushDevice = {
    endpoint: mine.endpoint,
    key: letters(mine.getKey("p256dh")),
    secret: letters(mine.getKey("auth")),
    language: language.value,
  };
  return ask<NoticeSettings>("/api/notices/device", device);
}

export async function unsubscribe(): Promise<void> {
  await ask<NoticeSettings>("/api/notices/device/stop", {});
  if (obstacle(null) === null) await (await (await manager()).getSubscription())?.unsubscribe();
}
