import { limits } from '#domain/limits.ts';
import type { PlannedTask, TaskSide } from '#domain/onboarding.ts';

/** A task as forms hold it: so many days before or after the first day. */
export interface TaskValues extends Record<string, unknown> {
  title: string;
  details: string;
  side: TaskSide;
  days: string;
  when: 'before' | 'after';
}

export const newTask: TaskValues = { title: '', details: '', side: 'candidate', days: '7', when: 'before' };

export function valuesOfTask({ title, details, side, day }: PlannedTask): TaskValues {
  return {
    title,
    details: details ?? '',
    side,
    days: String(Math.abs(day)),
    when: day > 0 ? 'after' : 'before',
  };
}

export function taskFrom({ title, details, side, days, when }: TaskValues): PlannedTask {
  const count = Number(days);
  // Never -0.
  return { title, details: details.trim() || null, side, day: when === 'before' && count ? -count : count };
}

export function taskProblems({ title, days }: TaskValues): { title?: string; days?: string } {
  const count = days.trim();
  return {
    ...(title.trim() ? {} : { title: 'Say what is to be done' }),
    ...(/^\d{1,3}$/.test(count) && Number(count) <= limits.taskDay
      ? {}
      : { days: `Days must be a whole number up to ${limits.taskDay}` }),
  };
}
