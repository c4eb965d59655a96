/** What could I have known here? For whoever moves next: what each of their cards could be by counting, what the move
 * risked, and what was certain and left undone. */
import { useRoom } from "../archive/room.ts";
import { Face } from "../art/Face.tsx";
import { before } from "../game/counting.ts";
import { cardName } from "../game/describe.ts";
import { briefSentence } from "../game/sentences.ts";
import { list, t } from "../i18n.ts";
import type { CardId, GameState, KnownTurn, OwnCard, Seen } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { SmallCard } from "../table/MoveSigns.tsx";
import { More } from "../ui/More.tsx";
import { percent } from "./percent.ts";

const FEW = 3;

/** A card and how likely it is: the width of the bar says it, too. */
function Chance({ card, share }: { card: string; share: number }) {
  return (
    <li style={{ "--share": `${share * 100}%` }}>
      <SmallCard card={card} />
      <span class="for-readers">{cardName(card)}</span>
      <span>{percent(share)}</span>
    </li>
  );
}

const USES = ["fits", "useless", "irreplaceable"] as const;

function CardRow({ card, place, face }: { card: OwnCard; place: number; face: string | null }) {
  return (
    <li class="known-card soft">
      <span class="known-face placed">{face && <Face card={face} />}</span>
      <span class="for-readers">{t("known-card", { place, card: face ? cardName(face) : "" })}</span>
      <ul class="chances stack tight">
        {card.chances.slice(0, FEW).map(([one, share]) => (
          <Chance key={one} card={one} share={share} />
        ))}
      </ul>
      <dl class="uses row wrap">
        {USES.map((use) => (
          <div key={use} class={card[use] === 1 ? "certain-use" : ""}>
            <dt>{t("known-use", { use })}</dt>
            <dd>{percent(card[use])}</dd>
          </div>
        ))}
      </dl>
      {card.chances.length > FEW && (
        <More title={t("known-all", { count: card.chances.length })} class="known-more">
          <ul class="chances stack tight">
            {card.chances.map(([one, share]) => (
              <Chance key={one} card={one} share={share} />
            ))}
          </ul>
        </More>
      )}
    </li>
  );
}

/** What there is to say about the move that was made. */
function remarks(turn: KnownTurn, faces: Map<CardId, string>): string[] {
  const told: string[] = [];
  const named = (ids: number[]) => list(ids.flatMap((id) => faces.get(id) ?? []).map(cardName));
  if (turn.mistake === 0) told.push(t("known-safe-play"));
  else if (turn.mistake !== null) told.push(t("known-risky-play", { risk: percent(turn.mistake) }));
  if (turn.loss) told.push(t("known-loss", { risk: percent(turn.loss) }));
  else if (turn.loss === 0 && turn.mistake === null) told.push(t("known-safe-discard"));
  if (turn.sure_plays.length > 0) told.push(t("known-sure-play", { cards: named(turn.sure_plays) }));
  if (turn.sure_discards.length > 0) told.push(t("known-sure-discard", { cards: named(turn.sure_discards) }));
  return told;
}

/** What each card of a seat is: all are told in the end, in the hands or as they left them. */
function facesAt({ game, views }: Seen, turn: KnownTurn): Map<CardId, string> {
  const faces = new Map<CardId, string>();
  for (const { events } of (game as GameState).moves.slice(before(turn.move))) {
    for (const event of events) {
      if (event.type === "played" || event.type === "misplayed" || event.type === "discarded") {
        faces.set(event.id, event.card);
      }
    }
  }
  const held = [views[before(turn.move)], views.at(-1)].flatMap((view) => view?.hands.flat() ?? []);
  for (const { id, card } of held) if (card) faces.set(id, card);
  return faces;
}

export function Known() {
  const { people, seatName } = useTable();
  const {
    replay: { seen, moment },
    review,
  } = useRoom();
  const turn = review.knownAt(moment.value);
  const move = turn && (seen.value?.game as GameState | undefined)?.moves[before(turn.move)];
  if (!seen.value || !turn || !move) return <p class="empty">{t("known-nothing")}</p>;
  const faces = facesAt(seen.value, turn);
  return (
    <div class="stack">
      <p>
        {t("known-turn", { who: seatName(turn.seat), number: turn.move })} <q>{briefSentence(move, people.value)}</q>
      </p>
      <ul class="row wrap chips">
        {remarks(turn, faces).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ol class="stack">
        {turn.hand.map((card, index) => (
          <CardRow key={card.id} card={card} place={index + 1} face={faces.get(card.id) ?? null} />
        ))}
      </ol>
      <p class="empty">{t("known-how")}</p>
    </div>
  );
}
