/** What the corner of every page has that is not a table's: ways through the house, and the settings. */
import { choose, language, t } from "../i18n.ts";
import { me } from "../state/me.ts";
import { HELPS, helps } from "../state/settings.ts";
import { THEMES, theme } from "../theme.ts";
import { Choice } from "../ui/Choice.tsx";
import { Later } from "../ui/Later.tsx";
import { More } from "../ui/More.tsx";
import { PageLink } from "../ui/PageLink.tsx";
import { Switch } from "../ui/Switch.tsx";
import { Comfort } from "./Comfort.tsx";

const notices = () => import("../notices/Notices.tsx").then((module) => module.Notices);

/** Language, theme, and whether beginners are helped. */
export function Preferences() {
  const languages = Object.entries(LANGUAGES).sort(([, one], [, other]) => one.name.localeCompare(other.name));
  return (
    <section class="panel preferences cells" aria-label={t("preferences")}>
      <label class="field stack tight">
        {t("language")}
        <select value={language.value} onChange={(event) => choose(event.currentTarget.value)}>
          {languages.map(([code, { name, share }]) => (
            <option key={code} value={code} lang={code}>
              {share === 1 ? name : t("language-partly", { name, percent: Math.floor(100 * share) })}
            </option>
          ))}
        </select>
      </label>
      <Choice
        label={t("theme")}
        value={theme.value}
        values={THEMES}
        text={(one) => t("theme-name", { theme: one })}
        onChange={(one) => (theme.value = one)}
      />
      <More title={t("beginner")} class="comfort">
        <div class="cells comfort-list">
          <p class="notice">{t("beginner-about")}</p>
          {HELPS.map((help) => (
            <Switch
              key={help}
              label={t("help-name", { help })}
              on={helps[help].value}
              onChange={(on) => (helps[help].value = on)}
            />
          ))}
        </div>
      </More>
      <Comfort />
      {me.value && (
        <More title={t("while-away")} class="comfort">
          <Later load={notices} texts="notices" props={{}} />
        </More>
      )}
    </section>
  );
}

export function HouseMenu() {
  return (
    <div class="menu stack loose">
      <nav class="row wrap buttons">
        <PageLink to="/" text={t("to-lobby")} />
        {me.value && <PageLink to="/games" text={t("my-games")} />}
        {me.value && <PageLink to="/progress" text={t("my-progress")} />}
        {me.value && <PageLink to="/clubs" text={t("my-clubs")} />}
        <PageLink to="/learn" text={t("lessons")} />
        <PageLink to="/puzzle" text={t("puzzle-of-the-day")} />
      </nav>
      <Preferences />
    </div>
  );
}
