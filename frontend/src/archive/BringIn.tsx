/** Games that you have as a file, a text or a link of hanab.live: they become pages like any other. */
import { useRef, useState } from "preact/hooks";
import { list, locale, t } from "../i18n.ts";
import type { Brought } from "../messages.gen.ts";
import { bringGames, Failure } from "../net/api.ts";
import { gamePath, go } from "../route.ts";
import { toast } from "../state/toasts.ts";
import { More } from "../ui/More.tsx";
import { faultText } from "./fault.ts";
import { MOST_BYTES, partsOf } from "./parts.ts";

const PAUSE = 5000; // ms until a part is sent again for which it was too soon

/** Send the parts of a file one after the other; with many games you have to wait in between. */
async function bringParts(parts: string[], onGoing: (done: number) => void): Promise<Brought> {
  const all: Brought = { games: [], ignored: [], unread: 0 };
  for (const [place, part] of parts.entries()) {
    if (parts.length > 1) onGoing(place);
    const { games, ignored, unread } = await sendPart(part);
    all.games.push(...games);
    all.ignored = [...new Set([...all.ignored, ...ignored])];
    all.unread += unread;
  }
  return all;
}

async function sendPart(part: string): Promise<Brought> {
  for (;;) {
    try {
      return await bringGames(part);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "too-fast") throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

export function BringIn({ onBrought }: { onBrought: () => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [going, setGoing] = useState("");
  const file = useRef<HTMLInputElement>(null);

  const bring = async (games: Blob | string) => {
    setBusy(true);
    setProblem("");
    try {
      const parts = partsOf(typeof games === "string" ? games : await games.text());
      if (parts.some((part) => part.length > MOST_BYTES)) throw new Error(t("bring-in-large"));
      const share = new Intl.NumberFormat(locale(), { style: "percent" });
      const {
        games: ids,
        ignored,
        unread,
      } = await bringParts(parts, (done) =>
        setGoing(t("bring-in-going", { share: share.format(done / parts.length) })),
      );
      if (unread > 0) toast(t("bring-in-unread", { count: ids.length, unread }));
      else if (ignored.length > 0) toast(t("bring-in-ignored", { fields: list(ignored) }));
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
    setGoing("");
    setBusy(false);
  };

  return (
    <More title={t("bring-in")} class="bring-in">
      <p>{t("bring-in-about")}</p>
      <label class="field stack tight">
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
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void bring(text);
        }}
      >
        <label class="field stack tight">
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
      {going && <p role="status">{going}</p>}
      {problem && (
        <p role="alert" class="notice">
          {problem}
        </p>
      )}
    </More>
  );
}
