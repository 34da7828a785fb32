import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dropFetches, onFetched, refresh } from '#client/api/api-cache.ts';
import type { ApiError } from '#client/api/call.ts';
import {
  applicationChanged,
  countMove,
  movingHere,
  showUntilAnswered,
} from '#client/features/applications/application-cache.ts';
import type { Step as OwnStep } from '#contract/api.ts';
import { isThere, type Place } from '#domain/steps.ts';
import { askToReject, isRejectable } from '#client/features/applications/rejecting/rejecting.ts';
import { isBeingUndone, undoRejections } from '#client/features/applications/rejecting/send-rejection.ts';
import { goalOf, type Movable, type Move, type Moved, reverseOf, type Stage } from './moves.ts';
import { sayInPart, sayMoved, sayRefused, whereTo } from './say-moves.ts';
import { sendMove } from './send-moves.ts';
import { setBack, show, showAsItIs, movableNow } from './show-moves.ts';
import { takenMoves } from './taken-moves.ts';

/**
 * Moves applications: shown at once, on the board and in lists, set back with the reason where the server refuses. The last moves can be taken back one by
 * one, by the toast while it stands and by Ctrl or ⌘ with Z for as long as the screen is open.
 */
export function useMoves() {
  // Each as often as moves of it are under way: a card is saved when the last of them is.
  const [underWay, setUnderWay] = useState<readonly number[]>([]);
  const saving = useMemo(() => new Set(underWay), [underWay]);
  const [taken] = useState(() => takenMoves(isStillRejected));
  const pending = useRef(new Set<Move>());
  const shown = useRef(new Map<Move, () => Promise<void>>());
  const isBoardOwed = useRef(false);
  // A board that comes meanwhile does not know of these moves yet, and is shown with them done.
  useEffect(
    () =>
      onFetched('GET /api/board', () => {
        for (const { to, cards } of pending.current) show(to, new Set(cards.map(({ id }) => id)));
      }),
    [],
  );
  // One that was asked for before a move would show it undone: it is dropped, and asked for anew when all are through.
  const dropBoards = () => {
    if (dropFetches('GET /api/board')) isBoardOwed.current = true;
  };

  const answered = (move: Move) => {
    void shown.current.get(move)?.();
    shown.current.delete(move);
  };

  const mutation = useMutation<Moved, ApiError, Move, ReadonlyMap<number, Stage>>({
    // One after the other, so that taking back never overtakes what it takes back.
    scope: { id: 'moves' },
    mutationFn: (move) => sendMove(move, pending.current),
    onMutate: (move) => {
      const { cards, to } = move;
      const ids = new Set(cards.map(({ id }) => id));
      setUnderWay((all) => [...all, ...ids]);
      dropBoards();
      pending.current.add(move);
      ids.forEach(movingHere);
      const before = new Map(cards.map((card) => [card.id, movableNow(card.id) ?? card]));
      // A list that comes meanwhile does not know of the move either.
      shown.current.set(
        move,
        showUntilAnswered(() => {
          if (pending.current.has(move)) show(to, ids);
        }),
      );
      count(before, to);
      return before;
    },
    onSuccess: ({ moved, refused }, move, before) => {
      const { cards, to, steps } = move;
      dropBoards();
      pending.current.delete(move);
      answered(move);
      for (const { id, status } of refused) setBack(id, before.get(id), status);
      // Those of whom nothing was said stay where they were, and nothing is said of them.
      const left = cards.filter(({ id }) => ![...moved, ...refused].some((one) => one.id === id));
      for (const { id } of left) setBack(id, before.get(id));
      const back = taken.keep(move.reverse, moved);
      const undo = back && (() => takeBack(taken.take(back)));
      const where = whereTo(to, steps);
      const done = cards.filter(({ id }) => moved.some((one) => one.id === id));
      if (refused.length) {
        const kept = cards.filter(({ id }) => refused.some((one) => one.id === id));
        const reason = refused[0]?.reason ?? '';
        const retry = () => again({ ...move, cards: kept });
        if (done.length) sayInPart({ done, where, undo }, { kept, reason, again: retry });
        else sayRefused(kept, reason, retry);
        void refresh('GET /api/board');
        for (const { id } of refused) void showAsItIs(id);
      } else sayMoved(done, where, undo);
    },
    onError: (error, move, before) => {
      pending.current.delete(move);
      answered(move);
      for (const { id } of move.cards) setBack(id, before?.get(id));
      taken.keep(move.reverse, []);
      sayRefused(move.cards, error.message, () => again(move));
    },
    onSettled: async (_done, _error, { cards }) => {
      setUnderWay((all) => withoutOneEach(all, new Set(cards.map(({ id }) => id))));
      await Promise.all(cards.map(({ id }) => applicationChanged(id)));
      if (isBoardOwed.current && !pending.current.size) {
        isBoardOwed.current = false;
        await refresh('GET /api/board');
      }
      await refresh('GET /api/applications/:id');
    },
  });

  const takeBack = (reverse: Move | undefined) => {
    if (reverse?.rejection) void undoRejections(reverse.cards);
    else if (reverse) mutation.mutate(reverse);
  };
  const begin = (cards: Move['cards'], to: Place, steps: readonly OwnStep[]) => {
    const reverse = reverseOf(cards, to);
    taken.add(reverse);
    mutation.mutate({ cards, to, steps, reverse });
  };
  /** Rejecting is an act of its own; one of the job's own steps inside Rejected is a move after it. */
  const reject = async (cards: readonly Movable[], to: Place, steps: readonly OwnStep[]) => {
    const rejected = await askToReject(cards);
    if (!rejected.length) return false;
    const reverse: Move = { ...reverseOf(rejected, { status: 'rejected' }), rejection: true };
    taken.add(reverse);
    if (to.stepId) {
      const now = rejected.map((card) => ({ ...card, status: 'rejected' as const, stepId: null }));
      mutation.mutate({ cards: now, to, steps, reverse });
    }
    return true;
  };
  /** From where each stands by now. */
  const again = ({ cards, to, steps, undoing }: Move) => {
    const now = cards.map((card) => movableNow(card.id) ?? card);
    if ('status' in to) begin(now, to, steps);
    else mutation.mutate({ cards: now, to, steps, undoing });
  };

  return {
    saving,
    undo: () => takeBack(taken.takeLast()),
    /** False where it was left: rejecting asks first. */
    move: async (cards: readonly Movable[], to: Place, steps: readonly OwnStep[]): Promise<boolean> => {
      const elsewhere = cards.filter((card) => !isThere(card, to));
      const toReject = to.status === 'rejected' ? elsewhere.filter(isRejectable) : [];
      const others = elsewhere.filter((card) => !toReject.includes(card));
      if (others.length) begin(others, to, steps);
      return !toReject.length || reject(toReject, to, steps);
    },
  };
}

/** Counts moves in the tabs' figures until the server's own arrive. */
function count(before: ReadonlyMap<number, Stage>, to: Move['to']): void {
  for (const [id, { status }] of before) {
    const goal = goalOf(to, id);
    if (goal) countMove(status, goal.status);
  }
}

/** One that no screen shows may be: the server knows. */
function isStillRejected(id: number): boolean {
  return (movableNow(id)?.status ?? 'rejected') === 'rejected' && !isBeingUndone(id);
}

function withoutOneEach(all: readonly number[], ids: ReadonlySet<number>): number[] {
  const left = new Set(ids);
  return all.filter((id) => !left.delete(id));
}
