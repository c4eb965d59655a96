/** After a game: a help of the first games that is no longer needed, and the question whether it should stop. */
import { t } from "../i18n.ts";
import { goOnHelping, stop, unneeded } from "../learn/fading.ts";

export function FadeOffer() {
  const help = unneeded();
  if (!help) return null;
  return (
    <section class="panel offer" aria-label={t("fade")}>
      <h2>{t("fade")}</h2>
      <p>
        {t("fade-text", { help })} {t("fade-back")}
      </p>
      <div class="pad-row wrap">
        <button type="button" class="primary" onClick={() => stop(help)}>
          {t("fade-yes")}
        </button>
        <button type="button" onClick={() => goOnHelping(help)}>
          {t("fade-no")}
        </button>
      </div>
    </section>
  );
}
