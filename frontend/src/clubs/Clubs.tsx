/** Your clubs, and a form that founds one. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { Banner } from "../lobby/Banner.tsx";
import { boxes } from "../lobby/likely.ts";
import { boxName, withBox } from "../lobby/options.ts";
import type { ClubListing, ClubPage, ClubPlan, MyClubs } from "../messages.gen.ts";
import { ask } from "../net/api.ts";
import { clubPath, go } from "../route.ts";
import { theEdition, theEditions } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import { Choice } from "../ui/Choice.tsx";
import { More } from "../ui/More.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { Switch } from "../ui/Switch.tsx";

const DAY = 24 * 60;
const LENGTHS = [45, 90, DAY, 3 * DAY, 7 * DAY];
export const NAME_LENGTH = 60;

/** In minutes, or in days. */
export function lengthText(minutes: number): string {
  const days = minutes % DAY === 0;
  return t(days ? "club-days" : "club-minutes", { count: days ? minutes / DAY : minutes });
}

export function statusText({ round, rounds }: Pick<ClubListing, "round" | "rounds">): string {
  const state = round === 0 ? "coming" : round > rounds ? "over" : "open";
  return t("club-status", { state, round, rounds });
}

function Form() {
  const { defaults, players } = theEditions();
  const [first] = boxes();
  const [plan, setPlan] = useState<ClubPlan>({
    name: "",
    settings: first ? withBox(defaults, first) : defaults,
    rounds: 4,
    minutes: 7 * DAY,
    start: 0,
    drawn: true,
  });
  const change = (news: Partial<ClubPlan>) => setPlan({ ...plan, ...news });
  const { settings } = plan;
  const found = (event: Event) => {
    event.preventDefault();
    ask<ClubPage>("/api/clubs", plan).then(
      ({ id }) => go(clubPath(id)),
      (error: Error) => toast(error.message, "problem"),
    );
  };
  return (
    <form onSubmit={found}>
      <label class="field stack tight">
        {t("club-name")}
        <input
          required
          maxLength={NAME_LENGTH}
          value={plan.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label class="field stack tight">
        {t("edition")}
        <select
          value={settings.edition}
          onChange={(event) => change({ settings: withBox(settings, theEdition(event.currentTarget.value)) })}
        >
          {boxes().map(({ name }) => (
            <option key={name} value={name}>
              {boxName({ box: true, edition: name })}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={t("players")}
        value={settings.players}
        values={players}
        text={String}
        onChange={(count) => change({ settings: { ...settings, players: count } })}
      />
      <Choice
        label={t("club-rounds")}
        value={plan.rounds}
        values={[1, 3, 4, 6, 8, 12]}
        text={String}
        onChange={(rounds) => change({ rounds })}
      />
      <label class="field stack tight">
        {t("club-length")}
        <select
          value={String(plan.minutes)}
          onChange={(event) => change({ minutes: Number(event.currentTarget.value) })}
        >
          {LENGTHS.map((minutes) => (
            <option key={minutes} value={String(minutes)}>
              {lengthText(minutes)}
            </option>
          ))}
        </select>
      </label>
      <label class="field stack tight">
        {t("club-start")}
        <input
          type="datetime-local"
          onChange={(event) => change({ start: (new Date(event.currentTarget.value).getTime() || 0) / 1000 })}
        />
      </label>
      <Switch
        label={t("club-drawn")}
        about={t("club-drawn-about")}
        on={plan.drawn ?? false}
        onChange={(drawn) => change({ drawn })}
      />
      <button type="submit" class="primary">
        {t("club-found")}
      </button>
    </form>
  );
}

export function Clubs() {
  const [clubs, setClubs] = useState<ClubListing[] | null>(null);
  useEffect(() => {
    ask<MyClubs>("/api/clubs").then(
      (mine) => setClubs(mine.clubs),
      (error: Error) => toast(error.message, "problem"),
    );
  }, []);
  return (
    <>
      <Banner />
      <main class="page narrow">
        <section class="panel" aria-label={t("clubs")}>
          <h1>{t("clubs")}</h1>
          <p class="empty">{t("clubs-about")}</p>
          {clubs === null && <p role="status">{t("loading")}</p>}
          {clubs?.map((one) => (
            <p key={one.id} class="club-line">
              <PageLink to={clubPath(one.id)} text={one.name} />
              <small>{statusText(one)}</small>
            </p>
          ))}
          <More title={t("club-new")}>
            <Form />
          </More>
        </section>
      </main>
    </>
  );
}
