/** The few requests that are no message at a table. */
import { find, t } from "../i18n.ts";
import type {
  Created,
  DeviceLink,
  Devices,
  Editions,
  Lesson,
  Lobby,
  Person,
  Refused,
  Settings,
  SignInQuestion,
} from "../messages.gen.ts";

/** A request that the server did not carry out; its text is for the person at the page. */
class Failure extends Error {}

export function explain(refused: Pick<Refused, "code" | "message" | "details">): string {
  return find(`error-${refused.code}`, refused.details) ?? refused.message;
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failure(t("error-unreachable"));
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as Answer;
  try {
    const refused = JSON.parse(text) as Refused;
    throw new Failure(explain(refused));
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(t("error-server"));
  }
}

export const getLobby = () => ask<Lobby>("/api/lobby");
export const getEditions = () => ask<Editions>("/api/editions");
export const getLesson = () => ask<Lesson>("/api/tutorial");
export const introduce = (name: string) => ask<Person | null>("/api/me", { name });
export const createTable = (settings: Settings) => ask<Created>("/api/tables", settings);
export const deviceLink = () => ask<DeviceLink>("/api/device", {});
export const askDeviceLink = (token: string) => ask<SignInQuestion>("/api/device/ask", { token });
export const spendDeviceLink = (token: string) => ask<Person>("/api/device/use", { token });
export const getDevices = () => ask<Devices>("/api/devices");
/** Sign out one device, or all others. */
export const signOut = (device: string | null) => ask<Devices>("/api/devices/sign-out", { device });
