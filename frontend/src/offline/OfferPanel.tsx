/** An offer, which you can decline for good. */
import type { ComponentChildren } from "preact";
import { t } from "../i18n.ts";
import { close, type Offer } from "./offers.ts";

interface OfferPanelProps {
  offer: Offer;
  text: string;
  /** What there is to try before one answers. */
  above?: ComponentChildren;
  children: ComponentChildren;
}

export function OfferPanel({ offer, text, above, children }: OfferPanelProps) {
  return (
    <section class="panel offer" aria-label={t(`offer-${offer}`)}>
      <h2>{t(`offer-${offer}`)}</h2>
      <p>{text}</p>
      {above}
      <div class="row wrap buttons">
        {children}
        <button type="button" class="quiet" onClick={() => close(offer)}>
          {t("offer-no")}
        </button>
      </div>
    </section>
  );
}
