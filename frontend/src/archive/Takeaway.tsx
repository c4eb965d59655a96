/** What you can take along of a game: files, a link of hanab.live, pictures. */
import { t } from "../i18n.ts";
import type { GamePage } from "../messages.gen.ts";
import { getGameLink } from "../net/api.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { More } from "../ui/More.tsx";

/** The picture of a moment: the end if none is named, with open cards if no seat is. */
export function picturePath(id: string, kind: "svg" | "png", move?: number, seat?: number | null): string {
  const search = new URLSearchParams();
  if (move !== undefined) search.set("move", String(move));
  if (seat !== undefined && seat !== null) search.set("seat", String(seat));
  const moment = search.toString();
  return `/api/games/${id}/picture.${kind}${moment && `?${moment}`}`;
}

export function Takeaway({ page: { game } }: { page: GamePage }) {
  const link = async () => (await getGameLink(game.id)).trim();
  const picture = `hanabi-${game.id}`;
  return (
    <More title={t("takeaway")}>
      <div class="row wrap outdent">
        <a class="page-link" href={`/api/games/${game.id}/record`} download>
          {t("save-record")}
        </a>
        <a class="page-link" href={`/api/games/${game.id}/record?format=hanab-live`} download>
          {t("save-hanab-live")}
        </a>
        <CopyButton class="quiet" text={link}>
          {t("copy-hanab-live")}
        </CopyButton>
        <a class="page-link" href={picturePath(game.id, "png")} download={`${picture}.png`}>
          {t("save-picture", { kind: "PNG" })}
        </a>
        <a class="page-link" href={picturePath(game.id, "svg")} download={`${picture}.svg`}>
          {t("save-picture", { kind: "SVG" })}
        </a>
      </div>
    </More>
  );
}
