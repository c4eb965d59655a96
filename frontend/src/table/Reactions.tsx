/** Making a face and seeing those of the others. */

import { Sign } from "../art/Drawings.tsx";
import { LanternFace } from "../art/LanternFace.tsx";
import { t } from "../i18n.ts";
import { REACTIONS, type Seat } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

/** The face that somebody makes, beside their name. */
export function FaceOf({ seat }: { seat: Seat }) {
  const {
    talk: { faces: shown },
  } = useTable();
  const face = shown.value.find((one) => one.seat === seat);
  if (!face) return null;
  return (
    <span key={face.id} class="face-bubble">
      <LanternFace reaction={face.reaction} />
    </span>
  );
}

export function FaceButtons() {
  const {
    talk: { react },
  } = useTable();
  return (
    <div class="face-buttons" role="group" aria-label={t("react")}>
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="icon"
          aria-label={t("reaction-name", { reaction })}
          title={t("reaction-name", { reaction })}
          onClick={() => react(reaction)}
        >
          <LanternFace reaction={reaction} />
        </button>
      ))}
    </div>
  );
}

/** Opens the choice of faces, when there may be one. */
export function ReactButton() {
  const {
    talk: { choosing, mayReact },
  } = useTable();
  if (!mayReact.value) return null;
  return (
    <button
      type="button"
      class="icon react"
      aria-label={t("react")}
      title={t("react")}
      aria-expanded={choosing.value}
      onClick={() => (choosing.value = !choosing.value)}
    >
      {choosing.value ? <Sign name="close" /> : <LanternFace reaction="laugh" />}
    </button>
  );
}
