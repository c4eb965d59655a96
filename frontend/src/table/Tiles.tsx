/** The bonus tiles: those drawn lie face up on the table, in the order in which they came (B1). */
import { Shape, Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { TILES, type View } from "../messages.gen.ts";

/** What is on the face of a tile. */
const FACES: Record<number, preact.ComponentChildren> = {
  1: <Sign name="lantern" />,
  2: (
    <>
      <Sign name="lantern" />
      <Sign name="spark" />
    </>
  ),
  3: <Shape colour="red" class="c-red" />,
  4: <b>1</b>,
  5: <Sign name="pile" />,
  6: <Sign name="rescue" />,
};

export function Tiles({ view }: { view: View }) {
  if (!view.rules.bonus_tiles) return null;
  const hidden = TILES.length - view.tiles_drawn.length;
  return (
    <ul class="tiles" aria-label={t("tiles")}>
      {view.tiles_drawn.map((tile) => (
        <li key={tile} class="tile" title={t("tile-name", { tile })}>
          <span class="for-readers">{t("tile-name", { tile })}</span>
          <span aria-hidden="true">{FACES[tile]}</span>
        </li>
      ))}
      {Array.from({ length: hidden }, (_, index) => (
        <li key={`hidden ${index}`} class="tile hidden-tile" title={t("tiles-left", { left: hidden })}>
          {index === 0 && <span class="for-readers">{t("tiles-left", { left: hidden })}</span>}
        </li>
      ))}
    </ul>
  );
}
