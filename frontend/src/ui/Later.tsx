/** Something that is fetched, script and perhaps texts, when it is first shown. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { addTexts, t } from "../i18n.ts";

/** What has been fetched is shown at once from then on. */
const known = new Map<unknown, unknown>();

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Fetch it, so that it is there when it is shown. */
export async function fetchEarly<Props>(load: Load<Props>): Promise<void> {
  known.set(load, await load());
}

interface LaterProps<Props> {
  load: Load<Props>;
  texts?: string;
  props: Props;
}

export function Later<Props extends object>({ load, texts, props }: LaterProps<Props>) {
  const [Found, setFound] = useState(() => (known.get(load) as ComponentType<Props> | undefined) ?? null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (Found) return;
    let gone = false;
    Promise.all([load(), texts && addTexts(texts)]).then(
      ([component]) => {
        known.set(load, component);
        if (!gone) setFound(() => component);
      },
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (Found) return <Found {...props} />;
  return (
    <p role="status" class="empty later">
      {t(failed ? "error-unreachable" : "loading")}
    </p>
  );
}
