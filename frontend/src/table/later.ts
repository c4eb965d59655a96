/** What nobody needs when they come to a table: sheets that are seldom opened, and the end. It is fetched while they look
 * at their cards. */
import { useEffect } from "preact/hooks";
import { fetchEarly } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";

const PAUSE = 2500; // until the table is there, on slow lines, too

const fetched = () => styled(import("./seldom.ts"), "end");

export const cardSheet = () => fetched().then((module) => module.CardSheet);
export const endOfGame = () => fetched().then((module) => module.EndOfGame);
export const keysSheet = () => fetched().then((module) => module.KeysSheet);
export const menuSheet = () => fetched().then((module) => module.MenuSheet);

/** Fetch it while nothing else is to be done; who needs it earlier, or could not get it, asks again. */
export function useFetching(): void {
  useEffect(() => {
    const fetchAll = () => Promise.all([cardSheet, endOfGame, keysSheet, menuSheet].map(fetchEarly<never>));
    const timer = setTimeout(() => void fetchAll().catch(() => undefined), PAUSE);
    return () => clearTimeout(timer);
  }, []);
}
