import type { Step } from '#contract/api.ts';
import { statusLabel, type ApplicationStatus } from '#domain/application-status.ts';

/** Where an application can go: a status, and if named one of the job's own steps inside it, or null for none. */
export interface Place {
  status: ApplicationStatus;
  stepId?: number | null;
}

interface Standing {
  status: ApplicationStatus;
  stepId?: number | null;
}

/** The step at which something stands once it has come to a place; the server goes by the same rule. */
export function stepAfter(standing: Standing, to: Place): number | null {
  if (to.stepId !== undefined) return to.stepId;
  return standing.status === to.status ? (standing.stepId ?? null) : null;
}

export function isThere(standing: Standing, to: Place): boolean {
  return standing.status === to.status && (standing.stepId ?? null) === stepAfter(standing, to);
}

/** "Screening", or "Screening, Phone call". */
export function placeLabel({ status, stepId }: Place, steps: readonly Step[] = []): string {
  const name = stepId ? steps.find(({ id }) => id === stepId)?.name : undefined;
  return name ? `${statusLabel[status]}, \u2068${name}\u2069` : statusLabel[status];
}

/** What else comes of a move, for its toast: a sentence to follow the one that says where to. */
export function whatFollows({ status }: Place): string {
  if (status === 'rejected')
    return ' They are told in a minute; offers and interviews still to come end with it.';
  return status === 'hired' ? ' Interviews still to come are cancelled in a minute.' : '';
}
