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
  const said = `${names(cards)} ${where}`;
  toast({ title: 'Status updated', description: said, action: undo && { label: 'Undo', act: undo } });
  announce(said);
}

export function sayRefused(cards: Move['cards'], reason: string, again: () => void): void {
  toast({
    title: 'Update failed',
    description: `${names(cards)} ${cards.length === 1 ? 'was' : 'were'} not moved. ${reason}`,
    tone: 'danger',
    action: { label: 'Retry', act: again },
  });
}

function names(cards: Move['cards']): string {
  const [first] = cards;
  return cards.length === 1 && first ? `\u2068${first.applicantName}\u2069` : `${cards.length} candidates`;
}
