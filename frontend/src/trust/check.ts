/** Whether the cards of a game are those that were fixed before its first move. */
import type { GameState, TableState } from "../messages.gen.ts";
import { givenFor, type Seen } from "../store/seen.ts";

export interface Verdict {
  kept: boolean;
  /** How many moves had been made when this browser first saw the fingerprint; null: it did not see it before the end. */
  since: number | null;
}

/** Compare the deal that the server has opened with what it gave away at the start, and with every card that was seen. */
export async function check(seen: Seen, table: TableState, game: GameState): Promise<Verdict> {
  const text = game.deal ?? "";
  const promise = givenFor(table, game);
  const fingerprint = await sha256(new TextEncoder().encode(text));
  const deck = (/^deck (.*)$/m.exec(text)?.[1] ?? "").split(" ");
  const same = [...seen.facesOf(table)].every(([id, card]) => deck[id] === card);
  const kept = same && fingerprint === game.commitment && (!promise || fingerprint === promise.fingerprint);
  return { kept, since: promise?.moves ?? null };
}

/** The hash in hexadecimal digits. Browsers offer theirs only over TLS and on the same machine: at home, on the network,
 * ours takes its place. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle
    ? new Uint8Array(await subtle.digest("SHA-256", bytes))
    : (await import("./sha256.ts")).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
