/** The end of a game at its table, or of the one before while others set up the next. */
import type { GameState, Move, TableState } from "../messages.gen.ts";
import { AtTable, EndTalk } from "./AtTable.tsx";
import { EndOfGame } from "./EndOfGame.tsx";
import { FadeOffer, Offers } from "./Offers.tsx";
import { lookInArchive, NextGame } from "./Staying.tsx";
import type { Ended } from "./useStaying.ts";

interface TableEndProps {
  table: TableState;
  game: GameState;
  onLook: (move: Move | null) => void;
}

export function TableEnd({ table, game, onLook }: TableEndProps) {
  const actions = <AtTable table={table} onLook={onLook} />;
  const aside = (
    <>
      <FadeOffer />
      <Offers />
      <EndTalk />
    </>
  );
  return <EndOfGame {...{ table, game, onLook, actions, aside }} />;
}

export function EndBefore({ ended, now, join }: { ended: Ended; now: TableState; join: () => void }) {
  const actions = <NextGame now={now} join={join} />;
  return <EndOfGame {...ended} onLook={(move) => lookInArchive(now, move)} actions={actions} aside={<EndTalk />} />;
}
