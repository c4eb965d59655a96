/** How you hold a card (C3): along the hand, up and down, turned. Everybody sees it, and it costs no turn. */
import { Sign } from "../art/Drawings.tsx";
import { t } from "../i18n.ts";
import { shortcut } from "../keyboard/shortcuts.ts";
import type { CardId, HeldCard } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";

interface GestureProps {
  sign: string;
  label: string;
  keys?: string;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}

function Gesture({ sign, label, keys, disabled = false, pressed, onClick }: GestureProps) {
  return (
    <button
      type="button"
      class="icon gesture"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
      {...(keys ? shortcut(keys) : {})}
    >
      <Sign name={sign} />
    </button>
  );
}

export function Gestures({ hand, card: id }: { hand: HeldCard[]; card: CardId }) {
  const {
    hand: { inOrder, move, pose, push },
  } = useTable();
  const held = inOrder(hand);
  const place = held.findIndex((one) => one.id === id);
  const card = held[place];
  if (!card) return null;
  return (
    <div class="gestures" role="group" aria-label={t("gestures")}>
      <Gesture
        sign="left"
        label={t("move-left")}
        keys=","
        disabled={place === 0}
        onClick={() => move(hand, id, place - 1)}
      />
      <Gesture
        sign="right"
        label={t("move-right")}
        keys="."
        disabled={place === hand.length - 1}
        onClick={() => move(hand, id, place + 1)}
      />
      <Gesture
        sign="raise"
        label={t("raise-card")}
        keys="u"
        disabled={card.raised > 0}
        onClick={() => push(hand, id, 1)}
      />
      <Gesture
        sign="lower"
        label={t("lower-card")}
        keys="l"
        disabled={card.raised < 0}
        onClick={() => push(hand, id, -1)}
      />
      <Gesture
        sign="turn"
        label={t("turn-card")}
        keys="t"
        pressed={card.turned}
        onClick={() => pose(hand, id, { turned: !card.turned })}
      />
    </div>
  );
}
