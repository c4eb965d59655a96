/** A table of the server; it is fetched when somebody goes to one, or looks as if they were about to. */
import { useEffect } from "preact/hooks";
import { fetchEarly, Later } from "../ui/Later.tsx";
import { styled } from "../ui/styles.ts";
import { waitingRoom } from "./later.ts";

const PAUSE = 1000; // until the front page is there, on slow lines, too

const load = () => styled(import("./TablePage.tsx"), "table").then((module) => module.TablePage);

export function LiveTable({ id }: { id: string }) {
  return <Later load={load} props={{ id }} />;
}

export const fetchTable = () => void Promise.all([fetchEarly(load), fetchEarly(waitingRoom)]).catch(() => undefined);

/** Fetch it while nothing else is to be done; who needs it earlier, or could not get it, asks again. */
export function useTableSoon(): void {
  useEffect(() => {
    const timer = setTimeout(fetchTable, PAUSE);
    return () => clearTimeout(timer);
  }, []);
}
