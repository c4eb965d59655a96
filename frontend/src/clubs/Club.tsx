/** A club: its rounds with dates, who plays with whom, what you may know of the results, and the standings. */
import { useEffect, useState } from "preact/hooks";
import { at } from "../base.ts";
import { beside, list, locale, t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import { dealFacts } from "../lobby/facts.ts";
import { TableRows } from "../lobby/TableList.tsx";
import type { ClubPage, ClubResult, ClubRound, ClubStanding, Created, MyClubs } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { clubPath, gamePath, go, tablePath } from "../route.ts";
import { introduceGuest, me } from "../state/me.ts";
import { askFirst } from "../state/question.ts";
import { toast } from "../state/toasts.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { More } from "../ui/More.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { lengthText, NAME_LENGTH, statusText } from "./Clubs.tsx";

const shareText = (share: number | null) =>
  share === null ? "–" : new Intl.NumberFormat(locale(), { style: "percent" }).format(share);
const timeText = (seconds: number) =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
const failed = (error: Error) => toast(error.message, "problem");

function Results({ results }: { results: ClubResult[] }) {
  return (
    <table class="lined">
      <thead>
        <tr>
          {(["name", "points", "matchpoints"] as const).map((column) => (
            <th key={column} scope="col">
              {t("club-column", { column })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.map((one) => (
          <tr key={one.game}>
            <th scope="row">
              <PageLink to={gamePath(one.game)} text={list(one.names)} />
            </th>
            <td>{one.score < 0 ? "–" : `${one.score} / ${one.max_score}`}</td>
            <td>{shareText(one.matchpoints)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Round({ club, round }: { club: ClubPage; round: ClubRound }) {
  const { number, state, opens, closes, table, team, teams, results, waiting } = round;
  const play = () => ask<Created>(`/api/clubs/${club.id}/tables`, {}).then(({ id }) => go(`/t/${id}`), failed);
  const when = timeText(state === "coming" ? opens : closes);
  const dates = state === "coming" ? "coming" : club.round === number ? "open" : "over";
  return (
    <section class="panel" aria-label={t("club-round", { number })}>
      <h2>{t("club-round", { number })}</h2>
      <p class="empty">
        {t("club-dates", { state: dates, when })}
        {teams > 0 && ` · ${t("deal-teams", { teams })}`}
      </p>
      {team.length > 0 && state !== "known" && <p>{t("club-team", { names: list(team) })}</p>}
      {state === "open" && (
        <button type="button" class="primary" onClick={() => void play()}>
          {t("club-play")}
        </button>
      )}
      {waiting.length > 0 && <TableRows tables={waiting} />}
      {state === "begun" && table && <PageLink to={tablePath({ id: table, key: "" })} text={t("deal-go-on")} />}
      {results.length > 0 && <Results results={results} />}
      {(state === "open" || state === "begun") && teams > 0 && <p class="empty">{t("club-sealed")}</p>}
    </section>
  );
}

function Standings({ club }: { club: ClubPage }) {
  const columns = ["name", "rounds", "points", "matchpoints"] as const;
  const cells = (one: ClubStanding) => [one.rounds, one.points, shareText(one.matchpoints)];
  return (
    <section class="panel" aria-label={t("club-standings")}>
      <table class="lined">
        <caption>{t("club-standings")}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t("club-column", { column })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {club.standings.map((one, place) => (
            <tr key={place}>
              <th scope="row">{one.name}</th>
              {cells(one).map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="empty">{t("club-matchpoints-about")}</p>
      <p>
        <a href={`/api/clubs/${club.id}/results.csv`} download>
          {t("club-csv")}
        </a>
      </p>
    </section>
  );
}

/** For who founded it: another name, an earlier end, none at all. */
function Managing({ club, onChange }: { club: ClubPage; onChange: (club: ClubPage) => void }) {
  const [name, setName] = useState(club.name);
  const path = `/api/clubs/${club.id}`;
  const rename = (event: Event) => {
    event.preventDefault();
    ask<ClubPage>(`${path}/name`, { name }).then(onChange, failed);
  };
  const end = () =>
    askFirst({
      title: t("club-end"),
      text: t("club-end-about"),
      yes: t("club-end-yes"),
      no: t("club-keep"),
      act: () => void ask<ClubPage>(`${path}/end`, {}).then(onChange, failed),
    });
  const remove = () =>
    askFirst({
      title: t("club-delete"),
      text: t("club-delete-about"),
      yes: t("club-delete"),
      no: t("club-keep"),
      act: () => void ask<MyClubs>(`${path}/delete`, {}).then(() => go("/clubs"), failed),
    });
  return (
    <More title={t("club-manage")}>
      <form onSubmit={rename}>
        <label class="field stack tight">
          {t("club-name")}
          <input
            required
            maxLength={NAME_LENGTH}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="row wrap buttons">
          <button type="submit">{t("club-rename")}</button>
          {club.round > 0 && club.round < club.rounds.length && (
            <button type="button" onClick={end}>
              {t("club-end")}
            </button>
          )}
          <button type="button" onClick={remove}>
            {t("club-delete")}
          </button>
        </p>
      </form>
    </More>
  );
}

export function Club({ id }: { id: string }) {
  const [club, setClub] = useState<ClubPage | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    ask<ClubPage>(`/api/clubs/${id}`).then(setClub, (error: Error) => setProblem(error.message));
  }, [id, me.value?.id]);
  const change = async (how: "join" | "leave") => {
    try {
      if (!me.value) await introduceGuest(t("guest"));
      setClub(await ask<ClubPage>(`/api/clubs/${id}/${how}`, {}));
    } catch (error) {
      failed(error as Error);
    }
  };
  if (!club) {
    return (
      <>
        <Banner />
        <main class="page narrow">{problem ? <p role="alert">{problem}</p> : <p role="status">{t("loading")}</p>}</main>
      </>
    );
  }
  const { settings, member, rounds, round } = club;
  const facts = dealFacts(settings);
  const length = lengthText(Math.round(((rounds[0]?.closes ?? 0) - (rounds[0]?.opens ?? 0)) / 60));
  const known = rounds.filter((one) => one.number <= round).toReversed();
  const next = rounds.find((one) => one.state === "coming" && one.number > round);
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel" aria-label={club.name}>
          <h1>{club.name}</h1>
          <p>{beside(facts)}</p>
          <p>
            {statusText({ round, rounds: rounds.length })} · {t("club-each", { length })} ·{" "}
            {t("club-members", { count: club.members })}
          </p>
          {member && <p class="empty">{list(club.names)}</p>}
          <p class="row wrap buttons">
            {member ? (
              <>
                <CopyButton text={`${location.origin}${at(clubPath(id))}`}>{t("club-link")}</CopyButton>
                <button type="button" class="quiet" onClick={() => void change("leave")}>
                  {t("club-leave")}
                </button>
              </>
            ) : (
              <button type="button" class="primary" onClick={() => void change("join")}>
                {t("club-join")}
              </button>
            )}
            <PageLink to="/clubs" text={t("clubs")} />
          </p>
          {club.yours && <Managing club={club} onChange={setClub} />}
        </section>
        {member && known.map((one) => <Round key={one.number} club={club} round={one} />)}
        {next && <Round club={club} round={next} />}
        {member && round > 0 && <Standings club={club} />}
      </main>
    </>
  );
}
