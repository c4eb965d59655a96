/** What a table plays and how: the edition, its options, house rules, and the manners of the table. */
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { type Person, SEED_LIMIT, type Settings, STARTERS, TALKS } from "../messages.gen.ts";
import { boxInForm } from "../state/box.ts";
import { edition as findEdition, me, theEditions } from "../state/me.ts";
import { Choice } from "../ui/Choice.tsx";
import { More } from "../ui/More.tsx";
import { Switch } from "../ui/Switch.tsx";
import { ClockFields } from "./ClockFields.tsx";
import { boxes } from "./likely.ts";
import { OfferedOptions } from "./OfferedOptions.tsx";
import { OptionField } from "./OptionField.tsx";
import { boxName, boxSeal, houseRules, withBox, withoutBox } from "./options.ts";

interface SettingsFormProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
  /** Who chose the seed that the table has now. */
  seededBy?: Person | null;
}

/** No box, or one of the boxes: its rules and its options. */
function EditionChoice({ settings, onChange }: SettingsFormProps) {
  const { defaults } = theEditions();
  return (
    <fieldset class="editions">
      <legend>{t("edition")}</legend>
      {[null, ...boxes()].map((box) => {
        const chosen = box ? settings.box && box.name === settings.edition : !settings.box;
        const one = { box: box !== null, edition: box?.name ?? defaults.edition };
        return (
          <label key={box?.name ?? ""} class={chosen ? "chosen" : ""}>
            <input
              type="radio"
              name="edition"
              checked={chosen}
              onChange={() => onChange(box ? withBox(settings, box) : withoutBox(settings, defaults))}
            />
            <span class={`seal e-${one.edition}`} aria-hidden="true">
              {boxSeal(one)}
            </span>
            <span>
              <b>{box ? boxName(one) : t("no-box")}</b>
              <small>{box ? t(`edition-about-${box.name}`) : t("no-box-about")}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Manners({ settings, onChange, seededBy }: SettingsFormProps) {
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
      {settings.box && (
        <small class="by-the-booklet">
          {t("manners-of-box", { comments: findEdition(settings.edition)!.comments })}
        </small>
      )}
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
        onChange={(on) => onChange({ ...settings, spectators: on })}
      />
      <label class="field">
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

/** Speak in the words of the box that is chosen, as long as the form is there. */
function useBoxInForm(edition: string | null): void {
  useEffect(() => {
    boxInForm.value = edition;
    return () => (boxInForm.value = null);
  }, [edition]);
}

export function SettingsForm({ settings, onChange, seededBy = null }: SettingsFormProps) {
  const edition = findEdition(settings.edition)!;
  useBoxInForm(settings.box ? edition.name : null);
  const fields = (options: ReturnType<typeof houseRules>) =>
    options.map(([option, values]) => (
      <OptionField key={`${edition.name} ${option}`} {...{ edition, settings, option, values, onChange }} />
    ));
  return (
    <>
      <EditionChoice settings={settings} onChange={onChange} />
      <Choice
        label={t("players")}
        value={settings.players}
        values={theEditions().players}
        text={String}
        onChange={(players) => onChange({ ...settings, players })}
      />
      {!settings.shared && (
        <Choice
          label={t("who-can-join")}
          value={settings.public}
          values={[false, true]}
          text={(open) => t("public-value", { public: open ? "yes" : "no" })}
          onChange={(open) => onChange({ ...settings, public: open })}
        />
      )}
      <OfferedOptions {...{ edition, settings, onChange }} />
      <More title={t("house-rules")}>
        <div class="options">{fields(houseRules(edition, theEditions().options))}</div>
      </More>
      <More title={t("table-manners")}>
        <div class="options">
          <Manners {...{ settings, onChange, seededBy }} />
        </div>
      </More>
    </>
  );
}
