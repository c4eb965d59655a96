/** The few requests that are not messages at a table. */
import { at } from "../base.ts";
import { find, t } from "../i18n.ts";
import type {
  AdviceWish,
  Branch,
  BranchOff,
  Brought,
  Created,
  DealPage,
  Depth,
  DeviceLink,
  Devices,
  Editions,
  GamePage,
  GoOn,
  Invitation,
  Lesson,
  LessonList,
  Lobby,
  MyGames,
  Person,
  PlayedHere,
  Practise,
  Progress,
  Reach,
  Refused,
  ReviewState,
  Seat,
  Seen,
  Settings,
  SignInQuestion,
  Suggested,
  Wished,
} from "../messages.gen.ts";
import { offline, probe } from "../offline/connection.ts";

/** A request that the server did not carry out; its text is for the person at the page. */
export class Failure extends Error {
  /** Why, as the server calls it; "" if it was not reached. */
  readonly code: string;
  /** The values that its text speaks of. */
  readonly details: Refused["details"];

  constructor(text: string, { code, details }: Pick<Refused, "code" | "details"> = { code: "", details: {} }) {
    super(text);
    this.code = code;
    this.details = details;
  }
}

export function explain(refused: Pick<Refused, "code" | "message" | "details">): string {
  return find(`error-${refused.code}`, refused.details) ?? refused.message;
}

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const text = await send(path, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return (text ? JSON.parse(text) : null) as Answer;
}

/** The text of an answer, if what was asked for was carried out. */
async function send(path: string, request: RequestInit): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(at(path), request);
  } catch {
    await probe();
    throw new Failure(t(offline.value ? "offline-needs" : "error-unreachable"));
  }
  if (answer.headers.has("x-kept")) void probe();
  const text = await answer.text();
  if (answer.ok) return text;
  try {
    const refused = JSON.parse(text) as Refused;
    if (refused.code === "no-password") location.reload(); // the page that asks for it comes instead
    throw new Failure(explain(refused), refused);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(t("error-server"));
  }
}

export const getLobby = () => ask<Lobby>("/api/lobby");
export const getPlayedHere = (table: string) => ask<PlayedHere>(`/api/tables/${encodeURIComponent(table)}/games`);
export const getEditions = () => ask<Editions>("/api/editions");
export const getLessons = () => ask<LessonList>("/api/lessons");
export const getLesson = (name: string) => ask<Lesson>(`/api/lessons/${name}`);
export const introduce = (name: string) => ask<Person | null>("/api/me", { name });
export const createTable = (settings: Settings) => ask<Created>("/api/tables", settings);
export const practise = (wish: Practise) => ask<Created>("/api/practice", wish);
export const getInvitation = (table: string, key: string) =>
  ask<Invitation>(`/api/tables/${table}/invitation?key=${key}`);
/** Open the server to the network of its computer. */
export const openNetwork = () => ask<Reach>("/api/network", {});
export const deviceLink = () => ask<DeviceLink>("/api/device", {});
export const askDeviceLink = (token: string) => ask<SignInQuestion>("/api/device/ask", { token });
export const spendDeviceLink = (token: string) => ask<Person>("/api/device/use", { token });
export const getDevices = () => ask<Devices>("/api/devices");
/** Sign out one device, or all others. */
export const signOut = (device: string | null) => ask<Devices>("/api/devices/sign-out", { device });

/** With people: of the games that one played with all of them. */
export const getProgress = (together: string[]) =>
  ask<Progress>(`/api/progress?${new URLSearchParams(together.map((id) => ["with", id]))}`);
export const getDeal = (id: string) => ask<DealPage>(`/api/deals/${id}`);
export const playDeal = (id: string, alone: boolean) => ask<Created>(`/api/deals/${id}/tables`, { alone });
/** Know a deal without having played it. */
export const lookAtDeal = (id: string) => ask<DealPage>(`/api/deals/${id}/look`, {});
/** Let others play the deal of a game. */
export const passOn = (game: string) => ask<Created>(`/api/games/${game}/deal`, {});

/** Some of your own games; `search` are the words of the address. */
export const getMyGames = (search: URLSearchParams) => ask<MyGames>(`/api/games?${search}`);
const from = (seat: Seat | null) => (seat === null ? "" : `?seat=${seat}`);
export const getGame = (id: string, seat: Seat | null) => ask<GamePage>(`/api/games/${id}${from(seat)}`);
export const getSeen = (id: string, seat: Seat | null) => ask<Seen>(`/api/games/${id}/seen${from(seat)}`);
export const wantPrivate = (id: string, on: boolean) => ask<Wished>(`/api/games/${id}/private`, { on });
export const wantDeletion = (id: string, on: boolean) => ask<Wished>(`/api/games/${id}/delete`, { on });
export const branchOff = (id: string, wish: Partial<BranchOff>) => ask<Branch>(`/api/games/${id}/branches`, wish);
export const askAdvice = (id: string, wish: AdviceWish) => ask<Suggested>(`/api/games/${id}/advice`, wish);
export const goOn = (id: string, wish: Partial<GoOn>) => ask<Branch>(`/api/games/${id}/moves`, wish);
export const getReview = (id: string, depth: Depth) => ask<ReviewState>(`/api/games/${id}/review?depth=${depth}`);
/** Begin with a review, or stop it. */
export const wantReview = (id: string, depth: Depth, on: boolean) =>
  ask<ReviewState>(`/api/games/${id}/review`, { depth, on });
/** Bring in the games of a file, a text or a link. */
export const bringGames = async (games: Blob | string): Promise<Brought> =>
  JSON.parse(
    await send("/api/games/files", { method: "POST", headers: { "content-type": "text/plain" }, body: games }),
  );
/** The game as a link of hanab.live. */
export const getGameLink = (id: string) => send(`/api/games/${id}/record?format=hanab-live-link`, {});
