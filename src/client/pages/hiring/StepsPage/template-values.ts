import type { BodyInput, StepTemplate } from '#contract/api.ts';
import { applicationStatuses, type ApplicationStatus, statusLabel } from '#domain/application-status.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { stepTemplateFields } from '#domain/fields/steps.ts';
import { stepsProblem } from '#domain/steps.ts';

export interface StepValues {
  /** Its own as long as the form is open. */
  key: string;
  id?: number;
  status: ApplicationStatus;
  name: string;
  /** What is asked at it, of what the company keeps. */
  kitId: number | null;
}

export interface TemplateValues extends Record<string, unknown> {
  name: string;
  steps: readonly StepValues[];
  /** Where those go who stand at a step that was removed: a step’s id, 'none', or '' while that is not said. */
  goes: Readonly<Record<number, string>>;
}

export function valuesOf(template?: StepTemplate): TemplateValues {
  return {
    name: template?.name ?? '',
    steps: template?.steps.map(({ candidates: _, ...step }) => ({ key: String(step.id), ...step })) ?? [],
    goes: {},
  };
}

/** The steps that go and at which candidates stand. */
export function leavingSteps(template: StepTemplate | undefined, { steps }: TemplateValues) {
  return (template?.steps ?? []).filter(
    ({ id, candidates }) => candidates > 0 && !steps.some((step) => step.id === id),
  );
}

export function problemsOf(
  values: TemplateValues,
  template: StepTemplate | undefined,
): Record<string, string> {
  const steps = stepsProblem(values.steps);
  return {
    ...problemsIn(stepTemplateFields, values),
    ...(steps && { steps }),
    ...Object.fromEntries(
      leavingSteps(template, values)
        .filter(({ id }) => !values.goes[id])
        .map(({ id, name: step }) => [`goes-${id}`, `Say where those go who stand at “${step}”`]),
    ),
  };
}

/** In the order of the form, which is that of hiring. */
export function toSend(
  values: TemplateValues,
  template: StepTemplate | undefined,
): BodyInput<'PUT /api/step-templates/:id'> {
  const ordered = applicationStatuses.flatMap((status) =>
    values.steps.filter((step) => step.status === status),
  );
  return {
    name: values.name,
    steps: ordered.map(({ id, status, name, kitId }) => ({
      ...(id === undefined ? {} : { id }),
      status,
      name,
      kitId,
    })),
    goes: leavingSteps(template, values).map(({ id }) => ({
      from: id,
      to: values.goes[id] === 'none' ? null : Number(values.goes[id]),
    })),
  };
}

/** Steps that somebody has taken off meanwhile are new ones, where they are kept here. */
export function asStillThere(values: TemplateValues, { steps }: StepTemplate): TemplateValues {
  const isThere = (id: number | undefined) => steps.some((step) => step.id === id);
  return {
    ...values,
    steps: values.steps.map(({ id, ...step }) => (isThere(id) ? { ...step, id } : step)),
  };
}

export function stepsInWords(steps: readonly StepValues[]): string {
  return applicationStatuses
    .flatMap((status) => steps.filter((step) => step.status === status))
    .map(({ status, name }) => `${statusLabel[status]}: ${name}`)
    .join('\n');
}
