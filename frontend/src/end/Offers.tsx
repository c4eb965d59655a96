/** After a game, once each: to hear what happens, to install the page, to keep your games from being forgotten with the browser's
 * data; and to go without a help of the first games that is no longer needed. */
import { t } from "../i18n.ts";
import { goOnHelping, stop, unneeded } from "../learn/fading.ts";
import { OfferPanel } from "../offline/OfferPanel.tsx";
import { close, gamesPlayed, installPrompt, isOpen, type Offer } from "../offline/offers.ts";
import { SoundOffer } from "../signals/SoundOffer.tsx";
import { lobby } from "../state/me.ts";
import { sounding } from "../state/settings.ts";
import { DevicesButton } from "../trust/DevicesButton.tsx";

const INSTALL_AFTER = 2;
const KEEP_AFTER = 3;

/** On an iPhone there is no other way than the browser's own menu. */
function mustShare(): boolean {
  return (navigator as { standalone?: boolean }).standalone === false;
}

function install(): void {
  void installPrompt.value?.prompt();
  close("install");
}

/** What there is to offer by now. */
function dueAfter(games: number): Offer[] {
  const due: [Offer, boolean][] = [
    ["games", games >= KEEP_AFTER && !lobby.value?.account],
    ["install", games >= INSTALL_AFTER && Boolean(installPrompt.value || mustShare())],
    ["sound", games >= 1 && !sounding.value],
  ];
  return due.filter(([offer, is]) => is && isOpen(offer)).map(([offer]) => offer);
}

/** One at a time: after another game it is another's turn, whether the first was answered or not. */
export function Offers() {
  const due = dueAfter(gamesPlayed.value);
  const offer = due[gamesPlayed.value % due.length];
  if (offer === "sound") return <SoundOffer />;
  if (offer === "install") {
    return (
      <OfferPanel offer="install" text={t(installPrompt.value ? "offer-install-text" : "offer-install-share")}>
        {installPrompt.value && (
          <button type="button" class="primary" onClick={install}>
            {t("offer-install-yes")}
          </button>
        )}
      </OfferPanel>
    );
  }
  if (!offer) return null;
  return (
    <OfferPanel offer="games" text={t("offer-games-text")}>
      <DevicesButton class="primary" />
      <SaveGames />
    </OfferPanel>
  );
}

/** All of your games in one file, which can be imported again. */
export function SaveGames() {
  return (
    <a class="page-link" href="/api/games/files" download>
      {t("save-games")}
    </a>
  );
}

export function FadeOffer() {
  const help = unneeded();
  if (!help) return null;
  return (
    <section class="panel offer" aria-label={t("fade")}>
      <h2>{t("fade")}</h2>
      <p>
        {t("fade-text", { help })} {t("fade-back")}
      </p>
      <div class="row wrap buttons">
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
