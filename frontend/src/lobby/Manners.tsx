/** The manners of a table: who begins, talk, clock, memory, spectators, the seed. */
import { t } from "../i18n.ts";
import { type Person, SEED_LIMIT, type Settings, STARTERS, TALKS } from "../messages.gen.ts";
import { me, theEdition } from "../state/me.ts";
import { Choice } from "../ui/Choice.tsx";
import { Switch } from "../ui/Switch.tsx";
import { ClockFields } from "./ClockFields.tsx";

export interface SettingsFormProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
  /** Who chose the seed that the table has now. */
  seededBy?: Person | null;
}

const DELAYS = [0, 5, 10, 20];

/** Whether spectators see all hands, and how late. */
function Audience({ settings, onChange }: SettingsFormProps) {
  return (
    <>
      <Switch
        label={t("all-hands")}
        about={t("about-all-hands")}
        on={settings.all_hands}
        onChange={(on) => onChange({ ...settings, all_hands: on, spectator_delay: on ? 5 : 0 })}
      />
      {settings.all_hands && (
        <Choice
          label={t("spectator-delay")}
          value={settings.spectator_delay}
          values={DELAYS}
          text={(moves) => t("spectator-delay-value", { moves })}
          onChange={(moves) => onChange({ ...settings, spectator_delay: moves })}
        />
      )}
    </>
  );
}

export function Manners({ settings, onChange, seededBy }: SettingsFormProps) {
  return (
    <>
      <Choice
        label={t("starter")}
        value={settings.starter}
        values={STARTERS}
        text={(starter) => t("starter-name", { starter })}
        onChange={(starter) => onChange({ ...settings, starter })}
      />
      <Choice
        label={t("talk-setting")}
        value={settings.talk}
        values={TALKS}
        text={(talk) => t("talk-name", { talk })}
        onChange={(talk) => onChange({ ...settings, talk })}
      />
      {settings.box && <small>{t("manners-of-box", { comments: theEdition(settings.edition).comments })}</small>}
      {settings.talk !== "silent" && (
        <Switch
          label={t("quiet-turns")}
          about={t("about-quiet-turns")}
          on={settings.quiet_turns}
          onChange={(on) => onChange({ ...settings, quiet_turns: on })}
        />
      )}
      {settings.talk !== "silent" && !settings.shared && (
        <Switch
          label={t("reactions-allowed")}
          about={t("about-reactions")}
          on={settings.reactions}
          onChange={(on) => onChange({ ...settings, reactions: on })}
        />
      )}
      <ClockFields {...{ settings, onChange }} />
      <Switch
        label={t("memory")}
        about={t("about-memory")}
        on={settings.memory}
        onChange={(on) => onChange({ ...settings, memory: on, explained: settings.explained && !on })}
      />
      {!settings.memory && (
        <Switch
          label={t("explained")}
          about={t("about-explained")}
          on={settings.explained}
          onChange={(on) => onChange({ ...settings, explained: on })}
        />
      )}
      <Switch
        label={t("spectators-allowed")}
        about={t("about-spectators")}
        on={settings.spectators}
        onChange={(on) => onChange({ ...settings, spectators: on, all_hands: settings.all_hands && on })}
      />
      {settings.spectators && <Audience {...{ settings, onChange }} />}
      <label class="field stack tight">
        {t("seed")}
        <input
          inputMode="numeric"
          pattern="[0-9]*"
          value={settings.seed ?? ""}
          placeholder={t("seed-secret")}
          onInput={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, "");
            onChange({ ...settings, seed: digits === "" ? null : Number(digits) % SEED_LIMIT });
          }}
        />
        <small>{t("about-seed")}</small>
        {seededBy && seededBy.id !== me.value?.id && <small>{t("seed-of-another", { name: seededBy.name })}</small>}
      </label>
    </>
  );
}
