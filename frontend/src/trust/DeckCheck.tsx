/** The fingerprint of the deck, and after the game whether the cards were those that it was made of. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import type { GameState, TableState } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { check, type Verdict } from "./check.ts";

function sentence(verdict: Verdict): string {
  if (!verdict.kept) return t("deck-broken");
  if (verdict.since === null) return t("deck-unseen");
  return verdict.since === 0 ? t("deck-checked") : t("deck-checked-since", { move: verdict.since });
}

export function DeckCheck({ table, game }: { table: TableState; game: GameState }) {
  const { seen } = useTable();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    setVerdict(null);
    if (game.deal !== null) void check(seen, table, game).then(setVerdict);
  }, [game.deal]);
  if (game.commitment === null) return null;
  const title = game.deal === null ? t("deck-fixed") : verdict ? sentence(verdict) : t("deck-checking");
  return (
    <details class={`deck-check ${verdict ? (verdict.kept ? "kept" : "broken") : ""}`}>
      <summary>{title}</summary>
      <p>{t("deck-about")}</p>
      <code title={t("deck-fingerprint")}>{game.commitment.replace(/(.{8})/g, "$1 ").trim()}</code>
    </details>
  );
}
