/** For those who have played: the deal and the puzzle of the day as pictures, your last result and the next lesson. Each
 * is there if it could be fetched. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { namesOf, resultText } from "../archive/listed.ts";
import { Face } from "../art/Face.tsx";
import { cardOf } from "../game/cards.ts";
import { beside, list, t } from "../i18n.ts";
import { isDone } from "../learn/progress.ts";
import { rulesOf } from "../lobby/facts.ts";
import type {
  ClubListing,
  Colour,
  DealPage,
  FirstReview,
  GameListing,
  GameState,
  LessonListing,
  MyClubs,
  PuzzlePage,
} from "../messages.gen.ts";
import { ask, getDeal, getLessons, getMyGames, getReview } from "../net/api.ts";
import { getPuzzle } from "../puzzle/requests.ts";
import { lessonText } from "../review/summary.ts";
import { clubPath, gamePath } from "../route.ts";
import { me } from "../state/me.ts";
import { leadTo } from "../ui/PageLink.tsx";

export interface News {
  deal: DealPage | null;
  puzzle: PuzzlePage | null;
  last: GameListing | null;
  review: FirstReview | null; // of it, if it has been made
  lesson: LessonListing | null;
  clubs: ClubListing[]; // with a round that waits for one
}

async function found<Value>(wanted: Promise<Value>): Promise<Value | null> {
  return wanted.catch(() => null);
}

/** All of it; what cannot be fetched is left out. */
async function fetchNews(): Promise<News> {
  const [deal, puzzle, games, lessons, mine] = await Promise.all([
    found(getDeal("today")),
    found(getPuzzle("")),
    found(getMyGames(new URLSearchParams())),
    found(getLessons()),
    found(ask<MyClubs>("/api/clubs")),
  ]);
  const last = games?.games[0] ?? null;
  const reviewed = last && (await found(getReview(last.id, "first")));
  const review = (reviewed?.review ?? null) as FirstReview | null;
  const lesson = lessons?.lessons.find(({ name }) => !isDone(name)) ?? null;
  return { deal, puzzle, last, review, lesson, clubs: mine?.clubs.filter(({ waits }) => waits) ?? [] };
}

interface CardProps {
  to: string;
  title: string;
  facts: string[];
  picture?: ComponentChildren;
  learned?: string;
  mark?: string;
}

function Card({ to, title, facts, picture, learned, mark }: CardProps) {
  return (
    <li>
      <a class="today-card stack tight soft" {...leadTo(to)}>
        {picture && (
          <span class="today-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        <b>{title}</b>
        <small>{beside(facts)}</small>
        {learned && <span>{learned}</span>}
        {mark && <span class="today-mark warm">{mark}</span>}
      </a>
    </li>
  );
}

const inARow = (days: number) => (days > 0 ? t("deal-streak", { days }) : "");

/** As many hands as play it, face down: nothing of it is to be seen before. */
function Deal({ deal: { settings, streak, state } }: { deal: DealPage }) {
  const hands = Array.from({ length: settings.players }, (_, seat) => <span key={seat} class="today-back" />);
  const facts = [...rulesOf(settings), inARow(streak) || t("door-deal-about")];
  const mark = t(state === "known" ? "deal-played" : state === "begun" ? "deal-begun" : "deal-open");
  return <Card to="/daily" title={t("deal-of-the-day")} facts={facts} picture={hands} mark={mark} />;
}

/** The fireworks as they stand in its position. */
function Puzzle({ puzzle: { seen, listing, streak } }: { puzzle: PuzzlePage }) {
  const { fireworks } = (seen.game as GameState).view;
  const lit = (Object.entries(fireworks) as [Colour, number][]).filter(([, value]) => value > 0);
  const faces = lit.map(([colour, value]) => <Face key={colour} card={cardOf(colour, value)} />);
  const solved = listing.yours === "first" || listing.yours === "solved";
  const facts = [inARow(streak) || t("door-puzzle-about")];
  const mark = t(solved ? "today-solved" : "today-solve");
  return <Card to="/puzzle" title={t("puzzle-of-the-day")} facts={facts} picture={faces} mark={mark} />;
}

export function TodayView({ news: { deal, puzzle, last, review, lesson, clubs } }: { news: News }) {
  return (
    <section class="panel" aria-label={t("today")}>
      <h2>{t("today")}</h2>
      <ul class="today cells">
        {clubs.map(({ id, name, round }) => (
          <Card key={id} to={clubPath(id)} title={name} facts={[]} mark={t("today-round", { number: round })} />
        ))}
        {deal && <Deal deal={deal} />}
        {puzzle && <Puzzle puzzle={puzzle} />}
        {last && (
          <Card
            to={gamePath(last.id)}
            title={t("today-last")}
            facts={[resultText(last), list(namesOf(last))]}
            learned={review ? lessonText(review) : ""}
            mark={t("today-review")}
          />
        )}
        {lesson && (
          <Card
            to={`/learn/${lesson.name}`}
            title={t("today-lesson")}
            facts={[t("lesson-title", { lesson: lesson.name })]}
          />
        )}
        {!lesson && last && <Card to="/exercises" title={t("to-exercises")} facts={[]} />}
      </ul>
    </section>
  );
}

export function Today() {
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    let gone = false;
    void fetchNews().then((now) => gone || setNews(now));
    return () => {
      gone = true;
    };
  }, [me.value?.id]);
  return news && <TodayView news={news} />;
}
