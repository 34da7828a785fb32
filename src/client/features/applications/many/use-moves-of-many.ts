import { useState } from 'react';
import type { Movable } from '#client/features/applications/moving/moves.ts';
import { movableNow } from '#client/features/applications/moving/show-moves.ts';
import { useMoves } from '#client/features/applications/moving/use-moves.ts';
import type { Step } from '#contract/api.ts';
import { mostMovesAtOnce } from '#domain/limits.ts';
import type { Place } from '#domain/steps.ts';
import { isTooMany } from './too-many.ts';

/** More than this are moved only after their number has been typed: a slip of the hand must not move fifty people. */
const manyCards = 20;

/** A move of many, and who waits for whether it is meant. */
export interface AskedMove {
  cards: readonly Movable[];
  to: Place;
  steps: readonly Step[];
  answer: (meant: boolean) => void;
}

/** Moves, as useMoves, with what is said and asked of many: whether a key, a menu or a hand moves them. `asked` is for MoveMany. */
export function useMovesOfMany() {
  const { move, ...moves } = useMoves();
  const [asked, setAsked] = useState<AskedMove>();
  const isMeant = async (question: Omit<AskedMove, 'answer'>) =>
    new Promise<boolean>((resolve) => {
      const answer = (meant: boolean) => {
        setAsked(undefined);
        // Once the dialog has given the focus back, so that it goes along with a card that moves.
        setTimeout(() => resolve(meant));
      };
      setAsked({ ...question, answer });
    });
  return {
    ...moves,
    asked,
    /** False where it was left, or is not done. */
    move: async (cards: readonly Movable[], to: Place, steps: readonly Step[]): Promise<boolean> => {
      const rejects = to.status === 'rejected';
      if (isTooMany(rejects ? 'Reject' : 'Move', cards.length, mostMovesAtOnce)) return false;
      // Rejecting asks in a dialog of its own.
      if (cards.length <= manyCards || rejects) return move(cards, to, steps);
      if (!(await isMeant({ cards, to, steps }))) return false;
      // As they stand by now: a colleague may have moved one while it was asked.
      return move(
        cards.map((card) => movableNow(card.id) ?? card),
        to,
        steps,
      );
    },
  };
}
