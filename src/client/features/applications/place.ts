import type { Step } from '#contract/api.ts';
import { statusLabel } from '#domain/application-status.ts';
import type { Place } from '#domain/steps.ts';

/** "Screening", or "Screening, Phone call". */
export function placeLabel({ status, stepId }: Place, steps: readonly Step[] = []): string {
  const name = stepId ? steps.find(({ id }) => id === stepId)?.name : undefined;
  return name ? `${statusLabel[status]}, \u2068${name}\u2069` : statusLabel[status];
}

/** What else comes of a move, for its toast: a sentence to follow the one that says where to. */
export function whatFollows({ status }: Place): string {
  if (status === 'rejected')
    return ' They’re notified in a minute; open offers and upcoming interviews end with it.';
  return status === 'hired' ? ' Interviews still to come are cancelled in a minute.' : '';
}
