/** Language, theme, and whether beginners are helped. */
import { choose, language, t } from "../i18n.ts";
import { beginner, setBeginner } from "../state/settings.ts";
import { THEMES, theme } from "../theme.ts";
import { Choice } from "../ui/Choice.tsx";
import { Switch } from "../ui/Switch.tsx";
import { Comfort } from "./Comfort.tsx";

export function Preferences() {
  const languages = Object.entries(LANGUAGES).sort(([, one], [, other]) => one.name.localeCompare(other.name));
  return (
    <section class="panel preferences" aria-label={t("preferences")}>
      <label class="field">
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
      <Switch label={t("beginner")} about={t("beginner-about")} on={beginner.value} onChange={setBeginner} />
      <Comfort />
    </section>
  );
}
