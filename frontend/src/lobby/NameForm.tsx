/** Your name: all that is needed to play with others. */
import { useState } from "preact/hooks";
import { t } from "../i18n.ts";
import { introduce, me, nameless } from "../state/me.ts";
import { toast } from "../state/toasts.ts";
import { isName, TooLong, tidy } from "../ui/NameField.tsx";

interface NameFormProps {
  /** What the button says. */
  action?: string;
  onDone?: (renamed: boolean) => void;
}

export function NameForm({ action = t("save-name"), onDone }: NameFormProps) {
  const [name, setName] = useState(nameless.value ? "" : (me.value?.name ?? ""));
  const [busy, setBusy] = useState(false);
  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const renamed = nameless.value || tidy(name) !== me.value?.name;
      if (renamed) await introduce(tidy(name));
      onDone?.(renamed);
    } catch (error) {
      toast((error as Error).message, "problem");
    }
    setBusy(false);
  }
  return (
    <form class="name-form" onSubmit={submit}>
      <label>
        {t("your-name")}
        <input
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
          autocomplete="nickname"
          enterKeyHint="go"
          required
          pattern=".*\S.*"
        />
        <TooLong name={name} />
      </label>
      <button type="submit" class="primary" disabled={busy || !isName(name)}>
        {action}
      </button>
    </form>
  );
}
