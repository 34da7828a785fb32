import { applicationStatuses, type ApplicationStatus } from './application-status.ts';
import { stepFields } from './fields/steps.ts';
import { textProblem } from './fields/texts.ts';

/** A company's own steps lie inside the six statuses; who applies sees the statuses only. */
export const stepLimits = { perStatus: 6, templates: 20 } as const;

interface Step {
  status: ApplicationStatus;
  name: string;
}

/** What is wrong with a template's steps as they are written; undefined where all is well. */
export function stepsProblem(steps: readonly Step[]): string | undefined {
  if (!steps.length) return 'Name at least one step';
  for (const { name } of steps) {
    const problem = textProblem(stepFields.name, name);
    if (problem) return problem;
  }
  for (const status of applicationStatuses) {
    const names = steps.filter((step) => step.status === status).map(({ name }) => name.trim().toLowerCase());
    if (new Set(names).size < names.length) return 'Two steps of one status cannot have the same name';
    if (names.length > stepLimits.perStatus) return `A status can have at most ${stepLimits.perStatus} steps`;
  }
  return undefined;
}

/** Steps in the order of hiring: by their status, and in it as they are arranged. */
export function inOrderOfHiring<Of extends { status: ApplicationStatus }>(steps: readonly Of[]): Of[] {
  return applicationStatuses.flatMap((status) => steps.filter((step) => step.status === status));
}

/** Where an application stands or goes: a status, and one of the job's own steps inside it, null for none. */
export interface Place {
  status: ApplicationStatus;
  /** Left out of where one goes, a move leads to none, and whoever does not move stays at theirs. */
  stepId?: number | null;
}

/** The step at which something stands once it has come to a place. */
export function stepAfter(standing: Place, to: Place): number | null {
  if (to.stepId !== undefined) return to.stepId;
  return standing.status === to.status ? (standing.stepId ?? null) : null;
}

export function isThere(standing: Place, to: Place): boolean {
  return standing.status === to.status && (standing.stepId ?? null) === stepAfter(standing, to);
}
