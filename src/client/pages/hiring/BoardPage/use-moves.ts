import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { dropFetches, onFetched, refresh } from '#client/api/api-cache.ts';
import {
  applicationChanged,
  movingHere,
  patchApplication,
} from '#client/features/applications/application-cache.ts';
import { boardCard, type BoardCard, patchBoard } from '#client/features/applications/board-cache.ts';
import { announce } from '#client/ui/announcer.ts';
import { toast } from '#client/ui/toast.ts';
import type { Answer, Step as OwnStep } from '#contract/api.ts';
import { placeLabel, whatFollows } from '#client/features/applications/place.ts';
import { askAboutOffer, questionIn } from '#client/features/applications/offer-question.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { isThere, type Place, stepAfter } from '#domain/steps.ts';
import type { OpenOfferAnswer } from '#domain/offers.ts';

interface Step {
  cards: readonly Pick<BoardCard, 'id' | 'applicantName' | 'status' | 'stepId'>[];
  /** Where each goes: one place for all, or to each its own when a move is taken back. */
  to: Place | ReadonlyMap<number, Place>;
  /** Whose names are to be said. */
  steps: readonly OwnStep[];
  undoing?: boolean;
  /** What takes it back. */
  reverse?: Step;
}

/** Where a card stood before it was moved, and since when. */
type Standing = Pick<BoardCard, 'status' | 'stepId'> & Partial<Pick<BoardCard, 'statusUpdatedAt'>>;

type Moved = Answer<'POST /api/applications/moves'>;

/**
 * Moves cards: shown at once, set back with the reason where the server refuses. The last moves can be taken back one by
 * one, by the toast while it stands and by Ctrl or ⌘ with Z for as long as the board is open.
 */
export function useMoves() {
  // Each as often as moves of it are under way: a card is saved when the last of them is.
  const [underWay, setUnderWay] = useState<readonly number[]>([]);
  const saving = useMemo(() => new Set(underWay), [underWay]);
  const taken = useRef<Step[]>([]);
  const pending = useRef(new Set<Step>());
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

  const mutation = useMutation<Moved, ApiError, Step, ReadonlyMap<number, Standing>>({
    // One after the other, so that taking back never overtakes what it takes back.
    scope: { id: 'board' },
    mutationFn: async (step) => settled(step, await sendMoves(step, step.cards, 'ask'), pending.current),
    onMutate: (step) => {
      const { cards, to } = step;
      const ids = new Set(cards.map(({ id }) => id));
      setUnderWay((all) => [...all, ...ids]);
      dropBoards();
      pending.current.add(step);
      ids.forEach(movingHere);
      const before = new Map(cards.map((card) => [card.id, boardCard(card.id) ?? card]));
      show(to, ids);
      return before;
    },
    onSuccess: ({ moved, refused }, step, before) => {
      const { cards, to, undoing, steps } = step;
      dropBoards();
      pending.current.delete(step);
      for (const { id, status } of refused) setBack(id, before.get(id), status);
      // Those of whom nothing was said stay where they were, and nothing is said of them.
      const left = cards.filter(({ id }) => ![...moved, ...refused].some((one) => one.id === id));
      for (const { id } of left) setBack(id, before.get(id));
      if (!moved.length) forget(step);
      const done = cards.filter(({ id }) => moved.some((one) => one.id === id));
      if (refused.length) {
        const kept = cards.filter(({ id }) => refused.some((one) => one.id === id));
        sayRefused(kept, refused[0]?.reason ?? '', () => again({ ...step, cards: kept }));
        void refresh('GET /api/board');
      } else sayMoved(done, whereTo(to, steps), undoing ? undefined : () => undo());
    },
    onError: (error, step, before) => {
      pending.current.delete(step);
      for (const { id } of step.cards) setBack(id, before?.get(id));
      forget(step);
      sayRefused(step.cards, error.message, () => again(step));
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

  const undo = () => {
    const last = taken.current.pop();
    if (last) mutation.mutate(last);
  };
  /** What was not done is not taken back either. */
  const forget = ({ reverse }: Step) => {
    taken.current = taken.current.filter((one) => one !== reverse);
  };
  const begin = (cards: Step['cards'], to: Place, steps: readonly OwnStep[]) => {
    const reverse = reverseOf(cards, to);
    taken.current.push(reverse);
    mutation.mutate({ cards, to, steps, reverse });
  };
  /** From where each stands by now. */
  const again = ({ cards, to, steps, undoing }: Step) => {
    const now = cards.map((card) => boardCard(card.id) ?? card);
    if ('status' in to) begin(now, to, steps);
    else mutation.mutate({ cards: now, to, steps, undoing });
  };

  return {
    saving,
    undo,
    move: (cards: readonly BoardCard[], to: Place, steps: readonly OwnStep[]) => {
      const elsewhere = cards.filter((card) => !isThere(card, to));
      if (elsewhere.length) begin(elsewhere, to, steps);
    },
  };
}

function withoutOneEach(all: readonly number[], ids: ReadonlySet<number>): number[] {
  const left = new Set(ids);
  return all.filter((id) => !left.delete(id));
}

async function sendMoves(
  { to, undoing }: Step,
  cards: Step['cards'],
  openOffer: 'ask' | OpenOfferAnswer,
): Promise<Moved> {
  return call('POST /api/applications/moves', {
    body: {
      moves: cards.map((card) => {
        const goal = goalOf(to, card.id) ?? card;
        return {
          id: card.id,
          status: goal.status,
          stepId: stepAfter(card, goal),
          from: card.status,
          openOffer,
          ...(undoing ? { undo: true } : {}),
        };
      }),
    },
  });
}

/** Asks what becomes of the offers that were met, one question for all who raise it, and moves those of whom it was said. */
async function settled(step: Step, { moved, refused }: Moved, pending: Set<Step>): Promise<Moved> {
  const met = Map.groupBy(refused, ({ id, code }) => {
    const question = questionIn(code);
    const card = step.cards.find((one) => one.id === id);
    return question && card ? `${question} ${(goalOf(step.to, id) ?? card).status}` : '';
  });
  const outcome: Moved = { moved, refused: met.get('') ?? [] };
  for (const [key, those] of met) {
    const question = questionIn(those[0]?.code);
    const cards = step.cards.filter(({ id }) => those.some((one) => one.id === id));
    const [first] = cards;
    if (!key || !question || !first) continue;
    const to = (goalOf(step.to, first.id) ?? first).status;
    // While it is asked nothing has moved, and so it is shown.
    pending.delete(step);
    for (const card of cards) setBack(card.id, card);
    const answer = await askAboutOffer({
      question,
      to,
      names: cards.map(({ applicantName }) => applicantName),
    });
    if (answer) {
      pending.add(step);
      show(step.to, new Set(cards.map(({ id }) => id)));
    }
    const after = answer ? await sendMoves(step, cards, answer) : { moved: [], refused: [] };
    outcome.moved.push(...after.moved);
    outcome.refused.push(...after.refused);
  }
  return outcome;
}

/** Can be had before the server has answered: what it refuses to move, it also leaves alone when this comes. */
function reverseOf(cards: Step['cards'], to: Place): Step {
  return {
    cards: cards.map((card) => ({ ...card, status: to.status, stepId: stepAfter(card, to) })),
    to: new Map(cards.map(({ id, status, stepId }) => [id, { status, stepId }])),
    undoing: true,
    steps: [],
  };
}

function goalOf(to: Step['to'], id: number): Place | undefined {
  return 'status' in to ? to : to.get(id);
}

interface Movable {
  id: number;
  status: ApplicationStatus;
  stepId?: number | null;
  statusUpdatedAt: string;
}

function show(to: Step['to'], ids: ReadonlySet<number>): void {
  const now = new Date().toISOString();
  const changed = <Shown extends Movable>(shown: Shown): Shown => {
    const goal = ids.has(shown.id) ? goalOf(to, shown.id) : undefined;
    if (!goal) return shown;
    const { status } = goal;
    const since = status === shown.status ? shown.statusUpdatedAt : now;
    return { ...shown, status, stepId: stepAfter(shown, goal), statusUpdatedAt: since };
  };
  patchBoard((card) => changed(card));
  for (const id of ids) patchApplication(id, changed);
}

/** One that was not moved stands again where it stood, and since when; or where somebody else has moved it meanwhile. */
function setBack(id: number, before: Standing | undefined, isAt?: ApplicationStatus): void {
  if (!before) return;
  const { status, stepId, statusUpdatedAt } = before;
  const standing =
    isAt && isAt !== status
      ? { status: isAt, stepId: null }
      : { status, stepId, ...(statusUpdatedAt && { statusUpdatedAt }) };
  patchBoard((shown) => (shown.id === id ? { ...shown, ...standing } : shown));
  patchApplication(id, (shown) => ({ ...shown, ...standing }));
}

function whereTo(to: Step['to'], steps: readonly OwnStep[]): string {
  return 'status' in to ? `moved to ${placeLabel(to, steps)}.${whatFollows(to)}` : 'moved back.';
}

function sayMoved(cards: Step['cards'], where: string, undo?: () => void): void {
  if (!cards.length) return;
  const said = `${names(cards)} ${where}`;
  toast({ title: 'Status updated', description: said, action: undo && { label: 'Undo', act: undo } });
  announce(said);
}

function sayRefused(cards: Step['cards'], reason: string, again: () => void): void {
  toast({
    title: 'Update failed',
    description: `${names(cards)} ${cards.length === 1 ? 'was' : 'were'} not moved. ${reason}`,
    tone: 'danger',
    action: { label: 'Retry', act: again },
  });
}

function names(cards: Step['cards']): string {
  const [first] = cards;
  return cards.length === 1 && first ? `\u2068${first.applicantName}\u2069` : `${cards.length} candidates`;
}
