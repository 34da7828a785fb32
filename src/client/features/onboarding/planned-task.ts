import { typedNumber } from '#domain/fields/numbers.ts';
import { onboardingTemplateFields, plannedTaskFields } from '#domain/fields/onboarding.ts';
import { type TypedIn, typedIn } from '#domain/fields/typed.ts';
import type { PlannedTask } from '#domain/onboarding.ts';

const { day, ...rest } = plannedTaskFields;

/** A task as forms ask for it: so many days before or after the first day. */
export const taskForm = {
  ...rest,
  days: { ...day, min: 0 },
  when: {
    kind: 'choice',
    label: 'Due',
    values: ['before', 'after'],
    labels: { before: 'before the first day', after: 'after the first day' },
    required: true,
  },
} as const;

/** A list of them, with its name. */
export const listForm = {
  ...onboardingTemplateFields,
  tasks: { ...onboardingTemplateFields.tasks, fields: taskForm },
} as const;

export type TaskValues = TypedIn<typeof taskForm> & Record<string, unknown>;

export const newTask: TaskValues = { title: '', details: '', side: 'candidate', days: '7', when: 'before' };

export function valuesOfTask(task: PlannedTask): TaskValues {
  return typedIn(taskForm, {
    ...task,
    days: Math.abs(task.day),
    when: task.day > 0 ? 'after' : 'before',
  });
}

export function taskFrom({ title, details, side, days, when }: TaskValues): PlannedTask {
  const count = typedNumber(days) ?? 0;
  // Never -0.
  return { title, details: details.trim() || null, side, day: when === 'before' && count ? -count : count };
}
