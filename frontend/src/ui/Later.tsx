/** Something that is fetched, script and perhaps texts, when it is first shown. */
import type { ComponentType } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { addTexts, t } from "../i18n.ts";
import { offline } from "../offline/connection.ts";

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
  const [failed, setFailed] = useState<Load<Props> | null>(null);
  const [, setFetched] = useState<Load<Props> | null>(null);
  const Found = known.get(load) as ComponentType<Props> | undefined;
  // Before it is painted: what has come already with something else is shown in the same frame.
  useLayoutEffect(() => {
    if (Found) return;
    let gone = false;
    Promise.all([load(), texts && addTexts(texts)]).then(
      ([component]) => {
        known.set(load, component);
        if (!gone) setFetched(() => load);
      },
      () => gone || setFailed(() => load),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (Found) return <Found {...props} />;
  return (
    <p role="status" class="empty later">
      {t(failed === load ? (offline.value ? "offline-needs" : "error-unreachable") : "loading")}
    </p>
  );
}
