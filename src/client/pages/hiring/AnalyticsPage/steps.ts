import { daysWrittenOut, writtenOut } from '#client/ui/Time.tsx';

interface Day {
  day: string;
  views: number;
  applications: number;
}

export interface Step extends Day {
  /** "12 Mar 2026", or of a week "12–18 Mar 2026". */
  label: string;
}

/** Beyond so many days a column stands for a week. */
const mostDays = 62;

/** The figures day by day, or where that is too much to look at, week by week. Weeks end on the last day: the first one may be shorter. */
export function stepsOf(days: readonly Day[]): { steps: Step[]; unit: 'day' | 'week' } {
  if (days.length <= mostDays) {
    return { unit: 'day', steps: days.map((day) => ({ ...day, label: writtenOut(day.day) })) };
  }
  const weeks: Step[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    weeks.unshift(weekOf(days.slice(Math.max(0, end - 7), end)));
  }
  return { unit: 'week', steps: weeks };
}

function weekOf(days: readonly Day[]): Step {
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  return {
    day: first,
    label: daysWrittenOut(first, last),
    views: sum(days.map(({ views }) => views)),
    applications: sum(days.map(({ applications }) => applications)),
  };
}

export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
