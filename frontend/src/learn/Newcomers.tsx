/** In the lobby: what helps those who do not know the game. */
import { t } from "../i18n.ts";
import { kept } from "../keep.ts";
import type { Settings } from "../messages.gen.ts";
import { RulebookButton } from "../rulebook/RulebookButton.tsx";
import { edition, editions } from "../state/me.ts";

/** The box of one's last table, or the first in one's language. */
function likelyEdition(): string {
  try {
    const last = (JSON.parse(kept("settings") ?? "{}") as Partial<Settings>).edition;
    if (last && edition(last)) return last;
  } catch {
    // kept by another version
  }
  const all = editions.value!.editions;
  return (all.find((one) => one.language === document.documentElement.lang) ?? all[0]!).name;
}

export function Newcomers() {
  return (
    <section class="panel newcomers" aria-label={t("newcomers")}>
      <h2>{t("newcomers")}</h2>
      <div class="pad-row wrap">
        <RulebookButton edition={likelyEdition()} options={null} />
      </div>
    </section>
  );
}
