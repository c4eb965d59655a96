/** How players of a level read the hint that was just given, what was believed then, and which promise came to what. */
import { agreementName } from "../agreement/names.ts";
import { useRoom } from "../archive/room.ts";
import { Sign } from "../art/Drawings.tsx";
import { Face } from "../art/Face.tsx";
import { cardName } from "../game/describe.ts";
import { briefSentence } from "../game/sentences.ts";
import { list, t } from "../i18n.ts";
import type { Came, GameState, ReviewBelief, ReviewMeaning } from "../messages.gen.ts";
import { useTable } from "../store/context.ts";
import { SmallCard } from "../table/MoveSigns.tsx";
import { Choice } from "../ui/Choice.tsx";
import { AGREED } from "./review.ts";

function BeliefRow({ belief: { seat, card, taken_for } }: { belief: ReviewBelief }) {
  const { seatName } = useTable();
  const {
    replay: { seen, moment },
    review: { telling },
  } = useRoom();
  const held = seen.value?.views[moment.value]?.hands.flat() ?? [];
  const face = held.find(({ id }) => id === card)?.card;
  return (
    <li class="belief">
      <span class="known-face placed">{face && <Face card={face} />}</span>
      <span class="for-readers">
        {t("belief", {
          who: seatName(seat),
          card: telling.nameAt(moment.value, card),
          faces: list(taken_for.map(cardName), "or"),
        })}
      </span>
      <span aria-hidden="true">
        <b>{seatName(seat)}</b>
        <span class="row wrap tight">
          {taken_for.map((one) => (
            <SmallCard key={one} card={one} />
          ))}
        </span>
      </span>
    </li>
  );
}

function CameLine({ came: { broken }, text }: { came: Came; text: string }) {
  return (
    <li class={broken ? "bad" : ""}>
      {broken && <Sign name="cross" />} {text}
    </li>
  );
}

function Said({ meaning: { said, came, beliefs } }: { meaning: ReviewMeaning }) {
  const {
    replay: { moment },
    review: { telling },
  } = useRoom();
  let known = said.cards[0] ?? null;
  const after = came.map((one) => {
    const text = telling.told(one.said, moment.value, known);
    known = one.said.cards[0] ?? known;
    return { came: one, text };
  });
  return (
    <>
      <ul class="row wrap chips">
        <li>{telling.told(said, moment.value)}</li>
        {after.map((one) => (
          <CameLine key={one.text} {...one} />
        ))}
      </ul>
      {beliefs.length > 0 && (
        <>
          <h3>{t("beliefs")}</h3>
          <ul class="stack">
            {beliefs.map((belief) => (
              <BeliefRow key={belief.card} belief={belief} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What came of earlier hints with this move. */
function Settled() {
  const {
    replay: { moment },
    review,
  } = useRoom();
  const settled = review.settledAt(moment.value);
  if (settled.length === 0) return null;
  return (
    <>
      <h3>{t("settled-here")}</h3>
      <ul class="row wrap chips">
        {settled.map(({ by, came }) => (
          <CameLine
            key={`${by.move} ${came.said.cards[0]}`}
            came={came}
            text={t("settled-hint", { number: by.move, sentence: review.telling.told(came.said, moment.value) })}
          />
        ))}
      </ul>
    </>
  );
}

function ToSaid({ forward }: { forward: boolean }) {
  const { look } = useTable();
  const { replay, review } = useRoom();
  const to = review.nextSaid(replay.moment.value, forward);
  return (
    <button type="button" class="quiet" disabled={to === null} onClick={() => to !== null && look(to)}>
      {t(forward ? "next-said" : "earlier-said")}
    </button>
  );
}

export function Meant() {
  const { people, seatName } = useTable();
  const {
    replay: { seen, moment },
    review,
  } = useRoom();
  const move = (seen.value?.game as GameState | undefined)?.moves[moment.value - 1];
  const said = review.saidAt(moment.value);
  return (
    <div class="stack">
      <Choice
        label={t("read-as")}
        value={review.reader.value}
        values={review.readers.value}
        text={(one) => t("level-name", { level: one })}
        onChange={review.readAs}
      />
      {move && (
        <p>
          {t("known-turn", { who: seatName(move.seat), number: moment.value })}{" "}
          <q>{briefSentence(move, people.value)}</q>
        </p>
      )}
      {said.map((meaning, index) => (
        <Said key={index} meaning={meaning} />
      ))}
      {said.length === 0 && <p class="empty">{t("said-nothing")}</p>}
      <Settled />
      <div class="row wrap outdent">
        <ToSaid forward={false} />
        <ToSaid forward={true} />
      </div>
      <p class="empty">
        {review.reader.value === AGREED
          ? t("meant-agreed", { agreement: agreementName(review.agreement.value) })
          : t("meant-how")}
      </p>
    </div>
  );
}
