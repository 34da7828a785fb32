import type { SalaryPeriod } from '#domain/salary-word.ts';
import type { importDateOrders } from './batches.ts';
import type { JobColumn } from './job-columns.ts';

/** As what jobs that are brought along begin: nobody sees a draft until it is posted. */
export const importedJobStatuses = ['draft', 'active'] as const;
export type ImportedJobStatus = (typeof importedJobStatuses)[number];

export const importPayPeriods = [
  'hour',
  'session',
  'day',
  'week',
  'month',
  'year',
] as const satisfies readonly SalaryPeriod[];

/** What a company says of a file of jobs: what its columns hold, and what the file itself leaves open. */
export interface JobMapping {
  /** For each column of the file, in its order; null for one that is left out. */
  columns: (JobColumn | null)[];
  /** Of pay that names none. */
  currency: string | null;
  period: SalaryPeriod | null;
  /** Of the columns of dates in which no date decides it. */
  dateOrder: (typeof importDateOrders)[number] | null;
  status: ImportedJobStatus;
}
