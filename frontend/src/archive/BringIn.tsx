/** Games that one has as a file, a text or a link of hanab.live: they become pages like any other. */
import { useRef, useState } from "preact/hooks";
import { list, t } from "../i18n.ts";
import { bringGames, Failure } from "../net/api.ts";
import { gamePath, go } from "../route.ts";
import { toast } from "../state/toasts.ts";
import { More } from "../ui/More.tsx";
import { faultText } from "./fault.ts";

const MOST_BYTES = 1_000_000;

export function BringIn({ onBrought }: { onBrought: () => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  const bring = async (games: Blob | string) => {
    setBusy(true);
    setProblem("");
    try {
      if (typeof games !== "string" && games.size > MOST_BYTES) throw new Error(t("bring-in-large"));
      const { games: ids, ignored } = await bringGames(games);
      if (ignored.length > 0) toast(t("bring-in-ignored", { fields: list(ignored) }));
      else toast(t("bring-in-done", { count: ids.length }));
      setText("");
      const [only, ...more] = ids;
      if (only && more.length === 0) go(gamePath(only));
      else onBrought();
    } catch (error) {
      setProblem(
        t("bring-in-refused", { why: error instanceof Failure ? faultText(error) : (error as Error).message }),
      );
    }
    if (file.current) file.current.value = "";
    setBusy(false);
  };

  return (
    <More title={t("bring-in")} class="bring-in">
      <p>{t("bring-in-about")}</p>
      <label class="field">
        {t("bring-in-file")}
        <input
          ref={file}
          type="file"
          accept=".json,.jsonl,.txt,application/json,text/plain"
          disabled={busy}
          onChange={({ currentTarget: { files } }) => files?.[0] && void bring(files[0])}
        />
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void bring(text);
        }}
      >
        <label class="field">
          {t("bring-in-text")}
          <textarea
            rows={4}
            value={text}
            spellcheck={false}
            autocapitalize="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" disabled={busy || !text.trim()}>
          {t("bring-in-submit")}
        </button>
      </form>
      {problem && (
        <p role="alert" class="notice">
          {problem}
        </p>
      )}
    </More>
  );
}
