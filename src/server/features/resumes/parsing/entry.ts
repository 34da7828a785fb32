import type { Line } from '#server/documents/line.ts';
import type { Period } from './periods.ts';

/** One job, as the lines that tell of it. */
export interface Entry {
  /** Who, where and as what. */
  head: string[];
  period: Period | undefined;
  body: Line[];
}
