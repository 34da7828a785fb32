import type { BoardCard, BoardData } from '#client/features/applications/board-cache.ts';
import type { Step } from '#contract/api.ts';
import type { ApplicationStatus } from '#domain/application-status.ts';

const none: readonly Step[] = [];

/** The steps a card can stand at, by its job's template. The same list for the same board: cards compare by it. */
export function stepsByTemplate({
  templates,
}: Pick<BoardData, 'templates'>): ReadonlyMap<number, readonly Step[]> {
  return new Map(templates.map(({ id, steps }) => [id, steps]));
}

export function stepsOf(
  templates: ReadonlyMap<number, readonly Step[]>,
  { stepTemplateId }: Pick<BoardCard, 'stepTemplateId'>,
): readonly Step[] {
  return stepTemplateId === null ? none : (templates.get(stepTemplateId) ?? none);
}

const byStatus = new WeakMap<readonly Step[], Map<ApplicationStatus, readonly Step[]>>();

/** Those inside one status; for the same list the same answer, so that a column is drawn anew only when it changes. */
export function inStatus(steps: readonly Step[], status: ApplicationStatus): readonly Step[] {
  const known = byStatus.get(steps) ?? new Map<ApplicationStatus, readonly Step[]>();
  byStatus.set(steps, known);
  const inside = known.get(status) ?? steps.filter((step) => step.status === status);
  known.set(status, inside);
  return inside;
}

/** The steps that all of these have, which is none where they go by different templates. */
export function stepsOfAll(
  templates: ReadonlyMap<number, readonly Step[]>,
  cards: readonly BoardCard[],
): readonly Step[] {
  const [first] = cards;
  if (!first || cards.some(({ stepTemplateId }) => stepTemplateId !== first.stepTemplateId)) return none;
  return stepsOf(templates, first);
}

/** Those of one column by the step at which they stand: at none first, which is left out where nobody does. */
export function groupsOf(
  cards: readonly BoardCard[],
  steps: readonly Step[],
): { step: Step | undefined; cards: readonly BoardCard[] }[] {
  const elsewhere = cards.filter(({ stepId }) => !steps.some(({ id }) => id === stepId));
  return [
    ...(elsewhere.length ? [{ step: undefined, cards: elsewhere }] : []),
    ...steps.map((step) => ({ step, cards: cards.filter(({ stepId }) => stepId === step.id) })),
  ];
}
