/** One option of the rules. */
import { t } from "../i18n.ts";
import type { EditionInfo, Settings } from "../messages.gen.ts";
import { Choice } from "../ui/Choice.tsx";
import { Switch } from "../ui/Switch.tsx";
import { chosenValue, key, type Option, type OptionValue, valueText, withOption } from "./options.ts";

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
    return <Switch label={label} about={t(`about-${key(option)}`)} on={now === true} onChange={change} />;
  }
  return (
    <Choice label={label} value={now} values={values} text={(value) => valueText(option, value)} onChange={change} />
  );
}
