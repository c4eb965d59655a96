/** What Hanabi is, in a picture: the others' cards lie open before you, your own show their backs, and a hint says
 * which of them is a 1. */
import { Numeral } from "../art/Drawings.tsx";
import { Face } from "../art/Face.tsx";
import { t } from "../i18n.ts";

const OPEN = ["r2", "b1", "w3"];
const HIDDEN = [null, 1, null];

export function Picture() {
  return (
    <div class="scene" role="img" aria-label={t("picture")}>
      <div class="row tight">
        {OPEN.map((card) => (
          <span key={card} class="scene-card placed">
            <Face card={card} />
          </span>
        ))}
      </div>
      <svg class="scene-hint" viewBox="0 0 48 40" aria-hidden="true">
        <path
          class="scene-bubble"
          d="M8 1h30a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H22l-9 9v-9H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z"
        />
        <path class="brush" d="M19 10.500 24 6.500v17.500" />
      </svg>
      <div class="row tight own">
        {HIDDEN.map((value, place) => (
          <span key={place} class={`scene-card placed ${value ? "scene-told" : ""}`}>
            <span class="knowledge">{value ? <Numeral value={value} /> : "?"}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
