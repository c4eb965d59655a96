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

const of =
  <Name extends keyof typeof import("./seldom.ts")>(name: Name) =>
  () =>
    fetched().then((module) => module[name]);

export const absentTurn = of("AbsentTurn");
export const doubt = of("Doubt");
export const advice = of("Advice");
export const cardSheet = of("CardSheet");
export const endBefore = of("EndBefore");
export const tableEnd = of("TableEnd");
export const figures = of("Figures");
export const keysSheet = of("KeysSheet");
export const menuSheet = of("MenuSheet");
export const overDays = of("OverDays");
export const openRequests = of("OpenRequests");
export const pastBar = of("PastBar");
export const passScreen = of("PassScreen");
export const request = of("Request");
export const takePad = of("TakePad");
export const watchPad = of("WatchPad");
export const whyNot = of("WhyNot");
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
