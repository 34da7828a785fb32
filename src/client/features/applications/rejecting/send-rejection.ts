import { cachedAnswer, refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import {
  applicationChanged,
  countMove,
  movingHere,
  patchApplication,
} from '#client/features/applications/application-cache.ts';
import { patchBoard } from '#client/features/applications/board-cache.ts';
import type { Movable } from '#client/features/applications/moving/moves.ts';
import { announce } from '#client/ui/announcer.ts';
import { writtenOut } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer, Application, BodyInput } from '#contract/api.ts';
import { candidatesNamed } from './people.ts';

export type Said = Omit<BodyInput<'POST /api/rejections'>, 'applicationIds'>;

type Rejected = Answer<'POST /api/rejections'>['rejected'];

export async function sendRejection(people: readonly Movable[], said: Said): Promise<Rejected> {
  const ids = people.map(({ id }) => id);
  ids.forEach(movingHere);
  return (await call('POST /api/rejections', { body: { applicationIds: ids, ...said } })).rejected;
}

/** Shows who was rejected wherever they are shown, and offers to undo it. */
export function showRejected(people: readonly Movable[], rejected: Rejected, said: Said): void {
  const why = {
    reason:
      cachedAnswer('GET /api/rejection-reasons', { query: {} })?.find(({ id }) => id === said.reasonId)
        ?.name ?? null,
    note: said.note || null,
    letter: Boolean(said.letter),
  };
  for (const { id, from, statusUpdatedAt, tellsAt } of rejected) {
    const rejection: Application['rejection'] = { tellsAt, ...why };
    const standing = { status: 'rejected', stepId: null, statusUpdatedAt } as const;
    countMove(from, 'rejected');
    patchApplication(id, (shown) => ({ ...shown, ...standing, rejection }));
    patchBoard((card) => (card.id === id ? { ...card, ...standing, tellsAt } : card));
  }
  const soonest = rejected.map(({ tellsAt }) => tellsAt).toSorted()[0] ?? '';
  const several = new Set(rejected.map(({ tellsAt }) => tellsAt.slice(0, 16))).size > 1;
  const words = `${candidatesNamed(people)} rejected. Notified ${several ? 'from ' : ''}${writtenOut(soonest, 'moment')}.`;
  toast({
    title: 'Status updated',
    description: words,
    action: { label: 'Undo', act: () => void undoRejections(people) },
  });
  announce(words);
  void changed(people.map(({ id }) => id));
}

/** Whose rejection is just being taken back. */
const underWay = new Set<number>();

export function isBeingUndone(id: number): boolean {
  return underWay.has(id);
}

/** Takes rejections back of which nobody has been notified; says of whom it was too late. */
export async function undoRejections(asked: readonly Pick<Movable, 'id' | 'applicantName'>[]): Promise<void> {
  // A second press on the way would be answered that it is too late.
  const people = asked.filter(({ id }) => !isBeingUndone(id));
  if (!people.length) return;
  const ids = people.map(({ id }) => id);
  ids.forEach(movingHere);
  for (const id of ids) underWay.add(id);
  try {
    const { undone, refused } = await call('POST /api/rejections/undo', { body: { applicationIds: ids } });
    for (const { id, status, stepId, statusUpdatedAt } of undone) {
      const standing = { status, stepId, statusUpdatedAt };
      countMove('rejected', status);
      patchApplication(id, (shown) => ({ ...shown, ...standing, rejection: null }));
      patchBoard((card) => (card.id === id ? { ...card, ...standing, tellsAt: null } : card));
    }
    if (refused.length) sayTooLate(refused);
    else
      toast({
        title: 'Status updated',
        description: `Rejection of ${candidatesNamed(people)} undone. They weren’t notified.`,
      });
  } catch (error) {
    toast({
      title: 'Update failed',
      description: error instanceof Error ? error.message : '',
      tone: 'danger',
      action: { label: 'Retry', act: () => void undoRejections(people) },
    });
  } finally {
    for (const id of ids) underWay.delete(id);
  }
  void changed(ids);
}

function sayTooLate(refused: readonly { applicantName: string }[]): void {
  toast({
    title: 'Update failed',
    description: `Too late for ${candidatesNamed(refused)}: already notified, or not rejected any more.`,
    tone: 'danger',
  });
}

async function changed(ids: readonly number[]): Promise<void> {
  await Promise.all(ids.map(applicationChanged));
  await refresh('GET /api/applications/:id');
}
