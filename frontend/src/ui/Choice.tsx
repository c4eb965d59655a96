/** A row of values of which one is chosen: radio buttons that look like a segmented control. */
import { useId } from "preact/hooks";

interface ChoiceProps<Value> {
  label: string;
  value: Value;
  values: readonly Value[];
  text: (value: Value) => string;
  onChange: (value: Value) => void;
}

export function Choice<Value>({ label, value, values, text, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="segments">
        {values.map((one) => (
          <label key={String(one)} class={one === value ? "chosen" : ""}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
