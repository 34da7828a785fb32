import type { ApplicationStatus } from './application-status.ts';

/** Who a task before the first day is for. */
export const taskSides = ['candidate', 'company'] as const;
export type TaskSide = (typeof taskSides)[number];

export const taskSideLabel: Record<TaskSide, string> = {
  candidate: 'The new colleague',
  company: 'The company',
};

/** Whoever was moved back from Hired is not got aboard: their list rests until they are hired again. */
export function listRests({ status }: { status: ApplicationStatus }): boolean {
  return status !== 'hired';
}

/** A task as a template has it: due so many days after the first day, or before it where the number is below 0. */
export interface PlannedTask {
  title: string;
  details: string | null;
  side: TaskSide;
  day: number;
}

/** What the first days ask for nearly everywhere here: papers, doctor, permit, the way there, and somebody at the jetty. */
export const startingTasks: readonly PlannedTask[] = [
  {
    title: 'Copy of the passport',
    details: 'The page with the photograph, valid for at least a year after the first day.',
    side: 'candidate',
    day: -35,
  },
  {
    title: 'Certificates',
    details: 'The ones the job asks for, as they are now.',
    side: 'candidate',
    day: -35,
  },
  {
    title: 'Medical examination',
    details: 'By a doctor whom the authorities accept; the report as a file.',
    side: 'candidate',
    day: -28,
  },
  {
    title: 'Work permit',
    details: 'Applied for and paid; the approval as a file.',
    side: 'company',
    day: -21,
  },
  { title: 'Contract', details: 'Signed by both.', side: 'company', day: -21 },
  {
    title: 'Ticket and transfer',
    details: 'Booked, and sent to the new colleague.',
    side: 'company',
    day: -10,
  },
  { title: 'Time of arrival', details: 'Flight number and when it lands.', side: 'candidate', day: -7 },
  { title: 'Room and uniform', details: null, side: 'company', day: -3 },
  {
    title: 'First day',
    details: 'Met at the jetty, shown round, and told who to ask.',
    side: 'company',
    day: 0,
  },
];

/** Somebody is reminded of a task so many days before it is due, and once more when it is overdue. */
export const remindOfTaskDaysBefore = 3;

/** "on the first day", "3 weeks before", "10 days after". */
export function dayInWords(day: number): string {
  if (day === 0) return 'on the first day';
  const days = Math.abs(day);
  const much = days % 7 === 0 ? plural(days / 7, 'week') : plural(days, 'day');
  return `${much} ${day < 0 ? 'before' : 'after'}`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
