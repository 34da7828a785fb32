import { sentences } from './sentences.ts';

interface Period {
  startDate?: string | null;
  endDate?: string | null;
  isCurrent: boolean;
}

/** What is wrong with the order of two dates, or of two months; undefined where nothing is. What goes on has no end. */
export function periodProblem({ startDate, endDate, isCurrent }: Period): string | undefined {
  return !isCurrent && startDate && endDate && endDate < startDate ? sentences.endBeforeStart() : undefined;
}
