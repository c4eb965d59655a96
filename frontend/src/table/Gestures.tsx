/** How you hold a card (C3): along the hand, up and down, turned. Everybody sees it, and it costs no turn. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import type { CardId, HeldCard } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

export function Gestures({ hand, card: id }: { hand: HeldCard[]; card: CardId }) {
  const {
    hand: { inOrder, move, pose, push },
  } = useTable();
  const held = inOrder(hand);
  const place = held.findIndex((one) => one.id === id);
  const card = held[place];
  if (!card) return null;
  const turned = card.turned;
  const gestures: [sign: string, name: string, keys: string, impossible: boolean, act: () => void][] = [
    ["left", "move-left", ",", place === 0, () => move(hand, id, place - 1)],
    ["right", "move-right", ".", place === hand.length - 1, () => move(hand, id, place + 1)],
    ["raise", "raise-card", "u", card.raised > 0, () => push(hand, id, 1)],
    ["lower", "lower-card", "l", card.raised < 0, () => push(hand, id, -1)],
    ["turn", "turn-card", "t", false, () => pose(hand, id, { turned: !turned })],
  ];
  return (
    <div class="gestures" role="group" aria-label={t("gestures")}>
      {gestures.map(([sign, name, keys, impossible, act]) => (
        <button
          key={sign}
          type="button"
          class="icon gesture"
          aria-label={t(name)}
          aria-pressed={sign === "turn" ? turned : undefined}
          title={t(name)}
          disabled={impossible}
          onClick={act}
          {...shortcut(keys)}
        >
          <Sign name={sign} />
        </button>
      ))}
    </div>
  );
}
