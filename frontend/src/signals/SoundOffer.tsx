/** At the first table, once: to hear what happens, with a sample and how loud it shall be. */
import { t } from "../i18n.ts";
import { OfferPanel } from "../offline/OfferPanel.tsx";
import { close, isOpen } from "../offline/offers.ts";
import { loudness, sounding } from "../state/settings.ts";
import { sound, wantSounds } from "./signals.ts";

/** A slider that is heard. */
export function Loudness() {
  return (
    <label class="field stack tight">
      {t("loudness")}
      <input
        type="range"
        min="0.1"
        max="1"
        step="0.1"
        value={loudness.value}
        onChange={(event) => {
          loudness.value = Number(event.currentTarget.value);
          sound("fit");
        }}
      />
    </label>
  );
}

export function SoundOffer() {
  if (sounding.value || !isOpen("sound")) return null;
  const on = () => {
    wantSounds(true);
    close("sound");
  };
  return (
    <OfferPanel offer="sound" text={t("sound-about")} above={<Loudness />}>
      <button type="button" onClick={() => sound("fit")}>
        {t("offer-sound-try")}
      </button>
      <button type="button" class="primary" onClick={on}>
        {t("offer-sound-yes")}
      </button>
    </OfferPanel>
  );
}
