import { candidatesNamed } from '#client/features/applications/rejecting/people.ts';
import { placeLabel, whatFollows } from '#client/features/applications/place.ts';
import { announce } from '#client/ui/announcer.ts';
import { toast } from '#client/ui/toast.ts';
import type { Step as OwnStep } from '#contract/api.ts';
import type { Move } from './moves.ts';

export function whereTo(to: Move['to'], steps: readonly OwnStep[]): string {
  return 'status' in to ? `moved to ${placeLabel(to, steps)}.${whatFollows(to)}` : 'moved back.';
}

export function sayMoved(cards: Move['cards'], where: string, undo?: () => void): void {
  if (!cards.length) return;
  const said = `${candidatesNamed(cards)} ${where}`;
  toast({ title: 'Status updated', description: said, action: undo && { label: 'Undo', act: undo } });
  announce(said);
}

export function sayRefused(cards: Move['cards'], reason: string, again: () => void): void {
  toast({
    title: 'Update failed',
    description: notMoved(cards, reason),
    tone: 'danger',
    action: { label: 'Retry', act: again },
  });
}

/** Some were moved and some were not: both in one toast, since a second one would take the place of the first. */
export function sayInPart(
  { done, where, undo }: { done: Move['cards']; where: string; undo?: (() => void) | undefined },
  { kept, reason, again }: { kept: Move['cards']; reason: string; again: () => void },
): void {
  toast({
    title: 'Partly updated',
    description: `${candidatesNamed(done)} ${where} ${notMoved(kept, reason)}`,
    tone: 'danger',
    action: undo ? { label: 'Undo', act: undo } : { label: 'Retry', act: again },
  });
}

function notMoved(cards: Move['cards'], reason: string): string {
  return `${candidatesNamed(cards)} ${cards.length === 1 ? 'was' : 'were'} not moved. ${reason}`;
}
