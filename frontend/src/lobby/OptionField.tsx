/** One option of the rules. */
import { t } from "../i18n.ts";
import type { EditionInfo, Settings } from "../messages.gen.ts";
import { Choice } from "../ui/Choice.tsx";
import { Switch } from "../ui/Switch.tsx";
import {
  aboutText,
  chosenText,
  chosenValue,
  key,
  type Option,
  type OptionValue,
  valueText,
  withOption,
} from "./options.ts";

/** More values than these are chosen from a list. */
const MOST_SEGMENTS = 6;

interface OptionFieldProps {
  edition: EditionInfo;
  settings: Settings;
  option: Option;
  values: OptionValue[];
  onChange: (settings: Settings) => void;
}

export function OptionField({ edition, settings, option, values, onChange }: OptionFieldProps) {
  const now = chosenValue(edition, settings, option);
  const label = t(`option-${key(option)}`);
  const change = (value: OptionValue) => onChange(withOption(edition, settings, option, value));
  if (typeof values[0] === "boolean") {
    return <Switch label={label} about={aboutText(edition, option, true)} on={now === true} onChange={change} />;
  }
  const [without, other] = values;
  if (values.length === 2 && without === "none" && other !== undefined) {
    return (
      <Switch
        label={chosenText(option, other)}
        about={aboutText(edition, option, other)}
        on={now === other}
        onChange={(on) => change(on ? other : without)}
      />
    );
  }
  if (values.length > MOST_SEGMENTS) {
    return (
      <label class="field stack tight">
        {label}
        <select
          value={values.indexOf(now)}
          onChange={(event) => change(values[Number(event.currentTarget.value)] ?? now)}
        >
          {values.map((value, index) => (
            <option key={index} value={index}>
              {valueText(option, value)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <div class="stack tight">
      <Choice label={label} value={now} values={values} text={(value) => valueText(option, value)} onChange={change} />
      <small>{aboutText(edition, option, now)}</small>
    </div>
  );
}
