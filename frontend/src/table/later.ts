/** What nobody needs when they come to a table: sheets that are seldom opened, and the end. It is fetched while they look
 * at their cards. */
import { useEffect } from "preact/hooks";
import { fetchEarly } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";

const PAUSE = 2500; // until the table is there, on slow lines, too

/** To import once more what is there would take a frame. */
let seldom: Promise<typeof import("./seldom.ts")> | null = null;
const fetched = () => {
  seldom ??= styled(import("./seldom.ts"), "end").catch((error) => {
    seldom = null;
    throw error;
  });
  return seldom;
};

export const absentTurn = () => fetched().then((module) => module.AbsentTurn);
export const doubt = () => fetched().then((module) => module.Doubt);
export const advice = () => fetched().then((module) => module.Advice);
export const cardSheet = () => fetched().then((module) => module.CardSheet);
export const endBefore = () => fetched().then((module) => module.EndBefore);
export const tableEnd = () => fetched().then((module) => module.TableEnd);
export const figures = () => fetched().then((module) => module.Figures);
export const keysSheet = () => fetched().then((module) => module.KeysSheet);
export const menuSheet = () => fetched().then((module) => module.MenuSheet);
export const overDays = () => fetched().then((module) => module.OverDays);
export const openRequests = () => fetched().then((module) => module.OpenRequests);
export const pastBar = () => fetched().then((module) => module.PastBar);
export const passScreen = () => fetched().then((module) => module.PassScreen);
export const request = () => fetched().then((module) => module.Request);
export const takePad = () => fetched().then((module) => module.TakePad);
export const watchPad = () => fetched().then((module) => module.WatchPad);
export const whyNot = () => fetched().then((module) => module.WhyNot);
export const waitingRoom = () => import("../waiting/WaitingRoom.tsx").then((module) => module.WaitingRoom);

const SOON = [
  absentTurn,
  advice,
  cardSheet,
  doubt,
  endBefore,
  keysSheet,
  menuSheet,
  openRequests,
  pastBar,
  request,
  takePad,
  tableEnd,
  watchPad,
  whyNot,
];

/** Fetch it while nothing else is to be done; who needs it earlier, or could not get it, asks again. */
export function useFetching(): void {
  useEffect(() => {
    const fetchAll = () => Promise.all(SOON.map(fetchEarly<never>));
    const timer = setTimeout(() => void fetchAll().catch(() => undefined), PAUSE);
    return () => clearTimeout(timer);
  }, []);
}
