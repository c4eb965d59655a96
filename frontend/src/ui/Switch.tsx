/** A yes-or-no setting with an explanation. */
interface SwitchProps {
  label: string;
  about?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, about, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says whether it is checked */}
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span class="track" aria-hidden="true" />
      <span class="switch-text">
        {label}
        {about && <small>{about}</small>}
      </span>
    </label>
  );
}
