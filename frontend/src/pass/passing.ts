/** A device that several play on, one after the other. */
import type { TableState } from "../messages.gen.ts";

/** Whether this device belongs to guests of whom none has it now. */
export function isPassing(table: TableState): boolean {
  return table.chair === null && table.chairs.some((chair) => chair.person?.id.startsWith(`${table.you.id}.`));
}
