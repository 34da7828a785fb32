import type { ApplicationStatus } from '#domain/application-status.ts';

export const dateChoices = [7, 30, 90] as const;

/** What narrows the applications to those one looks for, in a list and on a board alike. */
export interface Narrowing {
  /** Applied within so many days; at any time where it is left out. */
  date?: (typeof dateChoices)[number];
  /** Those that stand at a status or stood there once. */
  reached?: ApplicationStatus;
  /** Only those who have not been answered yet. */
  waiting?: boolean;
  /** Only people with this tag of the company. */
  tag?: number;
}

export type Narrow = (part: Partial<Narrowing>) => void;

export function dateLabel(date: Narrowing['date']): string {
  return date ? `Last ${date} days` : 'Any time';
}
