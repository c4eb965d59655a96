/** The sheet that lies over the table, if any. */
import { t } from "../i18n.ts";
import type { View } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { Later } from "../ui/Later.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { DiscardGrid } from "./DiscardGrid.tsx";
import { History } from "./History.tsx";
import { cardSheet, keysSheet, menuSheet } from "./later.ts";
import { TalkBox } from "./TalkBox.tsx";

export function Sheets({ view }: { view: View }) {
  const {
    table,
    picking: { selection, sheet, unpick },
    playback: { reviewing },
  } = useTable();
  const open = sheet.value;
  const close = () => {
    sheet.value = null;
    if (reviewing.value) unpick();
  };
  const picked = selection.value;
  const card = view.hands.flat().find((one) => one.id === picked?.card);
  switch (open) {
    case "menu":
      return (
        <Sheet title={t("menu")} onClose={close}>
          {table.value && <Later key="menu" load={menuSheet} props={{ table: table.value }} />}
        </Sheet>
      );
    case "discards":
      return (
        <Sheet title={t("discards")} onClose={close}>
          <DiscardGrid view={view} />
        </Sheet>
      );
    case "history":
      return (
        <Sheet title={t("history")} onClose={close}>
          <History />
        </Sheet>
      );
    case "talk":
      return (
        <Sheet title={t("talk")} onClose={close}>
          <TalkBox />
        </Sheet>
      );
    case "card":
      return card ? (
        <Sheet title={t("card-details")} onClose={close}>
          <Later key="card" load={cardSheet} props={{ view, card }} />
        </Sheet>
      ) : null;
    case "keys":
      return (
        <Sheet title={t("keyboard")} onClose={close}>
          <Later key="keys" load={keysSheet} props={{ view }} />
        </Sheet>
      );
    case null:
      return null;
  }
}
