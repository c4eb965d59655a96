/** Hands a table to the components that show it. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableStore } from "./TableStore.ts";

export const TableContext = createContext<TableStore | null>(null);

/** The table that this component belongs to. */
export function useTable(): TableStore {
  const table = useContext(TableContext);
  if (!table) throw new Error("There is no table around this.");
  return table;
}
