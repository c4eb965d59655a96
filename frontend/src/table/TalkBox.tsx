/** What is said at the table: phrases, free talk, or nothing, as the table wants it (C1, C2). */
import { useEffect, useRef, useState } from "preact/hooks";
import { arrivalSentence } from "../game/disclosed.ts";
import { settledSentence } from "../game/settled.ts";
import { t } from "../i18n.ts";
import { type Arrival, PHRASES, type Phrase, type Remark, type Settled, TEXT_LENGTH } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

export function remarkText(remark: Remark): string {
  return remark.phrase ? t(`phrase-${remark.phrase}`) : (remark.text ?? "");
}

/** All of it in its order, with what was decided in between, and the bots that came. */
function told(said: Remark[], settled: Settled[], arrivals: Arrival[]): (Remark | Settled | Arrival)[] {
  return [...said, ...settled, ...arrivals].sort((a, b) => a.number - b.number);
}

function FreeText() {
  const { ask } = useTable();
  const [text, setText] = useState("");
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return;
        ask({ type: "say", text: text.trim() });
        setText("");
      }}
    >
      <input
        value={text}
        maxLength={TEXT_LENGTH}
        aria-label={t("say-something")}
        placeholder={t("say-something")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="primary" disabled={!text.trim()}>
        {t("send")}
      </button>
    </form>
  );
}

export function TalkBox() {
  const {
    ask,
    box: boxShown,
    game,
    kind,
    mySeat,
    remembering,
    table,
    talk: { remarks, unread },
  } = useTable();
  const end = useRef<HTMLUListElement>(null);
  const state = table.value;
  const said = told(remarks.value, state?.settled ?? [], state?.arrivals ?? []);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
    if (end.current?.offsetParent) unread.value = 0;
  }, [said.length]);
  if (!state) return null;
  const again = kind.value === "replay" || kind.value === "what-if"; // a game that is over: all may say what they like
  const watching = again || mySeat.value === null;
  const talk = state.settings.talk;
  const hushed = state.settings.quiet_turns && state.phase === "playing" && game.value?.view.actor !== mySeat.value;
  // C2, as the server has it
  const isFree = (phrase: Phrase) =>
    (boxShown.value?.always_said.includes(phrase) ?? false) || (remembering.value && phrase === "remember-your-hand");
  const phrases = talk === "silent" ? PHRASES.filter(isFree) : PHRASES;
  return (
    <div class="talk">
      {said.length === 0 && <p class="empty">{talk === "silent" && !watching ? t("talk-silent") : t("talk-empty")}</p>}
      <ul class="remarks" ref={end}>
        {said.map((one) =>
          "how" in one ? (
            <li key={`settled ${one.id}`} class="decided">
              {settledSentence(one, state.you.id)}
            </li>
          ) : "address" in one ? (
            <li key={`came ${one.number}`} class="decided">
              {arrivalSentence(one)}
            </li>
          ) : (
            <li key={one.number} class={one.by.id === state.you.id ? "mine" : ""}>
              <b>{one.by.name}</b> {remarkText(one)}
            </li>
          ),
        )}
      </ul>
      {watching && !again && <p class="empty">{t("talk-spectators")}</p>}
      {hushed && !watching && talk !== "silent" && <p class="empty">{t("talk-hushed")}</p>}
      {!watching && phrases.length > 0 && (
        <div class="phrases">
          {phrases.map((phrase) => (
            <button
              key={phrase}
              type="button"
              disabled={hushed && !isFree(phrase)}
              onClick={() => ask({ type: "say", phrase })}
            >
              {t(`phrase-${phrase}`)}
            </button>
          ))}
        </div>
      )}
      {(talk === "free" || watching) && !(hushed && !watching) && <FreeText />}
    </div>
  );
}
