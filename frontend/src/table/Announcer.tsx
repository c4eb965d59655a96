/** For screen readers: what happens, politely; that it is one's turn, at once. */
import { useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import { sentence } from "../game/sentences.ts";
import { t } from "../i18n.ts";
import { game, myTurn } from "../state/table.ts";

export function Announcer() {
  const [heard, setHeard] = useState("");
  useSignalEffect(() => {
    const last = game.value?.moves.at(-1);
    setHeard(last ? sentence(last) : "");
  });
  return (
    <>
      <div class="for-readers" role="log" aria-live="polite">
        {heard}
      </div>
      <div class="for-readers" aria-live="assertive">
        {myTurn.value ? t("your-turn") : ""}
      </div>
    </>
  );
}
