import { calendarUrlProblem, ownCalendar } from '#domain/own-calendar.ts';
import type { FieldTable } from './field.ts';

/** Where somebody's own calendar is read. */
export const ownCalendarFields = {
  url: {
    kind: 'line',
    label: 'Calendar address',
    max: ownCalendar.url,
    required: true,
    problem: calendarUrlProblem,
  },
} as const satisfies FieldTable;
