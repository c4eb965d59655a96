/** The rulebook of an edition or a table: only what it plays, in chapters, to be searched. */
import { useEffect, useState } from "preact/hooks";
import { beside, find, t } from "../i18n.ts";
import { differences } from "../lobby/facts.ts";
import { boxName } from "../lobby/options.ts";
import { type EditionInfo, TILES } from "../messages.gen.ts";
import type { Rule as NumberedRule } from "../rulebook.gen.ts";
import { theEdition, theEditions } from "../state/me.ts";
import { chaptersOf, facts, type Played, played } from "./chapters.ts";
import { rulebook, type Scope } from "./open.ts";
import { Picture } from "./pictures.tsx";
import { matches, pieces, words } from "./search.ts";

function Marked({ text, wanted }: { text: string; wanted: string[] }) {
  return <>{pieces(text, wanted).map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}</>;
}

/** What is our ruling, as this box is silent: all of the rule, or what its note says. */
function Ruling({ number, game }: { number: string; game: Played }) {
  if (!game.edition.rulings.includes(number)) return null;
  const note = find(`ruling-${number}`, facts(game)) ?? t("rulebook-ruling");
  return note ? <small> ({note})</small> : null;
}

function Rule({ rule, game, wanted }: { rule: NumberedRule; game: Played; wanted: string[] }) {
  const { number } = rule;
  const text = t(`rule-${number}`, facts(game));
  const ruling = <Ruling number={number} game={game} />;
  const introduces = text.endsWith(":"); // a list, which the ruling is about
  return (
    <li class="rule" id={`rule-${number}`}>
      <span class="rule-number">{number}</span>
      <div>
        <p>
          <Marked text={text} wanted={wanted} />
          {!introduces && ruling}
        </p>
        <Picture number={number} game={game} />
        {introduces && ruling}
      </div>
    </li>
  );
}

/** Everything about a rule in which a search may find a word. */
function textOf({ number }: NumberedRule, game: Played): string {
  const tiles = number === "B2" ? TILES.map((tile) => t(`tile-${tile}`)) : [];
  return [number, t(`chapter-${number[0]}`), t(`rule-${number}`, facts(game)), ...tiles].join(" ");
}

function EditionPicker({ scope }: { scope: Scope }) {
  return (
    <label class="field stack tight">
      <span class="for-readers">{t("edition")}</span>
      <select
        value={scope.edition}
        onChange={(event) => (rulebook.value = { edition: event.currentTarget.value, options: null, box: true })}
      >
        {theEditions().editions.map(({ name }) => (
          <option key={name} value={name}>
            {t(`edition-name-${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function About({ scope }: { scope: Scope }) {
  const box = boxName(scope);
  const kept = scope.options && differences({ options: scope.options });
  return (
    <p class="under">
      {kept ? beside([box, ...kept]) : t(`edition-about-${scope.edition}`)}
      <small>{t(kept ? "rulebook-of-table" : "rulebook-of-edition")}</small>
    </p>
  );
}

/** What the booklet advises, in its order. */
function Tips({ game, wanted }: { game: Played; wanted: string[] }) {
  const tips = game.edition.tips.map((tip) => t(`tip-${tip}`, facts(game)));
  const found = tips.filter((tip) => matches(`${t("tips")} ${tip}`, wanted));
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="chapter-tips">
      <h3 id="chapter-tips">{t("tips")}</h3>
      <ul class="tips stack">
        {found.map((tip) => (
          <li key={tip}>
            <Marked text={tip} wanted={wanted} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rules that an edition lends to those who have no box: without what is its own beside them. */
function ofNoBox(book: EditionInfo): EditionInfo {
  const unprinted = { author: null, age: null, federation: false };
  return { ...book, ...unprinted, tokens: "lanterns", mark: "outline", story: "show" };
}

export function Rulebook({ scope }: { scope: Scope }) {
  const [query, setQuery] = useState("");
  useEffect(() => document.querySelector(".scale [aria-current] dd")?.scrollIntoView({ block: "center" }), []);
  const book = theEdition(scope.edition);
  const game = played(scope.box ? book : ofNoBox(book), scope);
  const wanted = words(query);
  const chapters = chaptersOf(game, (rule) => matches(textOf(rule, game), wanted));
  const count = chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div class="rulebook stack loose">
      {scope.options === null && <EditionPicker scope={scope} />}
      <About scope={scope} />
      <div class="rulebook-search" role="search">
        <input
          type="search"
          value={query}
          aria-label={t("rulebook-search")}
          placeholder={t("rulebook-search")}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            event.currentTarget.closest(".sheet-content")?.scrollTo(0, 0);
          }}
        />
        <p role="status">{wanted.length > 0 ? t("rulebook-found", { count }) : ""}</p>
      </div>
      {wanted.length === 0 && <p class="tale">{t(`tale-${game.edition.story}`)}</p>}
      {chapters.map(({ letter, rules }) => (
        <section key={letter} aria-labelledby={`chapter-${letter}`}>
          <h3 id={`chapter-${letter}`}>{t(`chapter-${letter}`)}</h3>
          <ol>
            {rules.map((rule) => (
              <Rule key={rule.number} rule={rule} game={game} wanted={wanted} />
            ))}
          </ol>
        </section>
      ))}
      <Tips game={game} wanted={wanted} />
    </div>
  );
}
