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
import type { Answer } from '#contract/api.ts';
import { statusLabel, type ApplicationStatus } from '#domain/application-status.ts';

interface Step {
  cards: readonly Pick<BoardCard, 'id' | 'applicantName' | 'status'>[];
  /** Where each goes: one status for all, or to each its own when a move is taken back. */
  to: ApplicationStatus | ReadonlyMap<number, ApplicationStatus>;
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
    mutationFn: ({ cards, to }) =>
      call('POST /api/applications/moves', {
        body: {
          moves: cards.map(({ id, status }) => ({ id, status: goalOf(to, id) ?? status, from: status })),
        },
      }),
    onMutate: ({ cards, to }) => {
      const ids = new Set(cards.map(({ id }) => id));
      setSaving((all) => new Set([...all, ...ids]));
      // A board that was asked for before this move would show it undone.
      void queryClient.cancelQueries({ queryKey: ['GET /api/board'] });
      ids.forEach(movingHere);
      show(to, ids);
    },
    onSuccess: ({ moved, refused }, { cards, to, undoing }) => {
      setBack(refused, cards);
      const done = cards.filter(({ id }) => moved.some((one) => one.id === id));
      say(done, refused, to, undoing ? undefined : () => undo());
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
    move: (cards: readonly BoardCard[], to: ApplicationStatus) => {
      const elsewhere = cards.filter(({ status }) => status !== to);
      if (!elsewhere.length) return;
      taken.current.push(reverseOf(elsewhere, to));
      mutation.mutate({ cards: elsewhere, to });
    },
  };
}

/** Can be had before the server has answered: what it refuses to move, it also leaves alone when this comes. */
function reverseOf(cards: Step['cards'], to: ApplicationStatus): Step {
  return {
    cards: cards.map((card) => ({ ...card, status: to })),
    to: new Map(cards.map(({ id, status }) => [id, status])),
    undoing: true,
  };
}

function goalOf(to: Step['to'], id: number): ApplicationStatus | undefined {
  return typeof to === 'string' ? to : to.get(id);
}

function show(to: Step['to'], ids: ReadonlySet<number>): void {
  const now = new Date().toISOString();
  const changed = <Shown extends { id: number; status: ApplicationStatus; statusUpdatedAt: string }>(
    shown: Shown,
  ): Shown =>
    ids.has(shown.id)
      ? { ...shown, status: goalOf(to, shown.id) ?? shown.status, statusUpdatedAt: now }
      : shown;
  patchBoard((card) => changed(card));
  for (const id of ids) patchApplication(id, changed);
}

/** Those that were not moved stand again where they are, as far as that is known. */
function setBack(refused: readonly { id: number; status?: ApplicationStatus }[], cards: Step['cards']): void {
  for (const { id, status } of refused) {
    const before = status ?? cards.find((card) => card.id === id)?.status;
    if (!before) continue;
    patchBoard((card) => (card.id === id ? { ...card, status: before } : card));
    patchApplication(id, (shown) => ({ ...shown, status: before }));
  }
}

function say(done: Step['cards'], refused: Moved['refused'], to: Step['to'], undo?: () => void): void {
  const [first] = done;
  const where = typeof to === 'string' ? `moved to ${statusLabel[to]}` : 'moved back';
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
      description: `${who} ${where}.`,
      action: undo && { label: 'Undo', act: undo },
    });
  if (done.length) announce(`${who} ${where}`);
}
