import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { refresh } from '#client/api/use-api.ts';
import {
  applicationChanged,
  movingHere,
  patchApplication,
} from '#client/features/applications/application-cache.ts';
import { type BoardCard, patchBoard } from '#client/features/applications/board-cache.ts';
import { announce } from '#client/ui/announcer.ts';
import { toast } from '#client/ui/toast.ts';
import type { Answer, Step as OwnStep } from '#contract/api.ts';
import {
  isThere,
  type Place,
  placeLabel,
  stepAfter,
  whatFollows,
} from '#client/features/applications/place.ts';
import { askAboutOffer, questionIn } from '#client/features/applications/offer-question.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';
import type { OpenOfferAnswer } from '#domain/offers.ts';

interface Step {
  cards: readonly Pick<BoardCard, 'id' | 'applicantName' | 'status' | 'stepId'>[];
  /** Where each goes: one place for all, or to each its own when a move is taken back. */
  to: Place | ReadonlyMap<number, Place>;
  /** Whose names are to be said. */
  steps: readonly OwnStep[];
  undoing?: boolean;
}

type Moved = Answer<'POST /api/applications/moves'>;

/**
 * Moves cards: shown at once, set back with the reason where the server refuses. The last moves can be taken back one by
 * one, by the toast while it stands and by Ctrl or ⌘ with Z for as long as the board is open.
 */
export function useMoves() {
  const [saving, setSaving] = useState<ReadonlySet<number>>(new Set());
  const taken = useRef<Step[]>([]);

  const mutation = useMutation<Moved, ApiError, Step>({
    // One after the other, so that taking back never overtakes what it takes back.
    scope: { id: 'board' },
    mutationFn: async (step) => settled(step, await sendMoves(step, step.cards, 'ask')),
    onMutate: ({ cards, to }) => {
      const ids = new Set(cards.map(({ id }) => id));
      setSaving((all) => new Set([...all, ...ids]));
      // A board that was asked for before this move would show it undone.
      void queryClient.cancelQueries({ queryKey: ['GET /api/board'] });
      ids.forEach(movingHere);
      show(to, ids);
    },
    onSuccess: ({ moved, refused }, { cards, to, undoing, steps }) => {
      setBack(refused, cards);
      // Those of whom nothing was said stay where they were, and nothing is said of them.
      const left = cards.filter(({ id }) => ![...moved, ...refused].some((one) => one.id === id));
      setBack(left, left);
      const done = cards.filter(({ id }) => moved.some((one) => one.id === id));
      say({ done, refused }, whereTo(to, steps), undoing ? undefined : () => undo());
    },
    onError: (error, { cards }) => {
      setBack(
        cards.map(({ id, status }) => ({ id, status })),
        cards,
      );
      toast({ title: 'Update failed', description: error.message, tone: 'danger' });
    },
    onSettled: async (_done, _error, { cards }) => {
      const ids = new Set(cards.map(({ id }) => id));
      setSaving((all) => new Set([...all].filter((id) => !ids.has(id))));
      await Promise.all(cards.map(({ id }) => applicationChanged(id)));
      await refresh('GET /api/applications/:id');
    },
  });

  const undo = () => {
    const last = taken.current.pop();
    if (last) mutation.mutate(last);
  };

  return {
    saving,
    undo,
    move: (cards: readonly BoardCard[], to: Place, steps: readonly OwnStep[]) => {
      const elsewhere = cards.filter((card) => !isThere(card, to));
      if (!elsewhere.length) return;
      taken.current.push(reverseOf(elsewhere, to));
      mutation.mutate({ cards: elsewhere, to, steps });
    },
  };
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
async function settled(step: Step, { moved, refused }: Moved): Promise<Moved> {
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
    const answer = await askAboutOffer({
      question,
      to,
      names: cards.map(({ applicantName }) => applicantName),
    });
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

/** Those that were not moved stand again where they are, as far as that is known. */
function setBack(refused: readonly { id: number; status?: ApplicationStatus }[], cards: Step['cards']): void {
  for (const { id, status } of refused) {
    const card = cards.find((one) => one.id === id);
    const before = status ?? card?.status;
    if (!before) continue;
    const stepId = card?.status === before ? card.stepId : null;
    patchBoard((shown) => (shown.id === id ? { ...shown, status: before, stepId } : shown));
    patchApplication(id, (shown) => ({ ...shown, status: before, stepId }));
  }
}

function whereTo(to: Step['to'], steps: readonly OwnStep[]): string {
  return 'status' in to ? `moved to ${placeLabel(to, steps)}.${whatFollows(to)}` : 'moved back.';
}

interface Outcome {
  done: Step['cards'];
  refused: Moved['refused'];
}

function say({ done, refused }: Outcome, where: string, undo?: () => void): void {
  const [first] = done;
  const who = done.length === 1 && first ? `\u2068${first.applicantName}\u2069` : `${done.length} candidates`;
  if (refused.length)
    toast({
      title: refused.length === 1 ? 'One was not moved' : `${refused.length} were not moved`,
      description: refused[0]?.reason,
      tone: 'danger',
    });
  else if (done.length)
    toast({
      title: 'Status updated',
      description: `${who} ${where}`,
      action: undo && { label: 'Undo', act: undo },
    });
  if (done.length) announce(`${who} ${where}`);
}
