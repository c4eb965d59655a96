/** What a table plays and how: the edition, its options, house rules, and the manners of the table. */
import { useEffect } from "preact/hooks";
import { AgreementField } from "../agreement/AgreementField.tsx";
import { t } from "../i18n.ts";
import { boxInForm } from "../state/box.ts";
import { theEdition, theEditions } from "../state/me.ts";
import { Choice } from "../ui/Choice.tsx";
import { More } from "../ui/More.tsx";
import { boxes } from "./likely.ts";
import { Manners, type SettingsFormProps } from "./Manners.tsx";
import { OfferedOptions } from "./OfferedOptions.tsx";
import { OptionField } from "./OptionField.tsx";
import { boxName, boxSeal, houseRules, withBox, withoutBox } from "./options.ts";

/** No box, or one of the boxes: its rules and its options. */
function EditionChoice({ settings, onChange }: SettingsFormProps) {
  const { defaults } = theEditions();
  return (
    <fieldset class="editions stack">
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

/** Speak in the words of the box that is chosen, as long as the form is there. */
function useBoxInForm(edition: string | null): void {
  useEffect(() => {
    boxInForm.value = edition;
    return () => (boxInForm.value = null);
  }, [edition]);
}

export function SettingsForm({ settings, onChange, seededBy = null }: SettingsFormProps) {
  const edition = theEdition(settings.edition);
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
      <AgreementField agreement={settings.agreement} onChange={(agreement) => onChange({ ...settings, agreement })} />
      <OfferedOptions {...{ edition, settings, onChange }} />
      <More title={t("house-rules")}>
        <div class="options stack loose">{fields(houseRules(edition, theEditions().options))}</div>
      </More>
      <More title={t("table-manners")}>
        <div class="options stack loose">
          <Manners {...{ settings, onChange, seededBy }} />
        </div>
      </More>
    </>
  );
}
